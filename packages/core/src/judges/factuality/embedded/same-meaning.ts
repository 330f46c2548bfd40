import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";
import { foldWord } from "../../../text/values/fold-word.ts";
import { memoizeWords } from "../../../text/words/memoize-words.ts";
import { perLanguage } from "../../../text/words/per-language.ts";
import { verbForm } from "./word-family.ts";

/** The numbers of the groups each form stands in. */
type Groups = ReadonlyMap<string, readonly number[]>;

/** True when two words stand in one group of the table: "scrapped" says what "cancelled" says. */
export function meanTheSame(a: string, b: string, language: LanguagePack): boolean {
  const one = meaningsOf(a, language);
  return one.length > 0 && meaningsOf(b, language).some((group) => one.includes(group));
}

/** The numbers of the groups a word stands in; none for most words. */
export const meaningsOf: (word: string, language: LanguagePack) => readonly number[] = memoizeWords(
  (word, language) => {
    const groups = groupsOf(language);
    return keysOf(word, language).flatMap((key) => groups.get(key) ?? []);
  },
);

function keysOf(word: string, language: LanguagePack): string[] {
  const keys = [foldWord(word), foldWord(stem(word, language))];
  const form = verbForm(word, language);
  if (form !== undefined) keys.push(form);
  return keys;
}

const groupsOf = perLanguage((language): Groups => {
  const groups = new Map<string, number[]>();
  for (const [group, line] of language.judging.sameMeaning.trim().split("\n").entries()) {
    for (const word of line.split(" ")) {
      for (const key of new Set(keysOf(word, language))) {
        const list = groups.get(key);
        if (list === undefined) groups.set(key, [group]);
        else list.push(group);
      }
    }
  }
  return groups;
});
