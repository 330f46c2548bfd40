import type { ContractName } from "../json-schema/index.ts";

const span = { start_char: 21, end_char: 25, text: "1923" };

const issueSpan = {
  start_char: 21,
  end_char: 25,
  message: "Datum könnte falsch sein",
  severity: "high",
  issue_type: "DATE",
  verdict: "incorrect",
  origin: "embedded",
  confidence: 0.9,
  evidence_quote: "The bridge opened in 1932.",
};

const agentResult = { status: "ok", score: 0.5, origin: "embedded", issue_spans: [issueSpan], details: {} };

const factualityResult = {
  ...agentResult,
  details: {
    claims: [],
    sentences: [],
    counts: { total: 0, correct: 0, incorrect: 0, uncertain: 0, failed: 0 },
    error_probability: null,
  },
};

const evidence = {
  id: "e_0123456789ab",
  kind: "quote",
  source: "issue_spans",
  quote: "The bridge opened in 1932.",
  data: { nested: [1, null] },
};

const finding = {
  id: "f_b462d2b1cec7",
  dimension: "factuality",
  severity: "high",
  message: "Datum könnte falsch sein",
  span,
  evidence: [evidence],
  recommendation: null,
  source: {
    agent: "factuality",
    source_list: "issue_spans",
    item_index: 0,
    issue_type: "DATE",
    verdict: "incorrect",
    origin: "embedded",
    merged_from: [{ source_list: "issue_spans", item_index: 0 }],
  },
};

const topSpan = {
  span,
  dimension: "factuality",
  severity: "high",
  finding_id: finding.id,
  rank_score: 8.59,
  evidence_ids: [evidence.id],
};

const stats = {
  num_findings: 1,
  num_high_severity: 1,
  num_medium_severity: 0,
  num_low_severity: 0,
  coverage_chars: 4,
  coverage_ratio: 0.16,
};

const report = {
  version: "m9_v1",
  offset_encoding: "utf-16",
  summary: ["Eins.", "Zwei.", "Drei."],
  findings: [finding],
  by_dimension: { factuality: [finding], coherence: [], readability: [] },
  top_spans: [topSpan],
  stats,
};

const checkResult = {
  offset_encoding: "utf-16",
  language: "en",
  overall_score: 0.5,
  overall_score_of: ["factuality"],
  factuality: factualityResult,
  explainability: report,
};

/** Valid examples of the check and report contracts. */
export const reportExamples = {
  Source: [
    { id: "s1", text: "The bridge opened in 1932.", title: "Bridges", url: "https://example.org/1", date: "2024" },
  ],
  CheckRequest: [
    { summary_text: "The bridge opened in 1923.", article_text: "The bridge opened in 1932.", top_k: 3 },
    { summary_text: "The bridge opened in 1923.", sources: [{ id: "s1", text: "The bridge opened in 1932." }] },
  ],
  IssueSpan: [issueSpan],
  AgentResult: [agentResult, { ...agentResult, status: "failed", score: null, issue_spans: [] }],
  EvidenceItem: [evidence],
  Finding: [finding],
  TopSpan: [topSpan],
  ExplainabilityStats: [stats],
  ExplainabilityInput: [{ summary_text: "The bridge opened in 1923.", factuality: agentResult, coherence: null }],
  ExplainabilityResult: [report],
  CheckStability: [{ runs: 4, flip_rate: 0.25 }],
  FactualityResult: [factualityResult],
  CheckResult: [checkResult],
  CompactResult: [
    {
      verdict: "blocked",
      scores: { factuality: 0 },
      claims: [
        {
          text: "The bridge opened in 1923.",
          start_char: 0,
          end_char: 26,
          label: "incorrect",
          quote: "The bridge opened in 1932.",
          source_id: "a",
          quote_start: 0,
          advice: "Check the date.",
        },
      ],
      findings: [],
      run_id: 7,
    },
  ],
  CheckAnswer: [{ ...checkResult, run_id: 7 }],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
