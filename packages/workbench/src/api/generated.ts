// Made by `node scripts/reference-http.ts` from the service's OpenAPI description; do not edit by hand.

export type SourceInput = {
  /** What evidence calls this source; no two sources of a check share it. */
  id: string;
  /** The source itself, in plain text. */
  text: string;
  /** What reports call it beside its id. */
  title?: string | null;
  /** Where it can be read. */
  url?: string | null;
  /** When it was published, as the caller writes dates. */
  date?: string | null;
};

export type CriterionInput = {
  /** What reports call it; no two criteria of a check share it. */
  id: string;
  /** What the text must show, e.g. `mentions the deadline and the amount`. */
  text: string;
};

export type CheckRequestInput = {
  article_text?: string;
  sources?: (SourceInput)[];
  summary_text: string;
  dimensions?: ("factuality" | "coherence" | "readability")[];
  criteria?: (string | CriterionInput)[];
  locale?: "de" | "en" | "es" | "pt";
  lang?: "de" | "en" | "es" | "pt";
  offset_encoding?: "utf-16" | "unicode";
  top_k?: number;
  max_failed?: number;
  debug?: boolean;
  store?: boolean;
  label?: string | null;
};

export type ExplainabilityInputInput = {
  summary_text: string;
  factuality?: { [key: string]: unknown } | null;
  coherence?: { [key: string]: unknown } | null;
  readability?: { [key: string]: unknown } | null;
  criteria?: { [key: string]: unknown } | null;
  offset_encoding?: "utf-16" | "unicode" | null;
  article_text?: string | null;
  sources?: (SourceInput)[] | null;
  summary_name?: string | null;
  article_name?: string | null;
  id?: string | number | null;
} & { [key: string]: unknown };

export type ScoringContextInput = {
  question?: string | null;
  purpose?: string | null;
  jurisdiction?: string;
  output_target?: string | null;
  preferred_sources?: (string)[];
  disallowed_sources?: (string)[];
  collection_scope?: string | null;
  version_target?: string | null;
  freshness_mode?: "standard" | "software_docs_strict" | "law_evergreen";
  facets?: ("LEGAL" | "TECHNICAL" | "PROCEDURAL" | "DATA_CATEGORIES" | "MONITORING_SURVEILLANCE" | "LOGGING_AUDIT" | "ANALYTICS_REPORTING" | "ACCESS_PRIVACY_SECURITY" | "API_INTEGRATION" | {
    name: string;
    description: string;
    words?: (string)[];
  })[];
  min_diversity_buckets?: number;
};

export type SearchCandidateInput = {
  id: string;
  title?: string;
  snippet: string;
  url?: string | null;
  score?: number | null;
  is_pdf?: boolean;
  detected_date?: string | null;
  version_hint?: string | null;
  domain_type?: string | null;
  trust_hint?: string | null;
};

export type ScoreResultsDataInput = {
  query: string;
  meta?: {
    scoring_context?: ScoringContextInput | string;
    tenant_id?: string;
    case_id?: string;
    collection_id?: string;
  } & { [key: string]: unknown };
  control?: {
    temperature?: number;
    max_tokens?: number;
  };
  rag?: {
    documents: ({
      id: string;
      title?: string;
      text: string;
      url?: string | null;
      detected_date?: string | null;
      facet_coverage?: { [key: string]: number };
    })[];
  } | null;
  k?: number;
  results: (SearchCandidateInput)[];
};

export type RerankRequestInput = {
  query: string;
  candidates: (SearchCandidateInput)[];
  meta?: {
    scoring_context?: ScoringContextInput | string;
    tenant_id?: string;
    case_id?: string;
    collection_id?: string;
  } & { [key: string]: unknown };
  control?: {
    temperature?: number;
    max_tokens?: number;
  };
  rag?: {
    documents: ({
      id: string;
      title?: string;
      text: string;
      url?: string | null;
      detected_date?: string | null;
      facet_coverage?: { [key: string]: number };
    })[];
  } | null;
  k?: number;
};

export type TransactionInput = {
  transaction_id: string;
  customer_id: string;
  /** a decimal number as text, such as "1800.00" */
  amount: string;
  currency: string;
  country: string;
  channel: string;
  device_id?: string | null;
  timestamp: string;
  merchant_id?: string | null;
  merchant_name?: string;
};

export type CustomerBehaviorInput = {
  customer_id: string;
  /** a decimal number as text, such as "1800.00" */
  usual_amount_avg: string;
  currency?: string;
  usual_hours: string;
  usual_countries: (string)[];
  usual_devices: (string)[];
};

export type DecisionCaseInput = {
  transaction: TransactionInput;
  customer_behavior?: CustomerBehaviorInput | null;
  history?: (TransactionInput)[];
  locale?: "de" | "en" | "es" | "pt";
  expected_decision?: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN";
};

export type DatasetRowInput = {
  id: string | number;
  article_text?: string;
  sources?: (SourceInput)[] | null;
  summary_text: string;
  has_error?: boolean | null;
  gt?: { [key: string]: number | null } | null;
  scale?: [number, number] | null;
  criteria?: (string | CriterionInput)[] | null;
  criteria_labels?: { [key: string]: boolean } | (boolean)[] | null;
  lang?: string | null;
  group?: string | number | null;
  system?: string | null;
  origin?: string | null;
  dataset?: string | null;
  error_spans?: ({
    start?: number | null;
    end?: number | null;
    start_char?: number | null;
    end_char?: number | null;
    text?: string | null;
    worker?: string | number | null;
  } & { [key: string]: unknown })[] | null;
  error_types?: (string)[] | null;
  annotations?: ({
    annotator: string | number;
    has_error?: boolean | null;
    gt?: { [key: string]: number | null } | null;
  } & { [key: string]: unknown })[] | null;
  scores?: { [key: string]: number | null } | null;
} & { [key: string]: unknown };

export type RankingRowInput = {
  query_id: string | number;
  query: string;
  candidates: ({
    id: string | number;
    title?: string;
    snippet?: string;
    grade?: number | null;
  } & { [key: string]: unknown })[];
  group?: string | number | null;
  lang?: string | null;
} & { [key: string]: unknown };

export type NewRunInput = {
  article_text?: string;
  sources?: (SourceInput)[];
  summary_text: string;
  dimensions?: ("factuality" | "coherence" | "readability")[] | null;
  criteria?: (string | CriterionInput)[] | null;
  lang?: "de" | "en" | "es" | "pt" | null;
  locale?: "de" | "en" | "es" | "pt" | null;
  max_failed?: number | null;
  top_k?: number | null;
  debug?: boolean;
  label?: string | null;
  store?: true;
  offset_encoding?: "utf-16";
};

export type CheckBatchInput = {
  items: ({ [key: string]: unknown })[];
};

export type CohereRerankRequestInput = {
  query: string;
  documents: (string | { [key: string]: unknown })[];
  top_n?: number | null;
  model?: string | null;
  return_documents?: boolean | null;
  rank_fields?: (string)[] | null;
} & { [key: string]: unknown };

export type DocumentFileInput = {
  /** What it is called; the ending says what it is. */
  name: string;
  /** Its bytes in base64. */
  content: string;
};

export type NewEvaluationInput = {
  name: string;
  task: "factuality" | "coherence" | "readability" | "spans" | "rerank";
  rows: (DatasetRowInput | RankingRowInput)[];
  policy?: "non_error" | "weight_0.5" | "count_as_error" | "score" | "probability";
  threshold?: number;
  severity_min?: "low" | "medium" | "high";
  repeat?: number;
  resamples?: number;
  seed?: number;
};

export type SourceContentInput = {
  /** The address, or candidate:ID for a candidate that has none. */
  url: string;
  title?: string;
  text: string;
  detected_date?: string | null;
};

export type FailedSourceInput = {
  /** The address, or candidate:ID for a candidate that has none. */
  url: string;
  /** A short stable name of the reason, such as not_found. */
  code: string;
  message?: string;
};

export type NewDocumentInput = {
  collection?: string;
  document_id: string;
  title?: string;
  text: string;
  url?: string | null;
  detected_date?: string | null;
};

export type NewReviewDecisionInput = {
  action: "approve" | "reject" | "partial" | "escalate";
  /** The digest of what the person saw. */
  snapshot_digest: string;
  /** approve: these, the rest is rejected; everything that waits by default. Empty is an error. */
  approved_ids?: (string)[];
  /** reject: these, the rest keeps waiting; everything by default. Empty is an error. */
  rejected_ids?: (string)[];
  added_urls?: (string)[];
  reason?: string | null;
  final_decision?: "APPROVE" | "CHALLENGE" | "BLOCK" | null;
  customer_text?: string | null;
  /** Who decides; recorded together with the key. */
  actor?: string;
};

export type NewSourceOverrideInput = {
  url: string;
  reason: string;
  /** Who decides; recorded together with the key. */
  actor?: string;
};

export type Claim = {
  id: string;
  text: string;
  start_char: number | null;
  end_char: number | null;
  sentence_index: number;
  label: "correct" | "incorrect" | "uncertain" | "failed";
  uncertain_reason: "nothing_found" | "not_confirmed" | "below_trust" | null;
  confidence: number | null;
  error_type: "NUMBER" | "DATE" | "UNIT" | "NAME" | "ENTITY" | "LOCATION" | "ORGANIZATION" | "NEGATION" | "OPPOSITE" | "ROLE" | "OTHER" | null;
  selected_evidence_index: number;
  evidence_found: boolean;
  evidence_quote: string | null;
  evidence: EvidenceQuote | null;
  conflict?: EvidenceQuote;
  decided_by?: "rules" | "verifier" | "model";
  debug?: ClaimDebug;
};

export type ClaimDebug = {
  label_raw: "correct" | "incorrect" | "uncertain" | "failed" | null;
  label_final: "correct" | "incorrect" | "uncertain" | "failed";
  gate_reason: "no_evidence" | "coverage_fail" | "rule_veto" | "below_trust" | "ok" | null;
  evidence_selection_reason: "no_passage_selected" | "index_out_of_range" | "empty_quote" | "quote_not_in_passage" | "ok" | null;
  coverage_ok: boolean | null;
  coverage_note: string | null;
  raw_verifier_output: string | null;
  selected_evidence_index_raw: number | string | boolean | null;
  evidence_quote_raw: string | null;
  parse_ok: boolean;
  parse_error: string | null;
  retrieval_scores: (number)[];
};

export type EvidenceQuote = {
  text: string;
  start_char: number;
  end_char: number;
  match: "exact" | "folded";
  source_id?: string;
};

export type SentenceResult = {
  sentence_index: number;
  start_char: number;
  end_char: number;
  label: "correct" | "incorrect" | "uncertain" | "failed" | "no_claims";
  confidence: number | null;
  claim_ids: (string)[];
};

export type FactualityDetails = {
  claims: (Claim)[];
  sentences: (SentenceResult)[];
  counts: {
    total: number;
    correct: number;
    incorrect: number;
    uncertain: number;
    failed: number;
  };
  error_probability: number | null;
  trust?: {
    judge: {
      origin: "embedded" | "model";
      model: string;
      verifier: string;
      prompt_version: string;
      version: string;
    };
    lang: string;
    min_precision: number;
    correct: {
      hits: number;
      n: number;
      rate: number | null;
      low: number | null;
      high: number | null;
    };
    incorrect: {
      hits: number;
      n: number;
      rate: number | null;
      low: number | null;
      high: number | null;
    };
  };
};

export type Source = {
  /** What evidence calls this source; no two sources of a check share it. */
  id: string;
  /** The source itself, in plain text. */
  text: string;
  /** What reports call it beside its id. */
  title?: string | null;
  /** Where it can be read. */
  url?: string | null;
  /** When it was published, as the caller writes dates. */
  date?: string | null;
};

export type CriteriaResult = {
  status: "ok" | "incomplete" | "failed";
  counts: {
    met: number;
    not_met: number;
    unclear: number;
  };
  items: ({
    /** What reports call it; no two criteria of a check share it. */
    id: string;
    /** What the text must show, e.g. `mentions the deadline and the amount`. */
    text: string;
    state: "met" | "not_met" | "unclear";
    quote: EvidenceQuote | null;
    reason?: "no_quote" | "quote_not_in_text" | "left_out" | "both_ways" | "not_judged";
  })[];
  model: string | null;
  error?: {
    code: string;
    message?: string;
  };
};

export type CheckAnswer = {
  offset_encoding: "utf-16" | "unicode";
  language: "en" | "de" | "es" | "pt";
  overall_score: number | null;
  overall_score_of: ("factuality" | "coherence" | "readability")[];
  incomplete?: ("factuality" | "coherence" | "readability" | "criteria")[];
  factuality?: FactualityResult;
  coherence?: AgentResult;
  readability?: AgentResult;
  criteria?: CriteriaResult;
  explainability: ExplainabilityResult;
  stability?: CheckStability;
  run_id?: number;
};

export type ScoreRecord = {
  record: 1;
  task: "coherence" | "readability" | "rerank";
  judge: {
    origin: "embedded" | "model";
    model: string;
    verifier: string;
    prompt_version: string;
    version: string;
  };
  data: {
    name: string;
    sha256: string;
    rows: number;
  };
  n: number;
  metrics: { [key: string]: {
    value: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
  } };
  collapse: {
    status: "ok" | "collapsed" | "too_few";
    n: number;
    buckets: ({
      label: string;
      count: number;
    })[];
    top_bucket: string | null;
    top_share: number | null;
    unique_values: number;
    entropy: number | null;
    raw: {
      buckets: ({
        label: string;
        count: number;
      })[];
      top_bucket: string | null;
      top_share: number | null;
      unique_values: number;
      entropy: number | null;
    } | null;
  } | null;
};

export type TrustProfile = {
  profile: 1;
  judge: {
    origin: "embedded" | "model";
    model: string;
    verifier: string;
    prompt_version: string;
    version: string;
  };
  data: {
    name: string;
    sha256: string;
    sources: number;
    claims: number;
  };
  languages: ({
    lang: string;
    claims: number;
    correct: {
      right: {
        hits: number;
        n: number;
        rate: number | null;
        low: number | null;
        high: number | null;
      };
      calibration: ({
        confidence: number;
        right: number;
      })[];
    };
    incorrect: {
      right: {
        hits: number;
        n: number;
        rate: number | null;
        low: number | null;
        high: number | null;
      };
      calibration: ({
        confidence: number;
        right: number;
      })[];
    };
    confirmed: {
      hits: number;
      n: number;
      rate: number | null;
      low: number | null;
      high: number | null;
    };
    found: {
      hits: number;
      n: number;
      rate: number | null;
      low: number | null;
      high: number | null;
    };
    open: {
      hits: number;
      n: number;
      rate: number | null;
      low: number | null;
      high: number | null;
    };
    failed: number;
    evidence: {
      hits: number;
      n: number;
      rate: number | null;
      low: number | null;
      high: number | null;
    };
    calibration_error: {
      n: number;
      before: number | null;
      after: number | null;
    };
    kinds: ({
      type: string;
      label: "supported" | "contradicted" | "unsupported";
      n: number;
      correct: number;
      incorrect: number;
      uncertain: number;
      failed: number;
    })[];
    deciders?: ({
      decided_by: "rules" | "verifier" | "model";
      correct: {
        right: {
          hits: number;
          n: number;
          rate: number | null;
          low: number | null;
          high: number | null;
        };
        calibration: ({
          confidence: number;
          right: number;
        })[];
      };
      incorrect: {
        right: {
          hits: number;
          n: number;
          rate: number | null;
          low: number | null;
          high: number | null;
        };
        calibration: ({
          confidence: number;
          right: number;
        })[];
      };
    })[];
  })[];
  usage: {
    calls: number;
    input_tokens: number;
    output_tokens: number;
  };
};

export type IssueSpan = {
  start_char: number;
  end_char: number;
  message: string;
  severity: "low" | "medium" | "high";
  issue_type: "NUMBER" | "DATE" | "UNIT" | "NAME" | "ENTITY" | "LOCATION" | "ORGANIZATION" | "NEGATION" | "OPPOSITE" | "ROLE" | "OTHER" | "CONTRADICTION" | "NOT_CONFIRMED" | "NOTHING_FOUND" | "SOURCES_DISAGREE" | "NOT_JUDGED" | "BELOW_TRUST" | "LOGICAL_INCONSISTENCY" | "REDUNDANCY" | "ORDERING" | "MISSING_LINK" | "UNCLEAR_REFERENCE" | "LONG_SENTENCE" | "PUNCTUATION_OVERLOAD" | "COMPLEX_NESTING" | "HARD_TO_PARSE" | "TRUNCATED_SENTENCE" | "FRAGMENT" | "RUN_ON" | "REPETITION" | "UNBALANCED" | "DAMAGED_TEXT" | "CRITERION_NOT_MET" | "CRITERION_UNCLEAR" | null;
  verdict?: "incorrect" | "uncertain";
  origin: "model" | "heuristic" | "embedded";
  confidence?: number;
  claim_id?: string;
  evidence_quote?: string | null;
  metric?: string;
  metric_value?: number;
};

export type AgentResult = {
  status: "ok" | "incomplete" | "failed" | "no_claims" | "no_source" | "no_text";
  score: number | null;
  origin: "model" | "heuristic" | "embedded";
  issue_spans: (IssueSpan)[];
  details: { [key: string]: unknown };
  explanation?: string;
  error?: {
    code: string;
    message?: string;
  };
};

export type EvidenceItem = {
  id: string;
  kind: "quote" | "claim" | "raw";
  source: string;
  quote: string | null;
  data: { [key: string]: JsonValue } | null;
};

export type Finding = {
  id: string;
  dimension: "factuality" | "coherence" | "readability" | "criteria";
  severity: "low" | "medium" | "high";
  message: string;
  span: {
    start_char: number;
    end_char: number;
    text: string;
  } | null;
  evidence: (EvidenceItem)[];
  recommendation: string | null;
  source: {
    agent: "factuality" | "coherence" | "readability" | "criteria";
    source_list: string;
    item_index: number;
    issue_type: string | null;
    verdict: "incorrect" | "uncertain" | null;
    origin: "model" | "heuristic" | "embedded" | null;
    merged_from: ({
      source_list: string;
      item_index: number;
    })[];
    cluster_size?: number;
    cluster_members?: (string)[];
  };
  known?: true;
};

export type TopSpan = {
  span: {
    start_char: number;
    end_char: number;
    text: string;
  };
  dimension: "factuality" | "coherence" | "readability" | "criteria";
  severity: "low" | "medium" | "high";
  finding_id: string;
  rank_score: number;
  evidence_ids: (string)[];
};

export type ExplainabilityStats = {
  num_findings: number;
  num_high_severity: number;
  num_medium_severity: number;
  num_low_severity: number;
  coverage_chars: number;
  coverage_ratio: number;
};

export type ExplainabilityResult = {
  version: "m9_v1";
  offset_encoding: "utf-16" | "unicode";
  summary: (string)[];
  findings: (Finding)[];
  by_dimension: {
    factuality: (Finding)[];
    coherence: (Finding)[];
    readability: (Finding)[];
    criteria?: (Finding)[];
  };
  top_spans: (TopSpan)[];
  stats: ExplainabilityStats;
};

export type CheckStability = {
  runs: number;
  flip_rate: number;
};

export type FactualityResult = {
  status: "ok" | "incomplete" | "failed" | "no_claims" | "no_source" | "no_text";
  score: number | null;
  origin: "model" | "heuristic" | "embedded";
  issue_spans: (IssueSpan)[];
  details: FactualityDetails;
  explanation?: string;
  error?: {
    code: string;
    message?: string;
  };
};

export type CompactResult = {
  verdict: "passed" | "blocked" | "incomplete";
  reason?: string;
  scores: { [key: string]: number | null };
  statuses?: { [key: string]: string };
  counts?: {
    total: number;
    correct: number;
    incorrect: number;
    uncertain: number;
    failed: number;
  };
  claims: ({
    text: string;
    start_char: number;
    end_char: number;
    label: "correct" | "incorrect" | "uncertain" | "failed";
    quote?: string;
    source_id?: string;
    quote_start?: number;
    conflict?: {
      quote: string;
      source_id?: string;
      quote_start: number;
    };
    advice?: string;
  })[];
  criteria?: ({
    id: string;
    text: string;
    state: "met" | "not_met" | "unclear";
    quote?: string;
    quote_start?: number;
  })[];
  findings: ({
    dimension: "factuality" | "coherence" | "readability" | "criteria";
    severity: "low" | "medium" | "high";
    message: string;
    start_char?: number;
    end_char?: number;
    advice?: string;
  })[];
  more_findings?: number;
  run_id?: number;
};

export type LLMScoredItem = {
  candidate_id: string;
  score: number;
  reason: string;
  gap_tags: (string)[];
  risk_flags: (string)[];
  facet_coverage: { [key: string]: number };
  custom_facets: { [key: string]: number };
};

export type RAGCoverageSummary = {
  document_id: string;
  title: string;
  url: string | null;
  key_points: (string)[];
  coverage_facets: { [key: string]: number };
  custom_facets: { [key: string]: number };
  last_ingested_at: string | null;
};

export type RecommendedIngest = {
  candidate_id: string;
  reason: string;
  risk_flags?: (string)[];
};

export type HybridResult = {
  ranked: (LLMScoredItem)[];
  top_k: (LLMScoredItem)[];
  coverage_delta: string;
  coverage?: {
    before: { [key: string]: number };
    after: { [key: string]: number };
  };
  recommended_ingest: (RecommendedIngest)[];
};

export type RerankFlags = {
  rag_unavailable: boolean;
  llm_timeout: boolean;
  llm_failure: boolean;
  rag_cache_hit: boolean;
  llm_cache_hit: boolean;
  all_candidates_dropped?: boolean;
  debug: {
    pre_filter: {
      dropped: ({
        id: string;
        reason: "policy_block" | "duplicate" | "empty_snippet" | "stale";
      })[];
      mmr: {
        selected: ({
          id: string;
          max_overlap: number;
        })[];
      };
    };
    llm: {
      fallback: "llm_timeout" | "llm_failure" | "empty" | "no_model" | null;
      cache_hit: boolean;
      llm_items: number;
    };
    fusion: {
      fused_scores: { [key: string]: number };
      rrf_components: { [key: string]: {
        rrf_term: number;
        rag_bonus: number;
        domain_bonus: number;
        policy_bonus: number;
      } };
      rrf_k: number;
      diversity_buckets: (string)[];
      diversity?: {
        requested: number;
        achieved: number;
        shortfall: number;
        score_floor?: number;
      };
    };
  };
};

export type RerankEnvelope = {
  result: HybridResult;
  rag_summaries: (RAGCoverageSummary)[];
  flags: RerankFlags;
  sources?: (Source)[];
  hitl?: {
    auto_approved: boolean;
    decision: ReviewDecision | null;
  };
};

export type ReviewItem = {
  review_id: string;
  kind: "rerank_selection" | "escalated_decision" | "customer_text";
  subject_id: string;
  status: "pending" | "approved" | "rejected" | "partial" | "auto_approved" | "escalated";
  created_at: string;
  expires_at: string;
  expiry_policy: "approve" | "reject" | "escalate";
  snapshot: { [key: string]: unknown };
  snapshot_digest: string;
  decision: ReviewDecision | null;
};

export type ReviewDecision = {
  review_id: string;
  action: "approve" | "reject" | "partial" | "escalate" | "override";
  approved_ids: (string)[];
  rejected_ids: (string)[];
  added_urls: (string)[];
  actor: string;
  decided_at: string;
  snapshot_digest: string;
  reason: string | null;
  auto_approved: boolean;
  late: boolean;
  final_decision: "APPROVE" | "CHALLENGE" | "BLOCK" | null;
  customer_text: string | null;
};

export type CoverageSummary = {
  total: number;
  ingested_count: number;
  failed_count: number;
  pending_count: number;
  success_ratio: number | null;
  timed_out: boolean;
};

export type Transaction = {
  transaction_id: string;
  customer_id: string;
  /** a decimal number as text, such as "1800.00" */
  amount: string;
  currency: string;
  country: string;
  channel: string;
  device_id: string | null;
  timestamp: string;
  merchant_id: string | null;
  merchant_name?: string;
};

export type CustomerBehavior = {
  customer_id: string;
  /** a decimal number as text, such as "1800.00" */
  usual_amount_avg: string;
  currency?: string;
  usual_hours: string;
  usual_countries: (string)[];
  usual_devices: (string)[];
};

export type TransactionSignals = {
  amount_ratio: number | null;
  is_off_hours: boolean | null;
  is_foreign: boolean | null;
  is_unknown_device: boolean | null;
  channel_risk: "low" | "medium" | "high";
  flags: (string)[];
};

export type BehavioralSignals = {
  deviation_score: number;
  anomalies: (string)[];
  velocity_alert: boolean;
};

export type PolicyMatch = {
  policy_id: string;
  description: string;
  relevance_score: number | null;
  action: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN" | null;
  quote?: string;
  rule?: number;
  severity?: "low" | "medium" | "high";
  review?: true;
  signals?: (string)[];
};

export type PolicyMatchResult = {
  matches: (PolicyMatch)[];
  chunk_ids: (string)[];
  undecided?: ({
    policy_id: string;
    rule: number;
    action: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN" | null;
    cause: "unknown_currency_limit" | "unknown_habits" | "unknown_threat";
  })[];
};

export type ThreatIntel = {
  threat_level: number;
  sources: ({
    source_name: string;
    confidence: number;
  })[];
};

export type AggregatedEvidence = {
  composite_risk_score: number;
  risk_category: "low" | "medium" | "high" | "critical";
  all_signals: (string)[];
  all_citations: (string)[];
  components?: {
    behavioral: number | null;
    policy: number | null;
    threat: number | null;
    transaction: number | null;
  };
  contributions?: ({
    factor: string;
    points: number;
  })[];
  missing: (string)[];
};

export type DebateArguments = {
  pro_fraud_argument: string;
  pro_fraud_confidence: number;
  pro_fraud_evidence: (string)[];
  pro_customer_argument: string;
  pro_customer_confidence: number;
  pro_customer_evidence: (string)[];
};

export type FraudDecision = {
  transaction_id: string;
  decision: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN";
  confidence: number | null;
  signals: (string)[];
  citations_internal: (string)[];
  citations_external: (string)[];
  decided_by?: "model" | "fallback" | "human";
  override?: "composite_above_85" | "confidence_below_055" | "incomplete_evidence" | "contradictory_signals" | "policy_contradicts_score" | "unknown_currency_limit" | "policy_minimum" | null;
  resolution?: {
    review_id: string;
    actor: string;
    decided_at: string;
    reason: string | null;
    shown_version: number | null;
    snapshot_digest: string;
    proposed: {
      decision: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN" | null;
      confidence: number | null;
      decided_by?: "model" | "fallback" | "human";
    };
  };
};

export type ExplanationResult = {
  customer_explanation: string;
  customer_message?: string;
  audit_explanation: string;
  audit_record?: ({
    key: string;
    label: string;
    value: string;
  })[];
  key_factors: (string)[];
  recommended_actions: (string)[];
  reasons: ({
    code: string;
    customer_text: string;
    audit_text: string;
  })[];
  next_step: string | null;
  contact: string | null;
  explanation_source: "model" | "template" | "safe_template" | "error" | "human";
  filter: {
    status: "passed" | "blocked" | "not_run";
    rule_ids: (string)[];
  };
  audit_check?: {
    corrections: ({
      element: string;
      found: string;
      replaced_by: string | null;
    })[];
    appended: (string)[];
  };
  quality?: {
    audit_factuality: AgentResult | null;
    customer_readability: AgentResult | null;
  };
  locale?: "de" | "en" | "es" | "pt";
  transaction_id?: string;
  id?: string | number;
  variant?: string;
};

export type AgentTraceEntry = {
  agent: string;
  status: "success" | "fallback" | "error" | "timeout" | "skipped";
  started_at: string;
  duration_ms: number;
  reason: string | null;
};

export type PipelineState = {
  transaction: Transaction;
  customer_behavior: CustomerBehavior | null;
  history: (Transaction)[];
  locale?: "de" | "en" | "es" | "pt";
  transaction_signals: TransactionSignals | null;
  behavioral_signals: BehavioralSignals | null;
  policy_matches: PolicyMatchResult | null;
  threat_intel: ThreatIntel | null;
  evidence: AggregatedEvidence | null;
  debate: DebateArguments | null;
  decision: FraudDecision | null;
  explanation: ExplanationResult | null;
  earlier_versions?: ({
    version: number;
    at: string;
    decision: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN" | null;
    confidence: number | null;
    decided_by?: "model" | "fallback" | "human";
    actor?: string;
  })[];
  status: "pending" | "running" | "completed" | "failed";
  trace: (AgentTraceEntry)[];
};

export type EvaluationSummary = {
  task: "factuality";
  n: number;
  coverage: {
    rows: number;
    judged: number;
    abstained: number;
    failed: number;
    not_run: number;
    coverage: number | null;
    abstention_rate: number | null;
  };
  failures: {
    count: number;
    share: number | null;
    by_code: { [key: string]: number };
  };
  bootstrap: {
    resamples: number;
    confidence: number;
    seed: number;
    clusters: number;
    skipped_resamples: { [key: string]: number };
  };
  stability: {
    repeats: number;
    compared: number;
    flipped: number;
    flip_rate: number | null;
    score_tolerance: number;
    widest_score_range: number | null;
  } | null;
  warnings?: ({
    code: "not_above_yardstick" | "one_decision" | "marks_everything" | "collapsed" | "duplicate_ids";
    params: { [key: string]: string | number };
  })[];
  yardsticks?: {
    list: ({
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      figures: { [key: string]: number | null };
    })[];
    best: { [key: string]: {
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      value: number;
      judge: number | null;
      beaten: "yes" | "unclear" | "no";
    } };
  };
  macro_by_origin?: { [key: string]: {
    value: number | null;
    groups: number;
  } } | null;
  people?: {
    annotators: number;
    rows: number;
    alpha: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pairwise: ({
      a: string;
      b: string;
      n: number;
      kappa: number | null;
    })[];
    ceiling: { [key: string]: number | null };
    judge_against: ({
      annotator: string;
      n: number;
      figures: { [key: string]: number | null };
    })[];
  } | null;
  label_noise?: ({
    noise: number;
    figures: { [key: string]: {
      mean: number | null;
      lower: number | null;
      upper: number | null;
    } };
  })[];
  cost?: {
    rows: number;
    calls: number;
    input_tokens: number;
    output_tokens: number;
    latency_ms: {
      mean: number | null;
      median: number | null;
      p95: number | null;
    };
    price: number | null;
    correct_decisions: number | null;
    calls_per_correct: number | null;
    tokens_per_correct: number | null;
    price_per_correct: number | null;
  } | null;
  criteria?: ({
    id: string;
    text: string;
    met: number;
    not_met: number;
    unclear: number;
    met_share: number | null;
    labelled: number;
    agreed: number;
    false_met: number;
    false_not_met: number;
    accuracy: number | null;
  })[];
  policy: {
    name: "non_error" | "weight_0.5" | "count_as_error" | "score" | "probability";
    threshold: number;
    severity_min: "low" | "medium" | "high";
  };
  threshold: number;
  tuning: {
    dataset_sha256: string;
    target: string;
    value: number;
    n: number;
    shared_clusters: number;
  } | null;
  confusion: {
    tp: number;
    tn: number;
    fp: number;
    fn: number;
  };
  metrics: {
    balanced_accuracy: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    f1: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    precision: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    recall: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    specificity: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    mcc: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    auroc: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    average_precision: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    brier: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  };
  decisions: {
    headline: "verdicts" | "estimate" | "other";
    by_verdicts: {
      policy: {
        name: "non_error" | "weight_0.5" | "count_as_error" | "score" | "probability";
        threshold: number;
        severity_min: "low" | "medium" | "high";
      };
      n: number;
      balanced_accuracy: number | null;
      precision: number | null;
      recall: number | null;
      specificity: number | null;
      auroc: number | null;
    };
    by_estimate: {
      policy: {
        name: "non_error" | "weight_0.5" | "count_as_error" | "score" | "probability";
        threshold: number;
        severity_min: "low" | "medium" | "high";
      };
      n: number;
      balanced_accuracy: number | null;
      precision: number | null;
      recall: number | null;
      specificity: number | null;
      auroc: number | null;
    } | null;
  };
  by_origin: { [key: string]: {
    n: number;
    confusion: {
      tp: number;
      tn: number;
      fp: number;
      fn: number;
    };
    metrics: {
      balanced_accuracy: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      specificity: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      mcc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      auroc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      average_precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      brier: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_system: { [key: string]: {
    n: number;
    confusion: {
      tp: number;
      tn: number;
      fp: number;
      fn: number;
    };
    metrics: {
      balanced_accuracy: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      specificity: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      mcc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      auroc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      average_precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      brier: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_lang?: { [key: string]: {
    n: number;
    confusion: {
      tp: number;
      tn: number;
      fp: number;
      fn: number;
    };
    metrics: {
      balanced_accuracy: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      specificity: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      mcc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      auroc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      average_precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      brier: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_length?: { [key: string]: {
    n: number;
    confusion: {
      tp: number;
      tn: number;
      fp: number;
      fn: number;
    };
    metrics: {
      balanced_accuracy: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      specificity: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      mcc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      auroc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      average_precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      brier: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_error_type?: { [key: string]: {
    n: number;
    confusion: {
      tp: number;
      tn: number;
      fp: number;
      fn: number;
    };
    metrics: {
      balanced_accuracy: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      specificity: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      mcc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      auroc: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      average_precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      brier: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  operating_points?: {
    thresholds: ({
      threshold: number;
      tp: number;
      fp: number;
      fn: number;
      tn: number;
      precision: number | null;
      recall: number | null;
      specificity: number | null;
      balanced_accuracy: number | null;
      f1: number | null;
    })[];
    roc: ({
      threshold: number | null;
      false_positive_rate: number;
      true_positive_rate: number;
    })[];
    precision_recall: ({
      threshold: number | null;
      precision: number;
      recall: number;
    })[];
  };
  recalibration?: {
    folds: number;
    before: {
      brier: number | null;
      ece: number | null;
    };
    platt: {
      brier: number | null;
      ece: number | null;
    };
    isotonic: {
      brier: number | null;
      ece: number | null;
    };
  } | null;
  nested_tuning?: {
    target: string;
    folds: number;
    repeats: number;
    threshold: {
      mean: number | null;
      lowest: number | null;
      highest: number | null;
    };
    value: number | null;
    lowest: number | null;
    highest: number | null;
  } | null;
  calibration: {
    bins: ({
      lower: number;
      upper: number;
      n: number;
      mean_predicted: number | null;
      observed_rate: number | null;
    })[];
    brier: number | null;
    ece: number | null;
  };
  selective?: {
    curve: ({
      coverage: number;
      risk: number;
    })[];
    area: number | null;
    area_of_chance: number | null;
    abstained: {
      n: number;
      errors: number;
    };
  };
  levels?: {
    pooled: {
      n: number;
      p_method: "permutation" | "bootstrap";
      spearman: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      pearson: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      kendall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
    } | null;
    article: {
      n: number;
      p_method: "permutation" | "bootstrap";
      spearman: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      pearson: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      kendall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
    } | null;
    system: {
      n: number;
      p_method: "permutation" | "bootstrap";
      spearman: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      pearson: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      kendall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
    } | null;
    within_article: {
      articles: number;
      spearman: number | null;
      pearson: number | null;
      kendall: number | null;
    };
  } | null;
  collapse: {
    status: "ok" | "collapsed" | "too_few";
    n: number;
    buckets: ({
      label: string;
      count: number;
    })[];
    top_bucket: string | null;
    top_share: number | null;
    unique_values: number;
    entropy: number | null;
    raw: {
      buckets: ({
        label: string;
        count: number;
      })[];
      top_bucket: string | null;
      top_share: number | null;
      unique_values: number;
      entropy: number | null;
    } | null;
  };
  evidence: {
    claims: {
      total: number;
      with_evidence: number;
      evidence_rate: number | null;
      by_label: { [key: string]: number };
      by_gate_reason: { [key: string]: number };
      by_selection_reason: { [key: string]: number };
      coverage_failed: number;
    };
    issue_spans: {
      total: number;
      with_quote: number;
      quote_rate: number | null;
      by_verdict: { [key: string]: number };
      by_severity: { [key: string]: number };
      by_issue_type: { [key: string]: number };
    };
  };
  ground_truth: {
    positive: number;
    negative: number;
    unlabelled: number;
    positive_rate: number | null;
  };
} | {
  task: "coherence" | "readability";
  n: number;
  coverage: {
    rows: number;
    judged: number;
    abstained: number;
    failed: number;
    not_run: number;
    coverage: number | null;
    abstention_rate: number | null;
  };
  failures: {
    count: number;
    share: number | null;
    by_code: { [key: string]: number };
  };
  bootstrap: {
    resamples: number;
    confidence: number;
    seed: number;
    clusters: number;
    skipped_resamples: { [key: string]: number };
  };
  stability: {
    repeats: number;
    compared: number;
    flipped: number;
    flip_rate: number | null;
    score_tolerance: number;
    widest_score_range: number | null;
  } | null;
  warnings?: ({
    code: "not_above_yardstick" | "one_decision" | "marks_everything" | "collapsed" | "duplicate_ids";
    params: { [key: string]: string | number };
  })[];
  yardsticks?: {
    list: ({
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      figures: { [key: string]: number | null };
    })[];
    best: { [key: string]: {
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      value: number;
      judge: number | null;
      beaten: "yes" | "unclear" | "no";
    } };
  };
  macro_by_origin?: { [key: string]: {
    value: number | null;
    groups: number;
  } } | null;
  people?: {
    annotators: number;
    rows: number;
    alpha: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pairwise: ({
      a: string;
      b: string;
      n: number;
      kappa: number | null;
    })[];
    ceiling: { [key: string]: number | null };
    judge_against: ({
      annotator: string;
      n: number;
      figures: { [key: string]: number | null };
    })[];
  } | null;
  label_noise?: ({
    noise: number;
    figures: { [key: string]: {
      mean: number | null;
      lower: number | null;
      upper: number | null;
    } };
  })[];
  cost?: {
    rows: number;
    calls: number;
    input_tokens: number;
    output_tokens: number;
    latency_ms: {
      mean: number | null;
      median: number | null;
      p95: number | null;
    };
    price: number | null;
    correct_decisions: number | null;
    calls_per_correct: number | null;
    tokens_per_correct: number | null;
    price_per_correct: number | null;
  } | null;
  criteria?: ({
    id: string;
    text: string;
    met: number;
    not_met: number;
    unclear: number;
    met_share: number | null;
    labelled: number;
    agreed: number;
    false_met: number;
    false_not_met: number;
    accuracy: number | null;
  })[];
  spearman: {
    value: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
  };
  pearson: {
    value: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
  };
  kendall: {
    value: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
  };
  mae: {
    value: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
  };
  rmse: {
    value: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
  };
  by_system: { [key: string]: {
    n: number;
    mean_truth: number | null;
    mean_score: number | null;
    spearman: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pearson: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    kendall: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    mae: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    rmse: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  } };
  by_origin: { [key: string]: {
    n: number;
    spearman: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pearson: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    kendall: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    mae: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    rmse: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  } };
  by_lang?: { [key: string]: {
    n: number;
    spearman: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pearson: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    kendall: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    mae: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    rmse: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  } };
  by_length?: { [key: string]: {
    n: number;
    spearman: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pearson: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    kendall: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    mae: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    rmse: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  } };
  system_level: {
    systems: number;
    spearman: number | null;
    pearson: number | null;
    kendall: number | null;
  };
  levels?: {
    pooled: {
      n: number;
      p_method: "permutation" | "bootstrap";
      spearman: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      pearson: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      kendall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
    } | null;
    article: {
      n: number;
      p_method: "permutation" | "bootstrap";
      spearman: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      pearson: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      kendall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
    } | null;
    system: {
      n: number;
      p_method: "permutation" | "bootstrap";
      spearman: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      pearson: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
      kendall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
        p_value: number | null;
      };
    } | null;
    within_article: {
      articles: number;
      spearman: number | null;
      pearson: number | null;
      kendall: number | null;
    };
  };
  collapse: {
    status: "ok" | "collapsed" | "too_few";
    n: number;
    buckets: ({
      label: string;
      count: number;
    })[];
    top_bucket: string | null;
    top_share: number | null;
    unique_values: number;
    entropy: number | null;
    raw: {
      buckets: ({
        label: string;
        count: number;
      })[];
      top_bucket: string | null;
      top_share: number | null;
      unique_values: number;
      entropy: number | null;
    } | null;
  };
} | {
  task: "spans";
  n: number;
  coverage: {
    rows: number;
    judged: number;
    abstained: number;
    failed: number;
    not_run: number;
    coverage: number | null;
    abstention_rate: number | null;
  };
  failures: {
    count: number;
    share: number | null;
    by_code: { [key: string]: number };
  };
  bootstrap: {
    resamples: number;
    confidence: number;
    seed: number;
    clusters: number;
    skipped_resamples: { [key: string]: number };
  };
  stability: {
    repeats: number;
    compared: number;
    flipped: number;
    flip_rate: number | null;
    score_tolerance: number;
    widest_score_range: number | null;
  } | null;
  warnings?: ({
    code: "not_above_yardstick" | "one_decision" | "marks_everything" | "collapsed" | "duplicate_ids";
    params: { [key: string]: string | number };
  })[];
  yardsticks?: {
    list: ({
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      figures: { [key: string]: number | null };
    })[];
    best: { [key: string]: {
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      value: number;
      judge: number | null;
      beaten: "yes" | "unclear" | "no";
    } };
  };
  macro_by_origin?: { [key: string]: {
    value: number | null;
    groups: number;
  } } | null;
  people?: {
    annotators: number;
    rows: number;
    alpha: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pairwise: ({
      a: string;
      b: string;
      n: number;
      kappa: number | null;
    })[];
    ceiling: { [key: string]: number | null };
    judge_against: ({
      annotator: string;
      n: number;
      figures: { [key: string]: number | null };
    })[];
  } | null;
  label_noise?: ({
    noise: number;
    figures: { [key: string]: {
      mean: number | null;
      lower: number | null;
      upper: number | null;
    } };
  })[];
  cost?: {
    rows: number;
    calls: number;
    input_tokens: number;
    output_tokens: number;
    latency_ms: {
      mean: number | null;
      median: number | null;
      p95: number | null;
    };
    price: number | null;
    correct_decisions: number | null;
    calls_per_correct: number | null;
    tokens_per_correct: number | null;
    price_per_correct: number | null;
  } | null;
  criteria?: ({
    id: string;
    text: string;
    met: number;
    not_met: number;
    unclear: number;
    met_share: number | null;
    labelled: number;
    agreed: number;
    false_met: number;
    false_not_met: number;
    accuracy: number | null;
  })[];
  votes: number;
  metrics: {
    precision: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    recall: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    f1: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  };
  characters: {
    overlap: number;
    predicted: number;
    gold: number;
  };
  text_characters?: number;
  any_vote: {
    metrics: {
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
    characters: {
      overlap: number;
      predicted: number;
      gold: number;
    };
  };
  by_origin: { [key: string]: {
    n: number;
    metrics: {
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_system?: { [key: string]: {
    n: number;
    metrics: {
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_lang?: { [key: string]: {
    n: number;
    metrics: {
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  by_length?: { [key: string]: {
    n: number;
    metrics: {
      precision: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      recall: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
      f1: {
        value: number | null;
        ci_lower: number | null;
        ci_upper: number | null;
        ci_note?: "wilson" | "too_few_groups" | "no_variation";
      };
    };
  } };
  unlocated_marks: number;
} | {
  task: "rerank";
  n: number;
  coverage: {
    rows: number;
    judged: number;
    abstained: number;
    failed: number;
    not_run: number;
    coverage: number | null;
    abstention_rate: number | null;
  };
  failures: {
    count: number;
    share: number | null;
    by_code: { [key: string]: number };
  };
  bootstrap: {
    resamples: number;
    confidence: number;
    seed: number;
    clusters: number;
    skipped_resamples: { [key: string]: number };
  };
  stability: {
    repeats: number;
    compared: number;
    flipped: number;
    flip_rate: number | null;
    score_tolerance: number;
    widest_score_range: number | null;
  } | null;
  warnings?: ({
    code: "not_above_yardstick" | "one_decision" | "marks_everything" | "collapsed" | "duplicate_ids";
    params: { [key: string]: string | number };
  })[];
  yardsticks?: {
    list: ({
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      figures: { [key: string]: number | null };
    })[];
    best: { [key: string]: {
      name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
      value: number;
      judge: number | null;
      beaten: "yes" | "unclear" | "no";
    } };
  };
  macro_by_origin?: { [key: string]: {
    value: number | null;
    groups: number;
  } } | null;
  people?: {
    annotators: number;
    rows: number;
    alpha: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    pairwise: ({
      a: string;
      b: string;
      n: number;
      kappa: number | null;
    })[];
    ceiling: { [key: string]: number | null };
    judge_against: ({
      annotator: string;
      n: number;
      figures: { [key: string]: number | null };
    })[];
  } | null;
  label_noise?: ({
    noise: number;
    figures: { [key: string]: {
      mean: number | null;
      lower: number | null;
      upper: number | null;
    } };
  })[];
  cost?: {
    rows: number;
    calls: number;
    input_tokens: number;
    output_tokens: number;
    latency_ms: {
      mean: number | null;
      median: number | null;
      p95: number | null;
    };
    price: number | null;
    correct_decisions: number | null;
    calls_per_correct: number | null;
    tokens_per_correct: number | null;
    price_per_correct: number | null;
  } | null;
  criteria?: ({
    id: string;
    text: string;
    met: number;
    not_met: number;
    unclear: number;
    met_share: number | null;
    labelled: number;
    agreed: number;
    false_met: number;
    false_not_met: number;
    accuracy: number | null;
  })[];
  ranker: string;
  metrics: {
    ndcg_at_10: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    mrr: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
    recall_at_10: {
      value: number | null;
      ci_lower: number | null;
      ci_upper: number | null;
      ci_note?: "wilson" | "too_few_groups" | "no_variation";
    };
  };
  queries_without_relevant: number;
};

export type RunMetadata = {
  versions: {
    beleg: string;
    node_major: number;
    artefacts: 1;
  };
  git_commit: string | null;
  task: string;
  model: string;
  judge: string;
  preset: string;
  dataset: {
    file: string;
    sha256: string;
    bytes: number;
    rows: number;
  };
  config: { [key: string]: JsonValue };
  seed: number;
};

export type Comparison = {
  task: "factuality" | "coherence" | "readability" | "spans" | "rerank";
  n: number;
  only_in_a: number;
  only_in_b: number;
  failed_in_a: number;
  failed_in_b: number;
  metrics: { [key: string]: {
    a: number | null;
    b: number | null;
    difference: number | null;
    ci_lower: number | null;
    ci_upper: number | null;
    ci_note?: "wilson" | "too_few_groups" | "no_variation";
    p_value: number | null;
    p_adjusted: number | null;
    exact: boolean;
    exchanged: "answers" | "ranks" | "standard_scores";
    williams: {
      t: number;
      df: number;
      p_value: number;
    } | null;
    higher_is_better: boolean;
    verdict: "better" | "worse" | "no_difference" | "unclear" | "undefined";
  } };
  correction: {
    method: "holm";
    metrics: number;
    level: number;
  };
  mcnemar: {
    only_a_right: number;
    only_b_right: number;
    p_value: number;
    by_group: boolean;
  } | null;
  cost?: {
    a: {
      rows: number;
      calls: number;
      input_tokens: number;
      output_tokens: number;
      latency_ms: {
        mean: number | null;
        median: number | null;
        p95: number | null;
      };
      price: number | null;
      correct_decisions: number | null;
      calls_per_correct: number | null;
      tokens_per_correct: number | null;
      price_per_correct: number | null;
    } | null;
    b: {
      rows: number;
      calls: number;
      input_tokens: number;
      output_tokens: number;
      latency_ms: {
        mean: number | null;
        median: number | null;
        p95: number | null;
      };
      price: number | null;
      correct_decisions: number | null;
      calls_per_correct: number | null;
      tokens_per_correct: number | null;
      price_per_correct: number | null;
    } | null;
  };
  flipped: ({
    id: string;
    change: "fixed" | "broken" | "changed";
    label: boolean | null;
    a: boolean | number | null;
    b: boolean | number | null;
  })[];
  flipped_total: number;
  bootstrap: {
    resamples: number;
    seed: number;
    clusters: number;
  };
};

export type JsonValue = string | number | boolean | null | (JsonValue)[] | { [key: string]: JsonValue };

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  params: { [key: string]: string | number };
  path: string;
  errors?: ({
    code: string;
    params: { [key: string]: string | number };
    path: string;
    detail: string;
  })[];
  request_id: string;
};

export type RunVerdict = {
  verdict: "passed" | "blocked" | "incomplete";
  reason?: string;
  claims: {
    total: number;
    correct: number;
    incorrect: number;
    uncertain: number;
    failed: number;
  } | null;
};

export type Run = {
  id: number;
  kind: string;
  status: "pending" | "running" | "success" | "failed";
  label: string | null;
  model: string;
  example_id: string | null;
  dataset_id: number | null;
  factuality: number | null;
  coherence: number | null;
  readability: number | null;
  incomplete: ("factuality" | "coherence" | "readability" | "criteria")[];
  num_findings: number | null;
  num_high_severity: number | null;
  verdict: RunVerdict | null;
  error: {
    code: string;
    message?: string;
  } | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
};

export type RunDetail = {
  id: number;
  kind: string;
  status: "pending" | "running" | "success" | "failed";
  label: string | null;
  model: string;
  example_id: string | null;
  dataset_id: number | null;
  factuality: number | null;
  coherence: number | null;
  readability: number | null;
  incomplete: ("factuality" | "coherence" | "readability" | "criteria")[];
  num_findings: number | null;
  num_high_severity: number | null;
  verdict: RunVerdict | null;
  error: {
    code: string;
    message?: string;
  } | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  config: { [key: string]: unknown };
  timings: { [key: string]: unknown };
  article: {
    id: number;
    text: string;
    title: string | null;
  } | null;
  sources?: (Source)[];
  summary: {
    id: number;
    text: string;
  } | null;
  results: {
    factuality?: AgentResult | null;
    coherence?: AgentResult | null;
    readability?: AgentResult | null;
    criteria?: CriteriaResult;
  };
  report: ExplainabilityResult | null;
  differences: { [key: string]: {
    claim: ({
      start: number;
      end: number;
    })[];
    quote: ({
      start: number;
      end: number;
    })[];
  } };
};

export type RunStarted = {
  run_id: number;
  status: "pending" | "running" | "success" | "failed";
};

export type RunEvent = {
  /** A new status, one claim that is judged, one judge that is done, or the whole run at its end. The status running comes again when work begins anew, after a worker that died: what was said before no longer holds. */
  event: "status" | "claim" | "progress" | "end";
  /** JSON: {run_id, status}; {claim: {id, text, label, error_type, evidence_quote}, total} for each claim, in any order; {dimension, status, score, done} for each judge; then a Run. */
  data: string;
};

export type RunsEvent = {
  event: "runs";
  /** JSON: {newest, pending, running}: the id of the newest run, and how many have not ended. */
  data: string;
};

export type JudgedAnswer = {
  offset_encoding: "utf-16" | "unicode";
  language: "en" | "de" | "es" | "pt";
  overall_score: number | null;
  overall_score_of: ("factuality" | "coherence" | "readability")[];
  incomplete?: ("factuality" | "coherence" | "readability" | "criteria")[];
  factuality?: FactualityResult;
  coherence?: AgentResult;
  readability?: AgentResult;
  criteria?: CriteriaResult;
  explainability: ExplainabilityResult;
  stability?: CheckStability;
  run_id?: number;
  verdict: RunVerdict;
  differences: { [key: string]: {
    claim: ({
      start: number;
      end: number;
    })[];
    quote: ({
      start: number;
      end: number;
    })[];
  } };
};

export type CheckBatchAnswer = {
  results: ({
    index: number;
    id?: string | number;
    status: "ok";
    result: CheckAnswer | CompactResult | JudgedAnswer;
  } | {
    index: number;
    id?: string | number;
    status: "failed";
    error: Problem;
  })[];
  counts: {
    total: number;
    ok: number;
    failed: number;
  };
};

export type CohereRerankAnswer = {
  id: string;
  results: ({
    index: number;
    relevance_score: number;
    document?: { [key: string]: unknown };
  })[];
  meta: {
    api_version: {
      version: string;
    };
  };
};

export type DocumentText = {
  kind: "text" | "markdown" | "html" | "pdf" | "docx";
  /** What the document calls itself; empty where it does not say. */
  title: string;
  text: string;
};

export type EvaluationRowLine = {
  index: number;
  id: string;
  origin: string | null;
  system: string | null;
  lang: string | null;
  status: "ok" | "incomplete" | "failed" | "no_claims" | "no_source" | "no_text";
  score: number | null;
  cell: "tp" | "fn" | "fp" | "tn" | null;
  text: string;
  label: boolean | null;
  decision: boolean | null;
  truth: number | null;
  distance: number | null;
};

export type EvaluationRowPage = {
  items: (EvaluationRowLine)[];
  next_cursor: string | null;
  total: number;
};

export type EvaluationRow = {
  task: "factuality" | "coherence" | "readability" | "spans" | "rerank";
  index: number;
  id: string;
  cluster: string;
  origin: string | null;
  system: string | null;
  lang: string | null;
  status: "ok" | "incomplete" | "failed" | "no_claims" | "no_source" | "no_text";
  error: {
    code: string;
    message: string | null;
  } | null;
  score: number | null;
  error_probability?: number | null;
  label?: boolean | null;
  risk?: number | null;
  decision?: boolean | null;
  issues?: {
    incorrect: {
      low: number;
      medium: number;
      high: number;
    };
    uncertain: {
      low: number;
      medium: number;
      high: number;
    };
  };
  truth?: number | null;
  raw_score?: number | null;
  spans?: ({
    start_char: number;
    end_char: number;
  })[];
  gold?: ({
    start_char: number;
    end_char: number;
  })[];
  ranking?: {
    ndcg_at_10: number | null;
    reciprocal_rank: number | null;
    recall_at_10: number | null;
    order: (string)[];
  };
  ranking_yardsticks?: ({
    name: "majority" | "random" | "mark_all" | "mark_none" | "origin_only" | "bigram_overlap" | "length" | "constant" | "bm25" | "given";
    ndcg_at_10: number | null;
    reciprocal_rank: number | null;
    recall_at_10: number | null;
  })[];
  features?: {
    words: number;
    characters: number;
    new_bigrams: number | null;
  };
  error_types?: (string)[];
  annotations?: ({
    annotator: string;
    value: number;
  })[];
  cost?: {
    calls: number;
    input_tokens: number;
    output_tokens: number;
    latency_ms: number;
    price: number | null;
  };
  scores?: { [key: string]: number | null };
  repeats?: ({
    status: "ok" | "incomplete" | "failed" | "no_claims" | "no_source" | "no_text";
    score: number | null;
    decision: boolean | null;
  })[];
  cell: "tp" | "fn" | "fp" | "tn" | null;
  text: string;
  sources: ({
    id: string;
    text: string;
  })[];
  claims: ({
    text: string;
    span: {
      start_char: number;
      end_char: number;
    } | null;
    label: string;
    confidence: number | null;
    error_type: string | null;
    quote: string | null;
    source_id: string | null;
  })[];
  found: ({
    start_char: number;
    end_char: number;
    message: string;
    severity: string;
    issue_type: string | null;
    verdict: string | null;
    quote: string | null;
  })[];
  candidates?: ({
    id: string;
    title: string;
    snippet: string;
    grade: number;
  })[];
  claims_kept: boolean;
  place: {
    position: number;
    total: number;
    previous: number | null;
    next: number | null;
  } | null;
};

export type EvaluationHeadline = {
  task: "factuality" | "coherence" | "readability" | "spans" | "rerank";
  rows: number;
  metric: string | null;
  value: number | null;
  collapse: "ok" | "collapsed" | "too_few" | null;
};

export type EvaluationPlots = {
  /** False alarms against errors found, over all thresholds. */
  roc: ([number, number])[];
  /** The point of the curve that the policy's threshold chooses. */
  chosen: [number, number] | null;
  /** How often each score was given, in twenty steps from 0 to 1, by what people said. */
  scores: ({
    group: "error" | "fine" | "all";
    counts: (number)[];
  })[];
  /** People's score against the judge's. */
  agreement: ([number, number])[];
};

export type Evaluation = {
  id: number;
  name: string;
  status: "pending" | "running" | "success" | "failed";
  headline: EvaluationHeadline | null;
  dataset_id: number | null;
  created_at: string;
  finished_at: string | null;
};

export type EvaluationDetail = {
  id: number;
  name: string;
  status: "pending" | "running" | "success" | "failed";
  headline: EvaluationHeadline | null;
  dataset_id: number | null;
  created_at: string;
  finished_at: string | null;
  task: "factuality" | "coherence" | "readability" | "spans" | "rerank";
  config: { [key: string]: unknown };
  summary: EvaluationSummary | null;
  metadata: RunMetadata | null;
  plots: EvaluationPlots | null;
  worst_rows: (EvaluationRowLine)[];
  progress: {
    done: number;
    total: number;
  } | null;
  error: {
    code: string;
    message?: string;
  } | null;
};

export type EvaluationStarted = {
  evaluation_id: number;
  status: "pending" | "running" | "success" | "failed";
};

export type RerankAnswer = {
  result: HybridResult;
  rag_summaries: (RAGCoverageSummary)[];
  flags: RerankFlags;
  sources?: (Source)[];
  hitl?: {
    auto_approved: boolean;
    decision: ReviewDecision | null;
  };
  run_id?: number;
  review_id?: string;
};

export type RerankRun = {
  id: number;
  query: string;
  status: "running" | "in_review" | "approved" | "rejected" | "done" | "failed";
  case_id: string | null;
  collection: string | null;
  created_at: string;
  /** What became of its approved sources; null until it is approved. */
  coverage: CoverageSummary | null;
};

export type RerankRunEvent = {
  /** How its sources stand now, or that nothing more will come. */
  event: "coverage" | "end";
  /** JSON: {run_id, status, coverage: CoverageSummary or null}. */
  data: string;
};

export type RerankRunDetail = {
  id: number;
  query: string;
  status: "running" | "in_review" | "approved" | "rejected" | "done" | "failed";
  case_id: string | null;
  collection: string | null;
  created_at: string;
  coverage: {
    summary: CoverageSummary;
  } | null;
  request: { [key: string]: unknown };
  envelope: RerankEnvelope | null;
  error: {
    code: string;
    message?: string;
  } | null;
  updated_at: string;
  review: {
    review_id: string;
    status: "pending" | "approved" | "rejected" | "partial" | "auto_approved" | "escalated";
    expires_at: string;
    expiry_policy: "approve" | "reject" | "escalate";
  } | null;
  sources: ({
    url: string;
    status: "pending" | "ingested" | "failed";
    candidate_id: string | null;
    document_id: string | null;
    error: {
      code: string;
      message?: string;
    } | null;
    updated_at: string;
  })[];
};

export type Decided = {
  state: PipelineState;
  version: number | null;
  reviews: (string)[];
};

export type DecisionListed = {
  transaction_id: string;
  latest_version: number;
  created_at: string;
  updated_at: string;
  status: string;
  decision: string | null;
  composite: number | null;
  explanation_source: string | null;
  decided_by: string | null;
  customer_id: string | null;
  amount: string | null;
  currency: string | null;
};

export type DecisionDetail = {
  transaction_id: string;
  version: number;
  status: string;
  decision: string | null;
  composite: number | null;
  explanation_source: string | null;
  created_at: string;
  state: PipelineState;
  versions: ({
    transaction_id: string;
    version: number;
    status: string;
    decision: string | null;
    composite: number | null;
    explanation_source: string | null;
    created_at: string;
  })[];
  reviews: ({
    review_id: string;
    kind: "rerank_selection" | "escalated_decision" | "customer_text";
    version: number;
    status: "pending" | "approved" | "rejected" | "partial" | "auto_approved" | "escalated";
    created_at: string;
    expires_at: string;
    expiry_policy: "approve" | "reject" | "escalate";
  })[];
  customer_texts: ({
    id: number;
    transaction_id: string;
    version: number;
    locale: string;
    variant: string | null;
    text: string;
    source: string;
    status: "in_review" | "released" | "rejected" | "sent";
    created_at: string;
    updated_at: string;
    feedback: ({
      rating: number;
      comment: string | null;
      created_at: string;
    })[];
  })[];
};

export type DecisionAnalytics = {
  periods: ({
    period: string;
    decisions: number;
    model_success_rate: {
      value: number;
      low: number;
      high: number;
      n: number;
    } | null;
    filter_trigger_rate: {
      value: number;
      low: number;
      high: number;
      n: number;
    } | null;
    audit_completeness: {
      value: number;
      low: number;
      high: number;
      n: number;
    } | null;
    escalation_rate: {
      value: number;
      low: number;
      high: number;
      n: number;
    } | null;
  })[];
  variants: ({
    variant: string;
    texts: number;
    ratings: number;
    mean_rating: {
      value: number;
      low: number;
      high: number;
    } | null;
  })[];
};

export type Overview = {
  reviews: {
    total: number;
    /** The nearest deadlines first. */
    items: (ReviewItem)[];
  };
  /** Runs whose text did not pass, or that broke, newest first. */
  failed: (Run)[];
  unfinished: {
    pending: number;
    running: number;
  };
  quality: {
    every: "hour" | "day";
    /** Mean scores of the newest runs by hour or day (UTC), oldest first. */
    points: ({
      at: string;
      runs: number;
      passed: number;
      blocked: number;
      incomplete: number;
      factuality: number | null;
      coherence: number | null;
      readability: number | null;
    })[];
  };
};

export type ReviewDetail = {
  review_id: string;
  kind: "rerank_selection" | "escalated_decision" | "customer_text";
  subject_id: string;
  status: "pending" | "approved" | "rejected" | "partial" | "auto_approved" | "escalated";
  created_at: string;
  expires_at: string;
  expiry_policy: "approve" | "reject" | "escalate";
  snapshot: { [key: string]: unknown };
  snapshot_digest: string;
  decision: ReviewDecision | null;
  decisions: (ReviewDecision)[];
};

export type MeasuredJudge = {
  profile: TrustProfile;
  measured_at: string;
  is_fresh: boolean;
  is_current: boolean;
};

export type MeasuredScores = {
  record: ScoreRecord;
  measured_at: string;
  is_fresh: boolean;
  is_current: boolean;
};

export type TrustOverview = {
  judge: string;
  min_precision: number;
  fewest_verdicts: number;
  applies: boolean;
  items: (MeasuredJudge)[];
  scores: (MeasuredScores)[];
};

/** What each operation takes and answers. */
export type Operations = {
  getHealth: { answer: {
    status: "ok";
    version: string;
  } };
  getReadiness: { answer: {
    status: "ready" | "not_ready";
    parts: { [key: string]: "ok" | "warming_up" | "failed" | "off" };
  } };
  showOverview: { answer: Overview };
  getSession: { answer: {
    mode: "open" | "keys";
    authenticated: boolean;
    tenant: string | null;
    scopes: ("read" | "write" | "review" | "override" | "admin")[];
    csrf_token: string | null;
  } };
  openSession: { body: {
    api_key: string;
  }; answer: {
    mode: "open" | "keys";
    authenticated: boolean;
    tenant: string | null;
    scopes: ("read" | "write" | "review" | "override" | "admin")[];
    csrf_token: string | null;
  } };
  closeSession: { answer: {
    mode: "open" | "keys";
    authenticated: boolean;
    tenant: string | null;
    scopes: ("read" | "write" | "review" | "override" | "admin")[];
    csrf_token: string | null;
  } };
  check: { query?: { view?: "full" | "compact" | "verdict" }; body: CheckRequestInput; answer: CheckAnswer | CompactResult | JudgedAnswer };
  checkBatch: { query?: { view?: "full" | "compact" | "verdict" }; body: CheckBatchInput; answer: CheckBatchAnswer };
  readDocument: { body: DocumentFileInput; answer: DocumentText };
  buildReport: { query?: { format?: "json" | "jsonl" | "md" | "html" | "sarif" | "junit" | "github" | "gitlab" | "csv" | "pretty"; locale?: "de" | "en" | "es" | "pt"; offsets?: "utf-16" | "unicode"; top_k?: number }; body: ExplainabilityInputInput; answer: ExplainabilityResult };
  listRuns: { query?: { limit?: number; cursor?: string; status?: "pending" | "running" | "success" | "failed"; kind?: string; q?: string; verdict?: "passed" | "blocked" | "incomplete"; high?: "true" | "false" }; answer: {
    items: (Run)[];
    next_cursor: string | null;
  } };
  createRun: { body: NewRunInput; answer: RunStarted };
  followRuns: { answer: RunsEvent };
  cancelRun: { path: { id: number }; answer: RunStarted };
  getRun: { path: { id: number }; answer: RunDetail };
  deleteRun: { path: { id: number }; answer: undefined };
  getReport: { path: { id: number }; query?: { format?: "json" | "jsonl" | "md" | "html" | "sarif" | "junit" | "github" | "gitlab" | "csv" | "pretty"; locale?: "de" | "en" | "es" | "pt"; offsets?: "utf-16" | "unicode" }; answer: ExplainabilityResult };
  followRun: { path: { id: number }; answer: RunEvent };
  rerank: { query?: { review?: "true" | "false" }; body: RerankRequestInput | ScoreResultsDataInput | CohereRerankRequestInput; answer: RerankAnswer | CohereRerankAnswer };
  rerankAsCohereV2: { body: CohereRerankRequestInput; answer: CohereRerankAnswer };
  listRerankRuns: { query?: { limit?: number; cursor?: string }; answer: {
    items: (RerankRun)[];
    next_cursor: string | null;
  } };
  getRerankRun: { path: { id: number }; answer: RerankRunDetail };
  followRerankRun: { path: { id: number }; answer: RerankRunEvent };
  addSourceContent: { path: { id: number }; body: SourceContentInput; answer: {
    status: "ingested" | "already";
  } };
  reportFailedSource: { path: { id: number }; body: FailedSourceInput; answer: {
    status: "failed" | "already";
  } };
  ingestDocument: { body: NewDocumentInput; answer: {
    collection: string;
    document_id: string;
  } };
  listReviews: { query?: { limit?: number; cursor?: string; status?: "pending" | "approved" | "rejected" | "partial" | "auto_approved" | "escalated"; kind?: "rerank_selection" | "escalated_decision" | "customer_text" }; answer: {
    items: (ReviewItem)[];
    next_cursor: string | null;
  } };
  exportReviews: { answer: string };
  getReview: { path: { id: string }; answer: ReviewDetail };
  decideReview: { path: { id: string }; body: NewReviewDecisionInput; answer: ReviewItem };
  overrideDisallowed: { path: { id: string }; body: NewSourceOverrideInput; answer: ReviewItem };
  decide: { query?: { store?: "true" | "false" }; body: DecisionCaseInput; answer: Decided };
  listDecisions: { query?: { limit?: number; cursor?: string; decision?: "APPROVE" | "CHALLENGE" | "BLOCK" | "ESCALATE_TO_HUMAN"; source?: "model" | "template" | "safe_template" | "error" | "human" }; answer: {
    items: (DecisionListed)[];
    next_cursor: string | null;
  } };
  getDecision: { path: { id: string }; query?: { version?: number }; answer: DecisionDetail };
  explain: { query?: { locale?: "de" | "en" | "es" | "pt" }; body: { [key: string]: unknown }; answer: ExplanationResult };
  giveFeedback: { path: { id: number }; body: {
    rating: number;
    comment?: string | null;
  }; answer: undefined };
  getDecisionAnalytics: { query?: { period?: "day" | "week" | "month" }; answer: DecisionAnalytics };
  getRunAnalytics: { answer: {
    pending: number;
    running: number;
    success: number;
    failed: number;
  } };
  createEvaluation: { body: NewEvaluationInput; answer: EvaluationStarted };
  listEvaluations: { query?: { limit?: number; cursor?: string }; answer: {
    items: (Evaluation)[];
    next_cursor: string | null;
  } };
  compareEvaluations: { query: { a: number; b: number }; answer: Comparison };
  getEvaluation: { path: { id: number }; answer: EvaluationDetail };
  listEvaluationRows: { path: { id: number }; query?: { cell?: "tp" | "fn" | "fp" | "tn"; label?: "error" | "fine"; origin?: string; system?: string; lang?: string; length?: string; error_type?: string; score_from?: number; score_to?: number; row_id?: string; q?: string; order?: "worst" | "data" | "score"; limit?: number; cursor?: string }; answer: EvaluationRowPage };
  getEvaluationRow: { path: { id: number; row: number }; query?: { cell?: "tp" | "fn" | "fp" | "tn"; label?: "error" | "fine"; origin?: string; system?: string; lang?: string; length?: string; error_type?: string; score_from?: number; score_to?: number; row_id?: string; q?: string; order?: "worst" | "data" | "score" }; answer: EvaluationRow };
  getEvaluationReport: { path: { id: number }; query?: { format?: "html" | "md" }; answer: string };
  cancelEvaluation: { path: { id: number }; answer: EvaluationStarted };
  showTrust: { answer: TrustOverview };
};

/** Where each operation lives. */
export const ROUTES = {
  getHealth: { method: "GET", path: "/healthz" },
  getReadiness: { method: "GET", path: "/readyz" },
  showOverview: { method: "GET", path: "/v1/overview" },
  getSession: { method: "GET", path: "/v1/session" },
  openSession: { method: "POST", path: "/v1/session" },
  closeSession: { method: "DELETE", path: "/v1/session" },
  check: { method: "POST", path: "/v1/check" },
  checkBatch: { method: "POST", path: "/v1/checks" },
  readDocument: { method: "POST", path: "/v1/documents/read" },
  buildReport: { method: "POST", path: "/v1/report" },
  listRuns: { method: "GET", path: "/v1/runs" },
  createRun: { method: "POST", path: "/v1/runs" },
  followRuns: { method: "GET", path: "/v1/runs/events" },
  cancelRun: { method: "POST", path: "/v1/runs/{id}/cancel" },
  getRun: { method: "GET", path: "/v1/runs/{id}" },
  deleteRun: { method: "DELETE", path: "/v1/runs/{id}" },
  getReport: { method: "GET", path: "/v1/runs/{id}/report" },
  followRun: { method: "GET", path: "/v1/runs/{id}/events" },
  rerank: { method: "POST", path: "/v1/rerank" },
  rerankAsCohereV2: { method: "POST", path: "/v2/rerank" },
  listRerankRuns: { method: "GET", path: "/v1/rerank/runs" },
  getRerankRun: { method: "GET", path: "/v1/rerank/runs/{id}" },
  followRerankRun: { method: "GET", path: "/v1/rerank/runs/{id}/events" },
  addSourceContent: { method: "POST", path: "/v1/rerank/runs/{id}/sources" },
  reportFailedSource: { method: "POST", path: "/v1/rerank/runs/{id}/sources/failed" },
  ingestDocument: { method: "POST", path: "/v1/documents" },
  listReviews: { method: "GET", path: "/v1/reviews" },
  exportReviews: { method: "GET", path: "/v1/reviews/export" },
  getReview: { method: "GET", path: "/v1/reviews/{id}" },
  decideReview: { method: "POST", path: "/v1/reviews/{id}/decision" },
  overrideDisallowed: { method: "POST", path: "/v1/reviews/{id}/override" },
  decide: { method: "POST", path: "/v1/decisions" },
  listDecisions: { method: "GET", path: "/v1/decisions" },
  getDecision: { method: "GET", path: "/v1/decisions/{id}" },
  explain: { method: "POST", path: "/v1/explanations" },
  giveFeedback: { method: "POST", path: "/v1/customer-texts/{id}/feedback" },
  getDecisionAnalytics: { method: "GET", path: "/v1/analytics/decisions" },
  getRunAnalytics: { method: "GET", path: "/v1/analytics/runs" },
  createEvaluation: { method: "POST", path: "/v1/evaluations" },
  listEvaluations: { method: "GET", path: "/v1/evaluations" },
  compareEvaluations: { method: "GET", path: "/v1/evaluations/compare" },
  getEvaluation: { method: "GET", path: "/v1/evaluations/{id}" },
  listEvaluationRows: { method: "GET", path: "/v1/evaluations/{id}/rows" },
  getEvaluationRow: { method: "GET", path: "/v1/evaluations/{id}/rows/{row}" },
  getEvaluationReport: { method: "GET", path: "/v1/evaluations/{id}/report" },
  cancelEvaluation: { method: "POST", path: "/v1/evaluations/{id}/cancel" },
  showTrust: { method: "GET", path: "/v1/trust" },
} as const satisfies Readonly<Record<keyof Operations, { readonly method: string; readonly path: string }>>;
