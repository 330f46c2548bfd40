import type { CheckVerdict } from "../contracts/compact-result.ts";
import {
  type AgentStatus,
  FINDING_DIMENSIONS,
  type Finding,
  type FindingDimension,
  isUnjudged,
  type Severity,
} from "../contracts/explainability.ts";
import { SEVERITY_RANK } from "../contracts/severity-rank.ts";

/** What fails a text. */
export interface Gate {
  /** From which severity on a finding on facts or on the caller's criteria fails it. Defaults to `medium`. */
  readonly failOn?: Severity | "off" | undefined;
  /** From which severity on a finding on coherence or readability does. Defaults to `off`: how a text reads is advice. */
  readonly failOnStyle?: Severity | "off" | undefined;
}

/** What became of a text, and why it did not pass. */
export interface VerdictWithReason {
  readonly verdict: CheckVerdict;
  /** The code of what speaks against it, or of why nobody can say: of the judge that broke, else its status. */
  readonly reason?: string | undefined;
}

/** How the judges of a text ended; one that did not run is missing. */
export type JudgedBy = {
  readonly [Part in FindingDimension]?:
    | { readonly status?: AgentStatus | undefined; readonly error?: { readonly code: string } | undefined }
    | undefined;
};

/**
 * The verdict on a text, for whoever asks. Where a judge broke, did not finish or had no source nobody can say that it
 * passes; otherwise what speaks `against` it decides, by its code.
 */
export function verdictOf(judged: JudgedBy, against: string | null): VerdictWithReason {
  const ends = FINDING_DIMENSIONS.flatMap((dimension) => judged[dimension] ?? []);
  if (ends.length === 0) return { verdict: "incomplete", reason: "not_judged" };
  const { factuality } = judged;
  const open = ends.find(({ status }) => isUnjudged(status)) ?? (factuality?.status === "no_source" && factuality);
  if (open) return { verdict: "incomplete", reason: open.error?.code ?? open.status };
  return against === null ? { verdict: "passed" } : { verdict: "blocked", reason: against };
}

/** The verdict of a gate on the findings of a text. */
export function gateVerdict(judged: JudgedBy, findings: readonly Finding[], gate: Gate = {}): VerdictWithReason {
  // A guard lets an empty answer through, one that only calls a tool say; a gate has seen nothing.
  if (FINDING_DIMENSIONS.some((dimension) => judged[dimension]?.status === "no_text"))
    return { verdict: "incomplete", reason: "no_text" };
  const failing = findings.filter((finding) => failsGate(finding, gate));
  if (failing.length === 0) return verdictOf(judged, null);
  const has = (wanted: FindingDimension) => failing.some(({ dimension }) => dimension === wanted);
  return verdictOf(judged, has("factuality") ? "findings" : has("criteria") ? "criteria" : "style_findings");
}

/** Whether a finding is on how a text reads, which is advice. */
export function isStyle(dimension: FindingDimension): boolean {
  return dimension === "coherence" || dimension === "readability";
}

/** Whether a finding says that nobody judged: the judge itself is then `incomplete`, the finding fails no gate by itself. */
export function isOpen({ source: { issue_type } }: Pick<Finding, "source">): boolean {
  return issue_type === "NOT_JUDGED" || issue_type === "CRITERION_UNCLEAR";
}

/** Whether a finding fails a gate. */
export function failsGate(
  finding: Pick<Finding, "dimension" | "severity" | "source">,
  { failOn = "medium", failOnStyle = "off" }: Gate = {},
): boolean {
  const limit = isStyle(finding.dimension) ? failOnStyle : failOn;
  if (limit === "off" || isOpen(finding)) return false;
  return SEVERITY_RANK[finding.severity] >= SEVERITY_RANK[limit];
}
