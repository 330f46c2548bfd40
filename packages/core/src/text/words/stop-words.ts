import type { LanguagePack } from "../../languages/language-pack.ts";

/** True for a function word of the language; expects a lower-cased word. */
export function isStopWord(lower: string, language: LanguagePack): boolean {
  const { stopWords } = language.words;
  return stopWords.has(lower) || (lower.includes("\u2019") && stopWords.has(lower.replaceAll("\u2019", "'")));
}
