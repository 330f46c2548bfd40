import type { AnalysedSentence, Token } from "../../text/index.ts";

/** Words of a sentence that stand in the source in the same order without a gap. */
export interface CopyRun {
  /** First word of the run in the sentence, and the word after its last. */
  readonly from: number;
  readonly to: number;
  /** Index of the source sentence it begins in. */
  readonly sentence: number;
  /** The source words before and after the run; undefined at the edges of the source. */
  readonly before: Token | undefined;
  readonly after: Token | undefined;
  /** True when the source has punctuation, or nothing at all, before and after the run. */
  readonly opensClause: boolean;
  readonly closesClause: boolean;
}

/** Finds what a text has in common with a source, word for word. */
export interface RunFinder {
  /** The copied runs of a sentence, longest first at each word, from left to right. */
  runs(words: readonly Token[]): readonly CopyRun[];
  /** How many words from this one on stand in the source without a gap, up to so many; 0 for a word it does not have. */
  copied(words: readonly Token[], from: number, atMost: number): number;
  /** True when the source never has these two words in a row, but both with one small word between them. */
  isGap(first: Token, second: Token): boolean;
}

/** Prepares the words of a source for finding copied runs, given the places to look at for a word. */
export function copyRuns(
  sentences: readonly AnalysedSentence[],
  placesOf: (lower: string) => readonly number[],
): RunFinder {
  const source: Token[] = [];
  const sentenceOf: number[] = [];
  sentences.forEach(({ tokens }, index) => {
    for (const token of tokens) {
      source.push(token);
      sentenceOf.push(index);
    }
  });
  const closes = (last: number) => source[last]!.breakAfter || sentenceOf[last] !== sentenceOf[last + 1];

  return { runs: runsOf, copied, isGap };

  function isGap(first: Token, second: Token): boolean {
    let found = false;
    for (const place of placesOf(first.lower)) {
      if (closes(place)) continue;
      if (source[place + 1]!.lower === second.lower) return false;
      const isSmall = !source[place + 1]!.isContent && !closes(place + 1);
      if (isSmall && source[place + 2]!.lower === second.lower) found = true;
    }
    return found;
  }

  function copied(words: readonly Token[], from: number, atMost: number): number {
    const most = Math.min(atMost, words.length - from);
    let length = 0;
    for (const place of placesOf(words[from]!.lower)) {
      let k = 1;
      while (k < most && source[place + k]?.lower === words[from + k]!.lower) k += 1;
      if (k === most) return most;
      if (k > length) length = k;
    }
    return length;
  }

  function runsOf(words: readonly Token[]): readonly CopyRun[] {
    const runs: CopyRun[] = [];
    let from = 0;
    while (from < words.length) {
      let length = 0;
      let at = -1;
      for (const place of placesOf(words[from]!.lower)) {
        let k = 1;
        while (from + k < words.length && source[place + k]?.lower === words[from + k]!.lower) k += 1;
        // Of equally long places the one where the source pauses too: an honest end of a copied piece.
        if (k > length || (k === length && closes(place + k - 1) && !closes(at + k - 1))) {
          length = k;
          at = place;
        }
      }
      if (length > 0) {
        runs.push({
          from,
          to: from + length,
          sentence: sentenceOf[at]!,
          before: source[at - 1],
          after: source[at + length],
          opensClause: at === 0 || closes(at - 1),
          closesClause: closes(at + length - 1),
        });
      }
      from += Math.max(1, length);
    }
    return runs;
  }
}
