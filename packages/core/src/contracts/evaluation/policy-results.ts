import { z } from "zod";
import { Severity } from "../explainability.ts";
import { count } from "../values/numbers.ts";
import { Measured } from "./metric.ts";

const tally = z.record(z.string(), count);

/** What an issue without evidence counts when a text is called wrong. */
export const UncertaintyPolicy = z.enum(["non_error", "weight_0.5", "count_as_error"]);
export type UncertaintyPolicy = z.infer<typeof UncertaintyPolicy>;

/** The rules that turn a judgement into "has an error" or "has none"; each names one `results_<policy>.json`. */
export const PolicyName = z.enum([...UncertaintyPolicy.options, "score", "probability"]);
export type PolicyName = z.infer<typeof PolicyName>;

/** A decision rule with its numbers. */
export const DecisionPolicy = z.strictObject({
  name: PolicyName,
  /**
   * For issue policies: the summed weight of issues from which a text has an error.
   * For `score`: the risk (1 − score), for `probability`: the judge's error probability, from which it has one.
   */
  threshold: z.number(),
  /** Issues below it do not count; only for issue policies. */
  severity_min: Severity,
});
export type DecisionPolicy = z.infer<typeof DecisionPolicy>;

/** How many rows were answered, and how the others ended. */
export const Coverage = z.strictObject({
  rows: count,
  judged: count,
  /** Rows the judge had nothing to check in: called free of errors, and counted here. */
  abstained: count,
  failed: count,
  not_run: count,
  /** judged / rows. */
  coverage: Measured,
  abstention_rate: Measured,
});
export type Coverage = z.infer<typeof Coverage>;

/** What the verdicts rest on. */
export const EvidenceStats = z.strictObject({
  claims: z.strictObject({
    total: count,
    with_evidence: count,
    evidence_rate: Measured,
    by_label: tally,
    by_gate_reason: tally,
    by_selection_reason: tally,
    coverage_failed: count,
  }),
  issue_spans: z.strictObject({
    total: count,
    with_quote: count,
    quote_rate: Measured,
    by_verdict: tally,
    by_severity: tally,
    by_issue_type: tally,
  }),
});
export type EvidenceStats = z.infer<typeof EvidenceStats>;

/** What people said of the rows. */
export const GroundTruth = z.strictObject({
  positive: count,
  negative: count,
  unlabelled: count,
  positive_rate: Measured,
});

/** `results_<policy>.json`: one decision rule over all labelled rows. */
export const PolicyResults = z.strictObject({
  policy: DecisionPolicy,
  n: count,
  tp: count,
  tn: count,
  fp: count,
  fn: count,
  recall: Measured,
  precision: Measured,
  f1: Measured,
  specificity: Measured,
  balanced_accuracy: Measured,
  accuracy: Measured,
  mcc: Measured,
  auroc: Measured,
  average_precision: Measured,
  coverage: Coverage,
  evidence: EvidenceStats,
  ground_truth: GroundTruth,
});
export type PolicyResults = z.infer<typeof PolicyResults>;

/** How well one rule tells texts with an error from those without. */
export const DecisionFigures = PolicyResults.pick({
  policy: true,
  n: true,
  balanced_accuracy: true,
  precision: true,
  recall: true,
  specificity: true,
  auroc: true,
});
export type DecisionFigures = z.infer<typeof DecisionFigures>;

/** The two ways to call a text wrong, side by side, and which of them the headline of a summary uses. */
export const Decisions = z.strictObject({
  /** `other` for rules that weigh doubts or cut the score. */
  headline: z.enum(["verdicts", "estimate", "other"]),
  /** Some claim is `incorrect`. */
  by_verdicts: DecisionFigures,
  /** `error_probability` reaches its threshold, over the rows that have one; null where none has. */
  by_estimate: DecisionFigures.nullable(),
});
export type Decisions = z.infer<typeof Decisions>;
