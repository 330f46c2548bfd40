import type { Passage } from "../../../contracts/index.ts";
import type { TextDocument } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import { comparedText, contentOf, type SourceText } from "../source-text.ts";
import { createEvidenceSentences, type EvidenceSentences, holds } from "./evidence-sentences.ts";
import { countWindows } from "./window-counts.ts";

interface RetrievalOptions {
  /** How many passages a claim gets. Defaults to 5. */
  readonly topK?: number | undefined;
}

/** Finds the passages of the sources that a claim can be compared with, once for each claim: the estimate asks again. Deterministic. */
export interface EvidenceRetriever {
  retrieve(claim: TextDocument, options?: RetrievalOptions): readonly Passage[];
}

interface ScoredWindow {
  readonly first: number;
  readonly length: number;
  readonly score: number;
  /** Its content stems, once somebody asked. */
  words?: ReadonlySet<string>;
}

const NUMBER_BOOST = 0.2;
const ENTITY_BOOST = 0.05;
const ENTITY_BOOST_LIMIT = 0.15;
/** Windows whose words agree this far say the same thing twice. */
const SAME_WORDS = 0.9;
/** Beyond these, a long article with one repeated word could make the choice costly. */
const CANDIDATE_LIMIT = 64;

/**
 * Windows of two and three sentences, one sentence apart, scored by the Jaccard index over content words, plus 0.20 for
 * a shared number value and 0.05 for each shared name (0.15 at most), capped at 1. First come the windows around the
 * sentences that must reach the judge. Of windows at the same place or with the same words only the best is kept, so that
 * the passages are different places.
 */
export const retrieverOf: (source: SourceText) => EvidenceRetriever = readOnce(createRetriever);

function createRetriever(source: SourceText): EvidenceRetriever {
  const { sizeOf, echoesOf } = countWindows(source);
  const find = createEvidenceSentences(source);
  const known = new Map<TextDocument, readonly Passage[]>();

  return {
    retrieve(claim, options) {
      if (options !== undefined) return retrieve(claim, options);
      const passages = known.get(claim) ?? retrieve(claim, {});
      known.set(claim, passages);
      return passages;
    },
  };

  function retrieve(claim: TextDocument, { topK = 5 }: RetrievalOptions): readonly Passage[] {
    const sentences = find(claim);
    const windows = scoreWindows(contentOf(comparedText(claim).words).size, sentences);
    windows.sort((a, b) => b.score - a.score || a.length - b.length || a.first - b.first);
    const kept: ScoredWindow[] = [];
    const add = (wanted: readonly number[]) => {
      for (const sentence of wanted) {
        if (kept.length === topK) break;
        if (kept.some((window) => isIn(window, sentence))) continue;
        kept.push(windows.find((window) => isIn(window, sentence))!);
      }
    };
    add(sentences.leading);
    addOthers(kept, windows.slice(0, CANDIDATE_LIMIT), topK);
    // Where places are few, half of one may still be unseen.
    add(sentences.sharing);
    return kept.map(toPassage);
  }

  function scoreWindows(size: number, { clues, leading, sharing, hasMore }: EvidenceSentences): ScoredWindow[] {
    const shares = new Map<number, WindowShare>();
    const near = hasMore ? neighbours([...leading, ...sharing]) : undefined;
    for (const { postings, stem, isNumber, isName } of clues) {
      let before = Number.NEGATIVE_INFINITY;
      for (const sentence of near?.filter((one) => holds(postings, one)) ?? postings) {
        // No window reaches from one source into the next.
        const part = source.partOf(sentence);
        const longest = Math.min(3, part.to - part.from);
        // A window that also holds the sentence before has counted the stem already.
        for (let length = Math.min(2, longest); length <= longest; length += 1) {
          const from = Math.max(part.from, sentence - length + 1, before + 1);
          for (let first = from; first <= sentence && first + length <= part.to; first += 1) {
            const share = shareOf(shares, first, length);
            if (stem !== undefined) share.stems += 1;
            if (isNumber) share.sameNumber = true;
            if (isName) share.entities += 1;
          }
        }
        before = sentence;
      }
    }
    const windows: ScoredWindow[] = [];
    for (const { first, length, stems: shared, sameNumber, entities: hits } of shares.values()) {
      const union = size + sizeOf(first, length) - shared;
      const boost = (sameNumber ? NUMBER_BOOST : 0) + Math.min(ENTITY_BOOST_LIMIT, ENTITY_BOOST * hits);
      windows.push({ first, length, score: Math.min(1, shared / union + boost) });
    }
    return windows;
  }

  /** The sentences that stand in a window with one of these, in order. */
  function neighbours(sentences: readonly number[]): readonly number[] {
    const found = new Set<number>();
    for (const sentence of sentences) {
      const { from, to } = source.partOf(sentence);
      for (let at = Math.max(from, sentence - 2); at <= sentence + 2 && at < to; at += 1) found.add(at);
    }
    return [...found].sort((a, b) => a - b);
  }

  function addOthers(kept: ScoredWindow[], windows: readonly ScoredWindow[], limit: number): void {
    for (const window of windows) {
      if (kept.length === limit) break;
      if (!kept.some((other) => isSamePlace(window, other) || saysTheSame(window, other))) kept.push(window);
    }
  }

  function saysTheSame(one: ScoredWindow, other: ScoredWindow): boolean {
    // Two sources that differ in one value are two voices: only what they say in the same words is one.
    const share = source.partOf(one.first) === source.partOf(other.first) ? SAME_WORDS : 1;
    const left = sizeOf(one.first, one.length);
    const right = sizeOf(other.first, other.length);
    // Windows without a common sentence can at most share what each of them says that is also said elsewhere.
    const most =
      overlapOf(one, other) > 0
        ? Math.min(left, right)
        : Math.min(left, right, echoesOf(one.first, one.length), echoesOf(other.first, other.length));
    return most >= share * (left + right - most) && areSameWords(wordsOf(one), wordsOf(other), share);
  }

  function wordsOf(window: ScoredWindow): ReadonlySet<string> {
    const { first, length } = window;
    window.words ??= contentOf(source.words.slice(source.ranges[first]!.from, source.ranges[first + length - 1]!.to));
    return window.words;
  }

  function toPassage({ first, length, score }: ScoredWindow, index: number): Passage {
    const start_char = source.sentences[first]!.start_char;
    const end_char = source.sentences[first + length - 1]!.end_char;
    return { index, start_char, end_char, text: source.text.slice(start_char, end_char), score };
  }
}

/** What a claim and a window have in common. */
interface WindowShare {
  readonly first: number;
  readonly length: number;
  stems: number;
  sameNumber: boolean;
  entities: number;
}

function shareOf(shares: Map<number, WindowShare>, first: number, length: number): WindowShare {
  const key = first * 4 + length;
  let share = shares.get(key);
  if (share === undefined) {
    share = { first, length, stems: 0, sameNumber: false, entities: 0 };
    shares.set(key, share);
  }
  return share;
}

function isIn({ first, length }: ScoredWindow, sentence: number): boolean {
  return first <= sentence && sentence < first + length;
}

/** Two windows are one place when they share at least half of the shorter one. */
function isSamePlace(a: ScoredWindow, b: ScoredWindow): boolean {
  return overlapOf(a, b) * 2 >= Math.min(a.length, b.length);
}

/** How many sentences two windows have in common; not above 0 for none. */
function overlapOf(a: ScoredWindow, b: ScoredWindow): number {
  return Math.min(a.first + a.length, b.first + b.length) - Math.max(a.first, b.first);
}

function areSameWords(left: ReadonlySet<string>, right: ReadonlySet<string>, share: number): boolean {
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  return shared >= share * (left.size + right.size - shared);
}
