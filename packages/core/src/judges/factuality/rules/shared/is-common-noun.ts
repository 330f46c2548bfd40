import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { stem } from "../../../../text/index.ts";
import { lexiconOf } from "../../embedded/lexicon.ts";
import type { ComparedWord, SourceText } from "../../source-text.ts";
import { isDeterminer } from "./role-words.ts";

/** Rarer words than this may be names that the frequency table happens to know. */
const RAREST_NOUN = 0.9;
const MIN_PART = 4;
const MAX_COMPOUND_LENGTH = 40;

/**
 * Where every noun has a capital, one behind an article names nobody when the article is indefinite, when the noun is no
 * rare word, or when it is put together from such words.
 */
export function isCommonNoun(
  word: ComparedWord,
  previous: ComparedWord | undefined,
  { language }: SourceText,
): boolean {
  if (language.names.capitalisedNouns === undefined || previous === undefined) return false;
  if (language.judging.roles.indefinites.has(previous.lower)) return true;
  return isDeterminer(previous, language) && (isKnown(word.lower, language) || isCompound(word.lower, language));
}

function isKnown(word: string, language: LanguagePack): boolean {
  return lexiconOf(language).rarity(stem(word, language)) < RAREST_NOUN;
}

function isCompound(word: string, language: LanguagePack): boolean {
  const last = Math.min(word.length, MAX_COMPOUND_LENGTH) - MIN_PART;
  for (let at = MIN_PART; at <= last; at += 1) {
    if (isKnown(word.slice(0, at), language) && isKnown(word.slice(at), language)) return true;
  }
  return false;
}
