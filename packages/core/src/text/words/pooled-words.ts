import { PACKS } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";

/** The words of every registered language together: texts name offices, firms and units in the words of other languages too. */
export function pooledWords(wordsOf: (language: LanguagePack) => Iterable<string>): ReadonlySet<string> {
  return new Set(Object.values(PACKS).flatMap((language) => [...wordsOf(language)]));
}

/** The same for words that stand for something; words that two languages share mean the same in both. */
export function pooledMeanings<Meaning>(
  meaningsOf: (language: LanguagePack) => ReadonlyMap<string, Meaning>,
): ReadonlyMap<string, Meaning> {
  return new Map(Object.values(PACKS).flatMap((language) => [...meaningsOf(language)]));
}
