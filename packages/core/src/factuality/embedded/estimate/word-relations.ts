import { antonymIndex, type Language } from "../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import { EXCLUSIONS } from "../data/exclusions.ts";
import type { Lexicon } from "../lexicon.ts";

/** The words of a stretch by stem and as written, for look-ups. */
export interface WordSet {
  readonly stems: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

/** Collects the words of a stretch, function words included. */
export function wordSet(words: readonly ComparedWord[]): WordSet {
  const stems = new Set<string>();
  const written = new Set<string>();
  for (const word of words) {
    stems.add(word.stem);
    written.add(word.lower);
  }
  return { stems, written };
}

/** Words whose opposite stands in the window while they do not: "above" beside "below", "raised" beside "cut". */
export function countOpposites(words: readonly ComparedWord[], window: WordSet, language: Language): number {
  const index = antonymIndex(language);
  let count = 0;
  for (const word of words) {
    if (word.number || window.stems.has(word.stem)) continue;
    const opposed = index.get(word.stem) ?? index.get(word.lower);
    if (opposed?.some((other) => window.stems.has(other) || window.written.has(other))) count += 1;
  }
  return count;
}

/** Words that shut something out ("except", "ohne", "salvo") and do not stand in the window. */
export function countExclusions(words: readonly ComparedWord[], window: WordSet, language: Language): number {
  const shut = EXCLUSIONS[language];
  let count = 0;
  for (const word of words) if (shut.has(word.lower) && !window.written.has(word.lower)) count += 1;
  return count;
}

/** New words that the window says in another way. */
export function countParaphrases(novel: readonly ComparedWord[], window: WordSet, lexicon: Lexicon): number {
  let count = 0;
  for (const word of novel) if (!word.number && lexicon.hasSynonymIn(word.stem, window.stems)) count += 1;
  return count;
}
