import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";
import { foldWord } from "../../../text/values/fold-word.ts";
import { memoizeWords } from "../../../text/words/memoize-words.ts";
import { perLanguage } from "../../../text/words/per-language.ts";
import { verbForm } from "./word-family.ts";

/** The numbers of the groups each form stands in. */
type Groups = ReadonlyMap<string, readonly number[]>;

type WordGroups = (word: string, language: LanguagePack) => readonly number[];

/** True when two words stand in one group of the table: "scrapped" says what "cancelled" says. */
export function meanTheSame(a: string, b: string, language: LanguagePack): boolean {
  const one = meaningsOf(a, language);
  return one.length > 0 && meaningsOf(b, language).some((group) => one.includes(group));
}

/** The numbers of the groups a word stands in; none for most words. */
export const meaningsOf: WordGroups = groupsIn(({ judging }) => [
  ...linesOf(judging.sameMeaning),
  ...linesOf(judging.equivalents),
]);

/** The same for words a proof may rest on; those stand in no other table. */
export const equivalentsOf: WordGroups = groupsIn(({ judging }) => linesOf(judging.equivalents));

/** The numbers of the kinds of things a word names, by line and place: 3002 is the third kind of the fourth line. */
const kindsOf: WordGroups = groupsIn(({ judging }) => {
  const kinds: string[][] = [];
  for (const [line, words] of linesOf(judging.kinds).entries()) {
    for (const [place, word] of words.entries()) kinds[line * KINDS + place] = word.split("=");
  }
  return kinds;
});
const KINDS = 1000;

/** True for two kinds of one thing: what is red is not green. */
export function areTwoKinds(a: string, b: string, language: LanguagePack): boolean {
  const [one, two] = [kindsOf(a, language), kindsOf(b, language)];
  const lineOf = (kind: number) => Math.floor(kind / KINDS);
  return (
    one.some((kind) => two.some((other) => lineOf(other) === lineOf(kind))) && !one.some((kind) => two.includes(kind))
  );
}

function linesOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
}

function groupsIn(read: (language: LanguagePack) => readonly (readonly string[])[]): WordGroups {
  const groupsOf = perLanguage((language): Groups => {
    const groups = new Map<string, number[]>();
    for (const [group, words] of Object.entries(read(language))) {
      for (const key of new Set(words.flatMap((word) => keysOf(word, language)))) {
        const list = groups.get(key);
        if (list === undefined) groups.set(key, [Number(group)]);
        else list.push(Number(group));
      }
    }
    return groups;
  });
  return memoizeWords((word, language) => {
    const groups = groupsOf(language);
    return keysOf(word, language).flatMap((key) => groups.get(key) ?? []);
  });
}

function keysOf(word: string, language: LanguagePack): string[] {
  const keys = [foldWord(word), foldWord(stem(word, language))];
  const form = verbForm(word, language);
  if (form !== undefined) keys.push(form);
  return keys;
}
