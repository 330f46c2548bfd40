import type { IssueTypeOf, Severity } from "../../contracts/index.ts";
import type { Steps } from "../../ports/steps.ts";

/** The issue types of the judges of style. */
export type StyleIssueType = IssueTypeOf<"coherence" | "readability">;

/** One thing an embedded judge measured at one place: what it is, how much, and where. */
export interface Measure<Key extends string = string> {
  /** What was measured; also the name of its weight. */
  readonly key: Key;
  readonly start: number;
  readonly end: number;
  /** The value a reader understands, in the unit of the measure. */
  readonly value: number;
  /** How much of it counts, before weighing; 0 counts nothing. */
  readonly amount: number;
}

/** What a measure stands for. */
type MeasureKind = Flaw | typeof ESTIMATE;

/** Something a reader would call a flaw: it becomes an issue wherever it is found. */
export interface Flaw {
  readonly kind: "flaw";
  readonly issue_type: StyleIssueType;
  readonly severity: Severity;
}

/**
 * Something that goes along with what people rate lower and is no flaw: other words than the source, another order. It
 * moves the score a little and is never an issue.
 */
export const ESTIMATE = { kind: "estimate" } as const;

/** A flaw as a row of a judge's table of measures. */
export function flaw(issue_type: StyleIssueType, severity: Severity): Flaw {
  return { kind: "flaw", issue_type, severity };
}

/** What each measure of a judge stands for. */
export type MeasureTable = Readonly<Record<string, MeasureKind>>;

/** The flaws of a table: each has a message. */
export type FlawOf<Table extends MeasureTable> = {
  [Key in keyof Table]: Table[Key] extends Flaw ? Key : never;
}[keyof Table];

/** A measure with the part of the score it cost. */
export interface Loss extends Measure {
  readonly loss: number;
}

/** Weights by measure. A measure without a weight costs nothing. */
export type Weights = Readonly<Record<string, number>>;

/** A measure that is quick enough to be one step. */
export function* oneStep<Text extends { readonly sentences: readonly unknown[] }, Found>(
  judged: Text,
  measure: (judged: Text) => readonly Found[],
): Steps<readonly Found[]> {
  const found = measure(judged);
  yield 5 * judged.sentences.length;
  return found;
}
