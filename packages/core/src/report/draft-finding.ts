import type {
  Dimension,
  EvidenceItem,
  InputReference,
  Origin,
  Severity,
  Verdict,
} from "../contracts/explainability.ts";
import type { Place } from "./text-places.ts";

/** A finding on its way through the pipeline: what it says and everything it was made from. */
export type DraftFinding = {
  readonly id: string;
  readonly dimension: Dimension;
  readonly severity: Severity;
  readonly issueType: string | null;
  /** The agent's message; null asks for the default message of the report's locale. */
  readonly message: string | null;
  readonly place: Place | null;
  readonly verdict: Verdict | null;
  readonly origin: Origin | null;
  readonly evidence: EvidenceItem[];
  /** The items behind it in input order. */
  readonly references: InputReference[];
  /** The item that gives it its words. */
  readonly primary: InputReference;
  /** Ids of the findings it unites in text order; empty unless it is a cluster. */
  readonly members: string[];
};

/** True for a finding with a place that covers at least one character. */
export function hasExtent(finding: DraftFinding): finding is DraftFinding & { readonly place: Place } {
  return finding.place !== null && finding.place.end > finding.place.start;
}

/** A contradiction outweighs a doubt, a doubt outweighs nothing said. */
export function strongestVerdict(verdicts: readonly (Verdict | null)[]): Verdict | null {
  if (verdicts.includes("incorrect")) return "incorrect";
  return verdicts.includes("uncertain") ? "uncertain" : null;
}

/** Compares by code unit, never by locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
