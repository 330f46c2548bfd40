import type { TextDocument } from "../../../text/index.ts";
import { type ComparedWord, comparedText, type SourceText } from "../source-text.ts";
import { findVerbatim } from "./find-verbatim.ts";
import { sentencePostings } from "./sentence-postings.ts";
import { unfoundValues, valuePostings } from "./value-postings.ts";

/** A word or value of a claim, and the sentences of the source that hold it. */
interface Clue {
  readonly postings: readonly number[];
  /** Undefined for a value that the source writes in other words. */
  readonly stem: string | undefined;
  readonly isNumber: boolean;
  readonly isName: boolean;
}

/** Where a source speaks of what a claim speaks of. */
export interface EvidenceSentences {
  /** The rarest first. */
  readonly clues: readonly Clue[];
  /** The sentences that must reach the judge, the most telling first. */
  readonly leading: readonly number[];
  /** The sentences that share most with the claim, in that order. */
  readonly sharing: readonly number[];
  /** True when more sentences share something than are told. */
  readonly hasMore: boolean;
}

/** A claim may swap the values of two lines, and its name may stand in a third. */
const MOST_LEADING = 3;
const MOST_SHARING = 64;
/** How many places of a claim's words are looked up: the commonest words come last and say least. */
const MOST_PLACES = 100_000;

/**
 * Looks claims up in a source. The sentence that says a claim word for word leads, then the one that shares most of what
 * is rare, then those with the numbers and names it lacks: lines that are nearly alike do not crowd them out.
 */
export function createEvidenceSentences(source: SourceText): (claim: TextDocument) => EvidenceSentences {
  const scores = new Float64Array(source.sentences.length);
  const names = new Set<string>();
  for (const word of source.words) if (word.capital && !word.stop && !word.number) names.add(word.stem);

  return (claim) => {
    const compared = comparedText(claim);
    const clues = cluesOf(claim, compared.words);
    const touched = addScores(clues);
    const sharing = mostOf(touched);
    const verbatim = findVerbatim(compared, source);
    const leading = verbatim === undefined ? [] : [verbatim];
    if (sharing.length > 0) leading.push(sharing[0]!);
    let open = clues.filter(({ isNumber, isName }) => isNumber || isName);
    for (;;) {
      open = open.filter(({ postings }) => !leading.some((sentence) => holds(postings, sentence)));
      if (open.length === 0 || leading.length >= MOST_LEADING) break;
      leading.push(bestOf(open[0]!.postings, leading[0]!));
    }
    for (const sentence of touched) scores[sentence] = 0;
    return { clues, leading, sharing, hasMore: touched.length > sharing.length };
  };

  function cluesOf(claim: TextDocument, words: readonly ComparedWord[]): readonly Clue[] {
    const clues = new Map<string, Clue>();
    for (const { stem, stop, number, capital } of words) {
      if (stop) continue;
      const isName = !number && (capital || names.has(stem) || clues.get(stem)?.isName === true);
      clues.set(stem, { stem, postings: sentencePostings(source, stem), isNumber: number, isName });
    }
    const found = [...clues.values()];
    const values = unfoundValues(claim, source);
    for (const one of values.quantities) add({ quantities: [one], dates: [] });
    for (const one of values.dates) add({ quantities: [], dates: [one] });
    return found.filter(({ postings }) => postings.length > 0).sort((a, b) => a.postings.length - b.postings.length);

    function add(value: TextDocument["values"]): void {
      found.push({ stem: undefined, postings: valuePostings(source, value), isNumber: true, isName: false });
    }
  }

  /** Gives every sentence the rarity of what it shares with a claim; tells which sentences have a score. */
  function addScores(clues: readonly Clue[]): number[] {
    const touched: number[] = [];
    let left = MOST_PLACES;
    for (const { postings } of clues) {
      const weight = Math.log(1 + scores.length / postings.length);
      const places = Math.min(postings.length, left);
      for (let at = 0; at < places; at += 1) {
        const sentence = postings[at]!;
        if (scores[sentence] === 0) touched.push(sentence);
        scores[sentence]! += weight;
      }
      left -= places;
    }
    return touched;
  }

  /** The sentences with the highest scores, in order; of equals the first. */
  function mostOf(touched: readonly number[]): readonly number[] {
    const most: number[] = [];
    for (const sentence of touched) {
      if (most.length === MOST_SHARING && !isBefore(sentence, most.at(-1)!)) continue;
      let at = most.length;
      while (at > 0 && isBefore(sentence, most[at - 1]!)) at -= 1;
      most.splice(at, 0, sentence);
      if (most.length > MOST_SHARING) most.pop();
    }
    return most;
  }

  function isBefore(a: number, b: number): boolean {
    return scores[a]! > scores[b]! || (scores[a] === scores[b] && a < b);
  }

  /** The sentence that shares most, of equals the one nearest to another. */
  function bestOf(postings: readonly number[], other: number): number {
    let best = postings[0]!;
    for (const sentence of postings) {
      const gain = scores[sentence]! - scores[best]!;
      if (gain > 0 || (gain === 0 && Math.abs(sentence - other) < Math.abs(best - other))) best = sentence;
    }
    return best;
  }
}

/** True when a sentence is among these, which stand in order. */
export function holds(postings: readonly number[], sentence: number): boolean {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (postings[middle]! < sentence) low = middle + 1;
    else high = middle;
  }
  return postings[low] === sentence;
}
