import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Range } from "../../../../text/index.ts";

/**
 * True for a clause with a pronoun, one that opens with an article, and one without a subject: what it speaks of may be named before
 * it. "In 2019 she …", "Its tank …", "The price …", "Cuesta …".
 */
export function mayPointBack(
  bare: string,
  { start, end: last }: Range,
  content: readonly number[],
  { judging, wordClasses }: LanguagePack,
): boolean {
  const end = Math.min(last, start + LONGEST);
  const first = content.find((place) => place >= start && place < end && !/\d/u.test(bare.charAt(place))) ?? end;
  const words = bare.slice(start, first).toLowerCase().match(WORD) ?? [];
  const { determiners } = judging.roles;
  if (words.some((word) => determiners.has(word))) return true;
  const all = bare.slice(start, end).toLowerCase().match(WORD) ?? [];
  if (all.some((word) => wordClasses.pronouns.has(word) || judging.logic.there.has(word))) return true;
  if (!judging.roles.dropsSubject) return false;
  const verb = bare.slice(first, end).toLowerCase().match(WORD)?.[0] ?? "";
  return [...words, verb].some((word) => wordClasses.finiteVerbs.has(word)) || wordClasses.finiteEndings.test(verb);
}

const WORD = /\p{L}+/gu;

/** What a longer clause says behind that points at something within it. */
const LONGEST = 1000;
