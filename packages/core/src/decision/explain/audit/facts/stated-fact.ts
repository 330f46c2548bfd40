import type { CaseRecord } from "../../case-record.ts";

/** Something prose may say of a case, by the words of four languages, and whether the record bears it out. */
export interface StatedFact {
  readonly element: string;
  /** On a copy without case and accents. Singular: a plural speaks of a policy, not of this payment. */
  readonly words: RegExp;
  /** Null when the record does not say. */
  readonly holds: (record: CaseRecord) => boolean | null;
}
