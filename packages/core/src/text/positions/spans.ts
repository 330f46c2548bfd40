import { snapToGraphemes } from "./graphemes.ts";
import type { Range } from "./range.ts";

/** A range together with the exact characters it covers: `text.slice(start, end) === span.text`. */
export interface TextSpan extends Range {
  readonly text: string;
}

/** Cuts a span out of a text: clamped, and widened so that it splits no grapheme. */
export function sliceSpan(text: string, start: number, end: number): TextSpan {
  const range = snapToGraphemes(text, start, end);
  return { ...range, text: text.slice(range.start, range.end) };
}
