import { CLEAR_GUESS } from "./sentence-language.ts";
import { tellLanguage } from "./tell-language.ts";

/** Whether two texts are clearly in two languages. */
export function differInLanguage(one: string, other: string): boolean {
  const [first, second] = [tellLanguage(one), tellLanguage(other)];
  return first.language !== second.language && Math.min(first.confidence, second.confidence) >= CLEAR_GUESS;
}
