import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { RoleCues } from "../../../../languages/parts/roles.ts";
import { flagsAt, LOWER } from "../../../../text/characters.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import type { ComparedWord } from "../../source-text.ts";

/** What a small word says of the noun behind it. */
export type Mark = "by" | "object" | "subject" | "toward" | "other";

/** What this word marks the noun behind it as. */
export function cueOf(word: ComparedWord, cues: RoleCues): Mark | undefined {
  if (cues.by.has(word.lower)) return "by";
  if (cues.object.has(word.lower)) return "object";
  if (cues.subject.has(word.lower)) return "subject";
  if (cues.toward.has(word.lower)) return "toward";
  return cues.other.has(word.lower) ? "other" : undefined;
}

/** True for an article or a possessive. */
export function isDeterminer(word: ComparedWord, language: LanguagePack): boolean {
  return language.judging.roles.determiners.has(word.lower);
}

/** True for a word written with a small letter. */
export function isSmall(word: ComparedWord, { text, start }: ComparedSpan): boolean {
  return (flagsAt(text, word.start - start) & LOWER) !== 0;
}
