import { antonymIndex, type Language } from "../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import { EXCLUSIONS } from "../data/exclusions.ts";
import type { Lexicon } from "../lexicon.ts";

/** The words of a stretch by stem and as written, function words included, for look-ups; few stretches need any. */
export class WordSet {
  readonly #words: readonly ComparedWord[];
  #stems: ReadonlySet<string> | undefined;
  #written: ReadonlySet<string> | undefined;

  constructor(words: readonly ComparedWord[]) {
    this.#words = words;
  }

  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(this.#words.map((word) => word.stem));
    return this.#stems;
  }

  get written(): ReadonlySet<string> {
    this.#written ??= new Set(this.#words.map((word) => word.lower));
    return this.#written;
  }
}

/** Words whose opposite stands in the window while they do not: "above" beside "below", "raised" beside "cut". */
export function countOpposites(words: readonly ComparedWord[], window: WordSet, language: Language): number {
  const index = antonymIndex(language);
  let count = 0;
  for (const word of words) {
    if (word.number) continue;
    const opposed = index.get(word.stem) ?? index.get(word.lower);
    if (opposed === undefined || window.stems.has(word.stem)) continue;
    if (opposed.some((other) => window.stems.has(other) || window.written.has(other))) count += 1;
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
  const stems = { has: (stem: string) => window.stems.has(stem) };
  for (const word of novel) if (!word.number && lexicon.hasSynonymIn(word.stem, stems)) count += 1;
  return count;
}
