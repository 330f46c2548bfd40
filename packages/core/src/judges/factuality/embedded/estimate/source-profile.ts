import type { Steps } from "../../../../ports/steps.ts";
import type { Values } from "../../../../text/index.ts";
import { valuesUpTo } from "../../scanned-source.ts";
import { type ComparedWord, type SourceText, sentencesWith } from "../../source-text.ts";
import { type GramIndex, indexGrams } from "./gram-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { SourceWindow } from "./source-window.ts";
import { type WordDistance, wordDistanceIn } from "./word-distance.ts";

const NO_VALUES: Values = { quantities: [], dates: [] };

/** Longer articles are profiled up to this many words; what follows still counts for retrieval and quotes. */
const WORD_LIMIT = 60_000;

/**
 * The article as the error estimate reads it: n-grams, sentence contents, values and how telling each word is. Made once
 * for all sentences of a summary.
 *
 * A class: each generator made anew for a check has a shape of its own, which keeps the texts it sees from the quick
 * collection of garbage.
 */
export class SourceProfile {
  readonly source: SourceText;
  readonly grams: GramIndex;
  readonly wordDistance: WordDistance;
  /** Stems written with a capital inside a sentence: mostly names. */
  readonly names: ReadonlySet<string>;
  readonly #words: readonly ComparedWord[];
  readonly #rarity: Lexicon["rarity"];
  readonly #weights = new Map<string, number>();
  readonly #windows = new Map<number, SourceWindow>();
  #values: Values | undefined;

  constructor(source: SourceText, { rarity }: Pick<Lexicon, "rarity">) {
    const words = source.words.slice(0, WORD_LIMIT);
    const names = new Set<string>();
    for (const word of words) if (word.capital && !word.number) names.add(word.stem);
    this.source = source;
    this.grams = indexGrams(words, source.places);
    this.wordDistance = wordDistanceIn(source.words);
    this.names = names;
    this.#words = words;
    this.#rarity = rarity;
  }

  /** Reads the numbers and dates of the article; whoever counts on them has this done before. */
  *readValues(): Steps<void> {
    this.#values ??= yield* valuesUpTo(this.#words.at(-1)?.end ?? 0, this.source);
  }

  get values(): Values {
    return this.#values ?? NO_VALUES;
  }

  /** The sentences that hold a stem as a content word, in order. */
  sentencesWith(stem: string): readonly number[] {
    return sentencesWith(stem, this.source, this.#words.length);
  }

  /** A sentence and the one behind it, read once however many sentences of the summary look there. */
  windowAt(first: number): SourceWindow {
    const known = this.#windows.get(first);
    if (known !== undefined) return known;
    const behind = Math.min(first + 2, this.source.partOf(first).to);
    const window = new SourceWindow(this.#words.slice(this.#fromOf(first), this.#fromOf(behind)));
    this.#windows.set(first, window);
    return window;
  }

  /** How telling a word is: high for words that are rare in the language and in the article. */
  weight(stem: string): number {
    const known = this.#weights.get(stem);
    if (known !== undefined) return known;
    const total = Math.max(2, this.source.sentences.length);
    const here = Math.log((total + 1) / (this.sentencesWith(stem).length + 0.5)) / Math.log(total + 1);
    const own = 0.2 + 0.4 * here + 0.4 * this.#rarity(stem);
    this.#weights.set(stem, own);
    return own;
  }

  /** The first word of a sentence; behind the last sentence the end of the words. */
  #fromOf(sentence: number): number {
    return this.source.ranges[sentence]?.from ?? this.source.words.length;
  }
}
