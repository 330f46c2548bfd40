import type { Steps } from "../../../../ports/steps.ts";
import type { Values } from "../../../../text/index.ts";
import { valuesUpTo } from "../../scanned-source.ts";
import { type SourceText, sentencesWith } from "../../source-text.ts";
import type { Lexicon } from "../lexicon.ts";
import { type GramIndex, indexGrams } from "./gram-index.ts";
import { SourceWindow } from "./source-window.ts";
import { type WordDistance, wordDistanceIn } from "./word-distance.ts";

/** The article as the error estimate reads it: n-grams, sentence contents, values and how telling each word is. */
export interface SourceProfile {
  readonly source: SourceText;
  /** The sentences that hold a stem as a content word, in order. */
  sentencesWith(stem: string): readonly number[];
  /** A sentence and the one behind it, read once however many sentences of the summary look there. */
  windowAt(first: number): SourceWindow;
  readonly grams: GramIndex;
  readonly wordDistance: WordDistance;
  /** Stems written with a capital inside a sentence: mostly names. */
  readonly names: ReadonlySet<string>;
  /** Reads the numbers and dates of the article; whoever counts on them has this done before. */
  readValues(): Steps<void>;
  readonly values: Values;
  /** How telling a word is: high for words that are rare in the language and in the article. */
  readonly weight: (stem: string) => number;
}

const NO_VALUES: Values = { quantities: [], dates: [] };

/** Longer articles are profiled up to this many words; what follows still counts for retrieval and quotes. */
const WORD_LIMIT = 60_000;

/** Profiles an article once for all sentences of a summary. */
export function profileSource(source: SourceText, { rarity }: Pick<Lexicon, "rarity">): SourceProfile {
  const words = source.words.slice(0, WORD_LIMIT);
  const names = new Set<string>();
  for (const word of words) if (word.capital && !word.number) names.add(word.stem);
  const total = Math.max(2, source.sentences.length);
  const most = Math.log(total + 1);
  const weights = new Map<string, number>();
  const windows = new Map<number, SourceWindow>();
  const end = words.at(-1)?.end ?? 0;
  let values: Values | undefined;
  return {
    source,
    sentencesWith: (stem) => sentencesWith(stem, source, words.length),
    windowAt,
    grams: indexGrams(words, source.places),
    wordDistance: wordDistanceIn(source.words),
    names,
    weight,
    *readValues() {
      values ??= yield* valuesUpTo(end, source);
    },
    get values() {
      return values ?? NO_VALUES;
    },
  };

  function windowAt(first: number): SourceWindow {
    const known = windows.get(first);
    if (known !== undefined) return known;
    const behind = Math.min(first + 2, source.partOf(first).to);
    const window = new SourceWindow(words.slice(fromOf(first), fromOf(behind)));
    windows.set(first, window);
    return window;
  }

  /** The first word of a sentence; behind the last sentence the end of the words. */
  function fromOf(sentence: number): number {
    return source.ranges[sentence]?.from ?? source.words.length;
  }

  function weight(stem: string): number {
    const known = weights.get(stem);
    if (known !== undefined) return known;
    const here = Math.log((total + 1) / (sentencesWith(stem, source, words.length).length + 0.5)) / most;
    const own = 0.2 + 0.4 * here + 0.4 * rarity(stem);
    weights.set(stem, own);
    return own;
  }
}
