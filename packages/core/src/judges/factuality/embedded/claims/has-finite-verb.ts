import type { LanguagePack } from "../../../../languages/language-pack.ts";

/** Whether one of some words, as they are written, tells who does something or how things are. */
export function hasFiniteVerb(words: readonly string[], { wordClasses }: LanguagePack): boolean {
  const { finiteVerbs, finiteEndings } = wordClasses;
  return words.some((word) => {
    const lower = word.toLowerCase();
    return finiteVerbs.has(lower) || (/^\p{Ll}/u.test(word) && finiteEndings.test(lower));
  });
}

/** The words of a short text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}'’]+/gu) ?? [];
}
