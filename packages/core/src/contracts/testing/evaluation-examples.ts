import type { ContractName } from "../json-schema/index.ts";

const counts = { tp: 1, tn: 1, fp: 0, fn: 0 };
const metric = { value: 1, ci_lower: 0.5, ci_upper: 1 };
const coverage = { rows: 2, judged: 2, abstained: 0, failed: 0, not_run: 0, coverage: 1, abstention_rate: 0 };
const policy = { name: "non_error", threshold: 1, severity_min: "low" };

const evidence = {
  claims: {
    total: 2,
    with_evidence: 1,
    evidence_rate: 0.5,
    by_label: { correct: 1, uncertain: 1 },
    by_gate_reason: {},
    by_selection_reason: {},
    coverage_failed: 0,
  },
  issue_spans: { total: 0, with_quote: 0, quote_rate: null, by_verdict: {}, by_severity: {}, by_issue_type: {} },
};

const groundTruth = { positive: 1, negative: 1, unlabelled: 0, positive_rate: 0.5 };

const debugClaim = {
  id: "row-1",
  claim_index: 0,
  claim: "The bridge opened in 1923.",
  span: { start_char: 0, end_char: 26 },
  verdict: "incorrect",
  uncertain_reason: null,
  evidence_found: true,
  confidence: 0.9,
  label_raw: "incorrect",
  label_final: "incorrect",
  gate_reason: "ok",
  evidence_selection_reason: "ok",
  selected_evidence_index: 0,
  evidence_quote: "The bridge opened in 1932.",
  coverage_ok: true,
  coverage_note: null,
  raw_verifier_output: null,
  parse_ok: true,
  parse_error: null,
};

/** Valid examples of the evaluation contracts. */
export const evaluationExamples = {
  DatasetRow: [
    { id: 7, summary_text: "A text.", gt: { coherence: 3.5 }, scale: [1, 5], extra: "column" },
    {
      id: "a",
      article_text: "An article.",
      summary_text: "A text.",
      has_error: false,
      error_spans: [{ start: 0, end: 1 }],
    },
  ],
  RankingRow: [{ query_id: 1, query: "q", candidates: [{ id: "a", snippet: "text", grade: 2 }] }],
  Prediction: [
    {
      task: "factuality",
      index: 0,
      id: "row-1",
      cluster: "article-1",
      origin: null,
      system: null,
      lang: "en",
      status: "ok",
      error: null,
      score: 0.5,
      label: true,
      risk: 0.5,
      decision: true,
    },
  ],
  DebugClaim: [debugClaim],
  ErrorCase: [
    {
      id: "row-1",
      kind: "false_negative",
      has_error: true,
      decision: false,
      risk: 0.2,
      score: 0.8,
      origin: null,
      system: null,
      summary_text: "The bridge opened in 1923.",
      top_issue_span: null,
      top_claims: [debugClaim],
      claim_label_counts: { correct: 1 },
    },
  ],
  PolicyResults: [
    {
      policy,
      n: 2,
      ...counts,
      recall: 1,
      precision: 1,
      f1: 1,
      specificity: 1,
      balanced_accuracy: 1,
      accuracy: 1,
      mcc: 1,
      auroc: 1,
      average_precision: null,
      coverage,
      evidence,
      ground_truth: groundTruth,
    },
  ],
  EvaluationSummary: [
    {
      task: "rerank",
      n: 2,
      coverage,
      failures: { count: 0, share: 0, by_code: {} },
      bootstrap: { resamples: 2000, confidence: 0.95, seed: 1, clusters: 2, skipped_resamples: {} },
      stability: null,
      ranker: "embedded",
      metrics: { ndcg_at_10: metric, mrr: metric, recall_at_10: metric },
      queries_without_relevant: 0,
    },
  ],
  RunMetadata: [
    {
      versions: { beleg: "0.1.0", node_major: 24, artefacts: 1 },
      git_commit: null,
      task: "factuality",
      model: "none",
      judge: "embedded",
      preset: "beleg",
      dataset: { file: "rows.jsonl", sha256: "00", bytes: 10, rows: 2 },
      config: {},
      seed: 1,
    },
  ],
  Comparison: [
    {
      task: "factuality",
      n: 2,
      only_in_a: 0,
      only_in_b: 0,
      failed_in_a: 0,
      failed_in_b: 0,
      metrics: {},
      correction: { method: "holm", metrics: 0, level: 0.05 },
      mcnemar: null,
      flipped: [],
      flipped_total: 0,
      bootstrap: { resamples: 2000, seed: 1, clusters: 2 },
    },
  ],
  Baseline: [{ task: "factuality", metrics: { f1: 0.8 }, tolerance: 0.01, patience: 3, failing_runs: [] }],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
