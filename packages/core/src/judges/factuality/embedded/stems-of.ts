import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";

const read = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The stems of a word list of a language. Kept beside the list: stemming it for every sentence would cost more than the rule. */
export function stemsOf(words: ReadonlySet<string>, language: LanguagePack): ReadonlySet<string> {
  const known = read.get(words);
  if (known !== undefined) return known;
  const stems = new Set(Array.from(words, (word) => stem(word, language)));
  read.set(words, stems);
  return stems;
}
