import type { ComparedText, ComparedWord } from "../../source-text.ts";
import { UNKNOWN } from "./drop-frames.ts";

/** How a text was written, as far as it matters for what new words mean in it. */
export type TextKind = "written" | "raw";

/** Raw output has a stray capital now and then; a text that opens with a number has its names. */
const STRAY = 0.1;

/**
 * A text whose sentences open with small letters, about a source that has capitals, is the raw output of a generator, as
 * research sets keep it: such systems invent, and a new word is a bad sign. In text that was written out, a new word is
 * mostly another word for the same.
 */
export function textKind(source: ComparedText, { words, ranges }: ComparedText): TextKind {
  const isCapital = (word: ComparedWord) => word.capitalised && word.lower !== UNKNOWN;
  const opens = ranges.some(({ from, to }) => from < to && isCapital(words[from]!));
  if (opens || words.filter(isCapital).length > STRAY * words.length) return "written";
  return source.words.some(isCapital) ? "raw" : "written";
}
