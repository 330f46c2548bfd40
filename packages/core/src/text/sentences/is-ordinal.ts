import type { SentenceRules } from "../../languages/parts/sentence-rules.ts";

/** True when `number.` before `nextWord` is an ordinal, not a number at the end of a sentence; `starter` tells that the word typically starts one. */
export function isOrdinal(
  { before, after }: NonNullable<SentenceRules["dottedOrdinals"]>,
  number: string,
  wordBefore: string,
  nextWord: string,
  starter: boolean,
): boolean {
  if (!/^[0-9]{1,3}$/.test(number)) return false;
  if (before.has(nextWord.toLowerCase())) return true;
  return after.has(wordBefore) && !starter;
}
