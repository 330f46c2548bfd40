import { copyRuns, type RunFinder } from "./copy-runs.ts";
import type { JudgedSentence } from "./judged-text.ts";

/** Where a sentence of the judged text comes from in the source. */
interface SourceMatch {
  /** Index of the source sentence that shares most with it; −1 when none shares anything. */
  readonly index: number;
  /** Share of the sentence's weighted content words found there, 0–1. */
  readonly share: number;
}

/** The source, prepared for comparison. */
export interface SourceIndex {
  readonly sentences: readonly JudgedSentence[];
  /** Weight of a stem: the rarer in the source, the heavier. */
  readonly weight: (stem: string) => number;
  readonly match: (stems: ReadonlySet<string>) => SourceMatch;
  /** The most frequent content stems of the source, at most ten, each said at least twice. */
  readonly topics: readonly string[];
  readonly runs: RunFinder;
  /** True for a word the source always writes with a capital, also in the middle of sentences. */
  readonly isName: (lower: string) => boolean;
  /** True for the beginning of a source word that is no word of the source itself. */
  readonly isCutWord: (lower: string) => boolean;
}

/** Stems in more sentences than this say nothing about the place; leaving them out keeps the time linear. */
const COMMON_FROM = 200;
const TOPICS = 10;

/** Prepares the sentences of a source for comparison. */
export function indexSource(sentences: readonly JudgedSentence[]): SourceIndex {
  const places = new Map<string, number[]>();
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const stem of sentence.stems) {
      const list = places.get(stem);
      if (list === undefined) places.set(stem, [sentence.index]);
      else list.push(sentence.index);
    }
    for (const { stem } of sentence.words) if (stem !== null) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const names = new Set<string>();
  const common = new Set<string>();
  for (const sentence of sentences) {
    sentence.words.forEach((word, i) => {
      if (word.text === word.lower) common.add(word.lower);
      else if (i > 0) names.add(word.lower);
    });
  }
  const isName = (lower: string) => names.has(lower) && !common.has(lower);
  const weight = (stem: string) => Math.log(1 + sentences.length / (0.5 + (places.get(stem)?.length ?? 0)));
  const topics = [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, TOPICS)
    .map(([stem]) => stem);
  return { sentences, weight, topics, match, runs: copyRuns(sentences), isName, isCutWord };

  function isCutWord(lower: string): boolean {
    let begins = false;
    for (const sentence of sentences) {
      for (const word of sentence.words) {
        if (word.lower === lower) return false;
        if (word.lower.startsWith(lower)) begins = true;
      }
    }
    return begins;
  }

  function match(stems: ReadonlySet<string>): SourceMatch {
    const shares = new Map<number, number>();
    let total = 0;
    for (const stem of stems) {
      const w = weight(stem);
      total += w;
      const list = places.get(stem) ?? [];
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
