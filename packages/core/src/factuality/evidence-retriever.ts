import type { Passage } from "../contracts/index.ts";
import type { ComparedWord, SourceText } from "./source-text.ts";

export interface RetrievalOptions {
  /** How many passages a claim gets. Defaults to 5. */
  readonly top_k?: number | undefined;
}

/** Finds the passages of one article that a claim can be compared with. Deterministic. */
export interface EvidenceRetriever {
  retrieve(claim: readonly ComparedWord[], options?: RetrievalOptions): Passage[];
}

interface ScoredWindow {
  readonly first: number;
  readonly length: number;
  readonly score: number;
}

const NUMBER_BOOST = 0.2;
const ENTITY_BOOST = 0.05;
const ENTITY_BOOST_LIMIT = 0.15;
/** Windows whose words agree this far say the same thing twice. */
const SAME_WORDS = 0.9;
/** Beyond these, a long article with one repeated word could make the choice costly. */
const CANDIDATE_LIMIT = 400;

/**
 * Windows of two and three sentences, one sentence apart, scored by the Jaccard index over content words, plus 0.20 for
 * a shared number value and 0.05 for each shared name (0.15 at most), capped at 1. Of windows at the same place or with
 * the same words only the best is kept, so that the passages are different places.
 */
export function createEvidenceRetriever(source: SourceText): EvidenceRetriever {
  const contents = source.ranges.map(({ from, to }) => contentOf(source.words.slice(from, to)));
  const postings = new Map<string, number[]>();
  contents.forEach((stems, sentence) => {
    for (const stem of stems) {
      const list = postings.get(stem);
      if (list === undefined) postings.set(stem, [sentence]);
      else list.push(sentence);
    }
  });
  const sizes = new Map<number, number>();
  const names = new Set<string>();
  for (const word of source.words) if (word.capital && !word.stop && !word.number) names.add(word.stem);

  return {
    retrieve(claim, { top_k = 5 } = {}) {
      const stems = contentOf(claim);
      const numbers = new Set<string>();
      const entities = new Set<string>();
      for (const word of claim) {
        if (word.number) numbers.add(word.stem);
        else if (!word.stop && (word.capital || names.has(word.stem))) entities.add(word.stem);
      }
      const windows = scoreWindows(stems, numbers, entities);
      windows.sort((a, b) => b.score - a.score || a.length - b.length || a.first - b.first);
      return thin(windows.slice(0, CANDIDATE_LIMIT), top_k).map(toPassage);
    },
  };

  function scoreWindows(stems: ReadonlySet<string>, numbers: ReadonlySet<string>, entities: ReadonlySet<string>) {
    const touched = new Set<number>();
    for (const stem of stems) {
      for (const sentence of postings.get(stem) ?? [])
        for (let back = 0; back < 3; back += 1) touched.add(sentence - back);
    }
    const windows: ScoredWindow[] = [];
    const longest = Math.min(3, contents.length);
    const shortest = Math.min(2, contents.length);
    for (const first of touched) {
      for (let length = shortest; length <= longest; length += 1) {
        if (first < 0 || first + length > contents.length) continue;
        const score = scoreWindow(first, length, stems, numbers, entities);
        if (score > 0) windows.push({ first, length, score });
      }
    }
    return windows;
  }

  function scoreWindow(
    first: number,
    length: number,
    stems: ReadonlySet<string>,
    numbers: ReadonlySet<string>,
    entities: ReadonlySet<string>,
  ): number {
    let shared = 0;
    let hits = 0;
    let sameNumber = false;
    for (const stem of stems) {
      if (!holds(first, length, stem)) continue;
      shared += 1;
      if (numbers.has(stem)) sameNumber = true;
      if (entities.has(stem)) hits += 1;
    }
    if (shared === 0) return 0;
    const union = stems.size + sizeOf(first, length) - shared;
    const boost = (sameNumber ? NUMBER_BOOST : 0) + Math.min(ENTITY_BOOST_LIMIT, ENTITY_BOOST * hits);
    return Math.min(1, shared / union + boost);
  }

  function holds(first: number, length: number, stem: string): boolean {
    for (let i = first; i < first + length; i += 1) if (contents[i]!.has(stem)) return true;
    return false;
  }

  function sizeOf(first: number, length: number): number {
    const known = sizes.get(first * 4 + length);
    if (known !== undefined) return known;
    let size = 0;
    for (let i = first; i < first + length; i += 1) {
      for (const stem of contents[i]!) if (!holds(first, i - first, stem)) size += 1;
    }
    sizes.set(first * 4 + length, size);
    return size;
  }

  function thin(windows: readonly ScoredWindow[], limit: number): ScoredWindow[] {
    const kept: { window: ScoredWindow; words: ReadonlySet<string> }[] = [];
    for (const window of windows) {
      if (kept.length === limit) break;
      if (kept.some((other) => isSamePlace(window, other.window))) continue;
      const words = wordsOf(window);
      if (!kept.some((other) => areSameWords(words, other.words))) kept.push({ window, words });
    }
    return kept.map(({ window }) => window);
  }

  function wordsOf({ first, length }: ScoredWindow): Set<string> {
    const all = new Set<string>();
    for (let i = first; i < first + length; i += 1) for (const stem of contents[i]!) all.add(stem);
    return all;
  }

  function toPassage({ first, length, score }: ScoredWindow, index: number): Passage {
    const start_char = source.sentences[first]!.start;
    const end_char = source.sentences[first + length - 1]!.end;
    return { index, start_char, end_char, text: source.text.slice(start_char, end_char), score };
  }
}

/** Two windows are one place when they share at least half of the shorter one. */
function isSamePlace(a: ScoredWindow, b: ScoredWindow): boolean {
  const shared = Math.min(a.first + a.length, b.first + b.length) - Math.max(a.first, b.first);
  return shared * 2 >= Math.min(a.length, b.length);
}

function areSameWords(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  return shared >= SAME_WORDS * (left.size + right.size - shared);
}

function contentOf(words: readonly ComparedWord[]): Set<string> {
  const stems = new Set<string>();
  for (const word of words) if (!word.stop) stems.add(word.stem);
  return stems;
}
