import type { ComparedWord, SourceText } from "../../source-text.ts";

/** A run of words that also stands in the source, the longest that starts there. */
export interface CopiedFragment {
  readonly at: number;
  readonly length: number;
  readonly source: number;
}

/** A word that stands in the source more often than this is looked up at its first places only. */
const PLACE_LIMIT = 200;

/** Covers the words greedily, from left to right, with the longest runs that stand in the source. */
export function copiedFragments(words: readonly ComparedWord[], source: SourceText): CopiedFragment[] {
  const fragments: CopiedFragment[] = [];
  let at = 0;
  while (at < words.length) {
    let length = 0;
    let best = -1;
    const places = source.places.get(words[at]!.stem) ?? [];
    for (let i = 0; i < places.length && i < PLACE_LIMIT; i += 1) {
      const run = runLength(words, at, source, places[i]!);
      if (run > length) {
        length = run;
        best = places[i]!;
      }
    }
    if (length === 0) at += 1;
    else {
      fragments.push({ at, length, source: best });
      at += length;
    }
  }
  return fragments;
}

function runLength(words: readonly ComparedWord[], at: number, source: SourceText, place: number): number {
  let run = 0;
  while (at + run < words.length && words[at + run]!.stem === source.words[place + run]?.stem) run += 1;
  return run;
}
