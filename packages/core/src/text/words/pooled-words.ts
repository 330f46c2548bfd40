import { TRACES } from "../../languages/language.ts";
import type { LanguageTraces } from "../../languages/language-pack.ts";

/** The words of every language together: texts name offices, firms and units in the words of other languages too. */
export function pooledWords(wordsOf: (language: LanguageTraces) => Iterable<string>): ReadonlySet<string> {
  return new Set(Object.values(TRACES).flatMap((language) => [...wordsOf(language)]));
}

/** The same for words that stand for something; words that two languages share mean the same in both. */
export function pooledMeanings<Meaning>(
  meaningsOf: (language: LanguageTraces) => ReadonlyMap<string, Meaning>,
): ReadonlyMap<string, Meaning> {
  return new Map(Object.values(TRACES).flatMap((language) => [...meaningsOf(language)]));
}
