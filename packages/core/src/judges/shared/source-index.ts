import type { Steps } from "../../ports/steps.ts";
import type { AnalysedSentence } from "../../text/index.ts";
import { copyRuns, type RunFinder } from "./copy-runs.ts";

/** Where a sentence of the judged text comes from in the source. */
interface SourceMatch {
  /** Index of the source sentence that shares most with it; −1 when none shares anything. */
  readonly index: number;
  /** Share of the sentence's weighted content words found there, 0–1. */
  readonly share: number;
}

/** The source, prepared for comparison. */
export interface SourceIndex extends RunFinder {
  readonly sentences: readonly AnalysedSentence[];
  /** Weight of a stem: the rarer in the source, the heavier. */
  readonly weight: (stem: string) => number;
  readonly match: (stems: ReadonlySet<string>) => SourceMatch;
  /** The most frequent content stems of the source, at most ten, each said at least twice. */
  readonly topics: readonly string[];
  /** True for a word the source always writes with a capital, also in the middle of sentences. */
  readonly isName: (lower: string) => boolean;
  /** True for the beginning of a source word that is no word of the source itself. */
  readonly isCutWord: (lower: string) => boolean;
}

/** Stems in more sentences than this say nothing about the place; leaving them out keeps the time linear. */
const COMMON_FROM = 200;
const TOPICS = 10;
/** Places kept of one word: repeated words of a hostile source must not cost more. */
const PLACES = 64;
const NOWHERE: readonly number[] = [];

/** A content stem of the source: how often it is said, and in which sentences. */
interface StemOfSource {
  count: number;
  readonly sentences: number[];
}

/** A word of the source in small letters: its first places, and how it is written. */
interface WordOfSource {
  readonly places: number[];
  /** Written small somewhere. */
  isCommon: boolean;
  /** Written with a capital in the middle of a sentence. */
  isNamed: boolean;
}

/** Words between two steps. */
const WORDS = 1000;

/** Prepares the sentences of a source for comparison. */
export function* indexSource(sentences: readonly AnalysedSentence[]): Steps<SourceIndex> {
  const stems = new Map<string, StemOfSource>();
  const words = new Map<string, WordOfSource>();
  let place = 0;
  for (const sentence of sentences) {
    const start = place;
    for (const { lower, stem, text, isContent } of sentence.tokens) {
      const isCommon = text === lower;
      const isNamed = !isCommon && place > start;
      const word = words.get(lower);
      if (word === undefined) words.set(lower, { places: [place], isCommon, isNamed });
      else {
        if (word.places.length < PLACES) word.places.push(place);
        word.isCommon ||= isCommon;
        word.isNamed ||= isNamed;
      }
      place += 1;
      if (place % WORDS === 0) yield WORDS / 2;
      if (!isContent) continue;
      const known = stems.get(stem);
      if (known === undefined) stems.set(stem, { count: 1, sentences: [sentence.index] });
      else {
        known.count += 1;
        if (known.sentences[known.sentences.length - 1] !== sentence.index) known.sentences.push(sentence.index);
      }
    }
  }
  const isName = (lower: string) => {
    const word = words.get(lower);
    return word?.isNamed === true && !word.isCommon;
  };
  const weight = (stem: string) => Math.log(1 + sentences.length / (0.5 + (stems.get(stem)?.sentences.length ?? 0)));
  const topics = [...stems]
    .filter(([, { count }]) => count > 1)
    .sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))
    .slice(0, TOPICS)
    .map(([stem]) => stem);
  yield place / 10;
  const found = copyRuns(sentences, (lower) => words.get(lower)?.places ?? NOWHERE);
  return { sentences, weight, topics, match, ...found, isName, isCutWord };

  function isCutWord(lower: string): boolean {
    let begins = false;
    for (const sentence of sentences) {
      for (const word of sentence.tokens) {
        if (word.lower === lower) return false;
        if (word.lower.startsWith(lower)) begins = true;
      }
    }
    return begins;
  }

  function match(asked: ReadonlySet<string>): SourceMatch {
    const shares = new Map<number, number>();
    let total = 0;
    for (const stem of asked) {
      const w = weight(stem);
      total += w;
      const list = stems.get(stem)?.sentences ?? [];
      if (list.length > COMMON_FROM) continue;
      for (const index of list) shares.set(index, (shares.get(index) ?? 0) + w);
    }
    let best = -1;
    let top = 0;
    for (const [index, share] of shares) {
      if (share > top + 1e-12 || (share > top - 1e-12 && index < best)) {
        best = index;
        top = share;
      }
    }
    return { index: best, share: total === 0 ? 0 : top / total };
  }
}
