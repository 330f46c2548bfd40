import type { PolarityCue } from "../../../../text/index.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { negationsOf } from "./negations-of.ts";

interface Negation {
  readonly negated: boolean;
  /** The shared stems in reach of a negation. */
  readonly words: readonly string[];
  readonly cue: { readonly start: number; readonly end: number } | undefined;
}

/** What a span denies of the words both sides share. */
export function negationOver(side: ComparedSpan, shared: ReadonlySet<string>): Negation {
  const cues = negationsOf(side);
  let count = 0;
  const words: string[] = [];
  let cue: PolarityCue | undefined;
  for (const word of side.words) {
    if (!shared.has(word.stem) || cues.some((one) => one.start <= word.start && word.start < one.end)) continue;
    count += 1;
    const over = cues.find((one) => one.scope.start <= word.start && word.start < one.scope.end);
    if (over === undefined) continue;
    words.push(word.stem);
    cue ??= over;
  }
  // A subject stands before the negation and outside its reach: a third of the shared words is enough.
  return { negated: words.length > 0 && words.length * 3 >= count, words, cue };
}
