import type { LanguagePack } from "../../languages/language-pack.ts";
import { titles } from "./data/name-words.ts";

/** Whether a folded word is a title or office, German inflection ("Präsidenten") included. */
export function isTitle(fold: string, { names }: LanguagePack): boolean {
  if (titles.has(fold)) return true;
  return names.titleEnding?.test(fold) === true && (titles.has(fold.slice(0, -1)) || titles.has(fold.slice(0, -2)));
}
