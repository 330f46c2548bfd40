import type { IssueTypeOf } from "../../contracts/index.ts";
import type { Steps } from "../../ports/steps.ts";

/** The issue types of the judges of style. */
export type StyleIssueType = IssueTypeOf<"coherence" | "readability">;

/** One thing an embedded judge measured at one place: what it is, how much, and where. */
export interface Measure {
  /** What was measured; also the name of its weight and of its message. */
  readonly key: string;
  readonly issue_type: StyleIssueType;
  readonly start: number;
  readonly end: number;
  /** The value a reader understands, in the unit of the measure. */
  readonly value: number;
  /** How much of it counts, before weighing; 0 counts nothing. */
  readonly amount: number;
  /** True when the place is not worth naming by itself: it counts together with the others of its kind. */
  readonly quiet?: boolean;
  /** True for something worth naming however little it costs. */
  readonly notable?: boolean;
  /** True for a hint rather than a defect: it costs score, but is never graver than low. */
  readonly soft?: boolean;
}

/** A measure with the part of the score it cost. */
export interface Loss extends Measure {
  readonly loss: number;
}

/** Weights by measure. A measure without a weight costs nothing. */
export type Weights = Readonly<Record<string, number>>;

/** A measure that is quick enough to be one step. */
export function* oneStep<Text extends { readonly sentences: readonly unknown[] }>(
  judged: Text,
  measure: (judged: Text) => readonly Measure[],
): Steps<readonly Measure[]> {
  const found = measure(judged);
  yield 5 * judged.sentences.length;
  return found;
}
