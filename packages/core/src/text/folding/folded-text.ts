import type { Range } from "../positions/range.ts";

/** A folded copy of a text that knows where each of its characters came from. */
export interface FoldedText {
  readonly text: string;
  /** The range of the original text behind a range of the folded one; it never splits a grapheme. */
  toOriginal(start: number, end: number): Range;
}
