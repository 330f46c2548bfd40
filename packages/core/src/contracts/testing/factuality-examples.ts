import type { ContractName } from "../json-schema/index.ts";

const quote = { text: "The bridge opened in 1932.", start_char: 10, end_char: 36, match: "exact" };

const debug = {
  label_raw: "incorrect",
  label_final: "incorrect",
  gate_reason: "ok",
  evidence_selection_reason: "ok",
  coverage_ok: true,
  coverage_note: null,
  raw_verifier_output: '{"label":"incorrect"}',
  selected_evidence_index_raw: 0,
  evidence_quote_raw: "The bridge opened in 1932.",
  parse_ok: true,
  parse_error: null,
  retrieval_scores: [0.8, 0.4],
};

export const claim = {
  id: "c_1",
  text: "The bridge opened in 1923.",
  start_char: 0,
  end_char: 26,
  sentence_index: 0,
  label: "incorrect",
  uncertain_reason: null,
  confidence: 0.9,
  error_type: "DATE",
  selected_evidence_index: 0,
  evidence_found: true,
  evidence_quote: "The bridge opened in 1932.",
  evidence: quote,
  debug,
};

export const unprovenClaim = {
  ...claim,
  label: "uncertain",
  uncertain_reason: "nothing_found",
  confidence: 0.5,
  error_type: null,
  selected_evidence_index: -1,
  evidence_found: false,
  evidence_quote: null,
  evidence: null,
};

const sentence = {
  sentence_index: 0,
  start_char: 0,
  end_char: 26,
  label: "incorrect",
  confidence: 0.9,
  claim_ids: ["c_1"],
};

/** Valid examples of the factuality contracts. */
export const factualityExamples = {
  Claim: [
    claim,
    unprovenClaim,
    { ...claim, decided_by: "verifier" },
    { ...claim, label: "uncertain", uncertain_reason: "not_confirmed" },
    { ...unprovenClaim, label: "failed", uncertain_reason: null, confidence: null, start_char: null, end_char: null },
  ],
  ClaimDebug: [debug],
  EvidenceQuote: [quote],
  Passage: [{ index: 0, start_char: 0, end_char: 36, text: "Long ago. The bridge opened in 1932.", score: 0.5 }],
  SentenceResult: [sentence, { ...sentence, label: "no_claims", confidence: null, claim_ids: [] }],
  FactualityDetails: [
    {
      claims: [claim, unprovenClaim],
      sentences: [sentence],
      counts: { total: 2, correct: 0, incorrect: 1, uncertain: 1, failed: 0 },
      error_probability: 0.8,
    },
  ],
} satisfies Partial<Record<ContractName, readonly unknown[]>>;
