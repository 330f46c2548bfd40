import { type Estimator, ratio, weightOf } from "./estimator.ts";

/** A half-open range of UTF-16 code units. */
export interface CharSpan {
  readonly start_char: number;
  readonly end_char: number;
}

/** Characters marked by both, by the judge and by people, in one text or summed over many. */
export interface SpanOverlap {
  readonly overlap: number;
  readonly predicted: number;
  readonly gold: number;
}

/** Counts characters, each once however many spans cover it; empty and reversed spans count nothing. */
export function spanOverlap(predicted: readonly CharSpan[], gold: readonly CharSpan[]): SpanOverlap {
  const left = unionOfSpans(predicted);
  const right = unionOfSpans(gold);
  let overlap = 0;
  let j = 0;
  for (const span of left) {
    while (j < right.length && right[j]!.end_char <= span.start_char) j += 1;
    for (let k = j; k < right.length && right[k]!.start_char < span.end_char; k += 1) {
      overlap += Math.min(span.end_char, right[k]!.end_char) - Math.max(span.start_char, right[k]!.start_char);
    }
  }
  return { overlap, predicted: lengthOf(left), gold: lengthOf(right) };
}

/** Disjoint spans in text order that cover the same characters. */
export function unionOfSpans(spans: readonly CharSpan[]): CharSpan[] {
  const sorted = spans
    .filter(({ start_char, end_char }) => end_char > start_char)
    .sort((left, right) => left.start_char - right.start_char || left.end_char - right.end_char);
  const union: { start_char: number; end_char: number }[] = [];
  for (const { start_char, end_char } of sorted) {
    const last = union.at(-1);
    if (last && start_char <= last.end_char) last.end_char = Math.max(last.end_char, end_char);
    else union.push({ start_char, end_char });
  }
  return union;
}

/** Share of the marked characters that people marked too; null when nothing was marked. */
export function spanPrecision({ overlap, predicted }: SpanOverlap): number | null {
  return ratio(overlap, predicted);
}

/** Share of the characters people marked that were found; null when people marked none. */
export function spanRecall({ overlap, gold }: SpanOverlap): number | null {
  return ratio(overlap, gold);
}

/** Harmonic mean of the two; null when neither side marked anything. */
export function spanF1({ overlap, predicted, gold }: SpanOverlap): number | null {
  return ratio(2 * overlap, predicted + gold);
}

/** Sums the characters of all texts first (micro average) and then takes `metric`. */
export function spanEstimator(
  overlaps: readonly SpanOverlap[],
  metric: (sum: SpanOverlap) => number | null,
): Estimator {
  return (weights) => {
    let overlap = 0;
    let predicted = 0;
    let gold = 0;
    for (let i = 0; i < overlaps.length; i += 1) {
      const weight = weightOf(weights, i);
      const row = overlaps[i]!;
      overlap += weight * row.overlap;
      predicted += weight * row.predicted;
      gold += weight * row.gold;
    }
    return metric({ overlap, predicted, gold });
  };
}

function lengthOf(spans: readonly CharSpan[]): number {
  let total = 0;
  for (const { start_char, end_char } of spans) total += end_char - start_char;
  return total;
}
