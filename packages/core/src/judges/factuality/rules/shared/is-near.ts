import type { ComparedSpan } from "../../embedded/compared-span.ts";
import type { SourceText } from "../../source-text.ts";

/** How many sentences before and behind one may be meant by its pronouns, or go on with its story. */
const NEAR = 2;

/** True when a stem stands in a source sentence or in the sentences around it. */
export function isNear(stem: string, sentence: ComparedSpan, { places, ranges }: SourceText): boolean {
  const at = sentence.words[0]?.sentence ?? 0;
  const from = ranges[Math.max(0, at - NEAR)]?.from ?? 0;
  const to = ranges[Math.min(ranges.length - 1, at + NEAR)]?.to ?? 0;
  const list = places.get(stem) ?? [];
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low < list.length && list[low]! < to;
}
