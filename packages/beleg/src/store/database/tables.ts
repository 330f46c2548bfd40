import type {
  AgentResult,
  ClaimCounts,
  CriteriaResult,
  Dimension,
  ExplainabilityResult,
  PipelineState,
  RerankEnvelope,
  ReviewDecision,
  ReviewItem,
} from "@beleg/core/contracts";
import type { VerdictWithReason } from "@beleg/core/report";
import type { ColumnType, GeneratedAlways } from "kysely";

/** JSON columns are written as text made by `json()` and read as the value. */
type Json<T> = ColumnType<T, string, string>;
/** Times are read as ISO 8601 in UTC, milliseconds, `Z`. */
type Time = ColumnType<string, string, string>;
type Id = GeneratedAlways<number>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;
type Anything = Readonly<Record<string, unknown>>;

export type RunStatus = "pending" | "running" | "success" | "failed";
/** Why something ended without its result: a stable code and what is worth knowing. */
export type Failure = { readonly code: string; readonly message?: string | undefined };

/** What became of a checked text: the gate's verdict, the code of its reason, and how its claims ended. */
export type RunVerdict = VerdictWithReason & { readonly claims: ClaimCounts | null };

/** The tables of the one database, column by column; `migrations/` makes them. */
export type Tables = {
  datasets: { id: Id; tenant: string; name: string; digest: string; meta: Json<Anything>; created_at: Time };
  articles: {
    id: Id;
    tenant: string;
    digest: string;
    text: string;
    title: string | null;
    lang: string | null;
    created_at: Time;
  };
  summaries: {
    id: Id;
    tenant: string;
    article_id: number | null;
    digest: string;
    text: string;
    lang: string | null;
    created_at: Time;
  };
  runs: {
    id: Id;
    tenant: string;
    kind: string;
    status: RunStatus;
    label: string | null;
    save_key: string | null;
    article_id: number | null;
    summary_id: number | null;
    dataset_id: number | null;
    example_id: string | null;
    model: string;
    config: Json<Anything>;
    input: Json<Anything | null> | null;
    timings: Json<Anything>;
    error: Json<Failure | null> | null;
    factuality: number | null;
    coherence: number | null;
    readability: number | null;
    num_findings: number | null;
    num_high_severity: number | null;
    verdict: Json<RunVerdict | null> | null;
    created_at: Time;
    started_at: Time | null;
    finished_at: Time | null;
  };
  run_notes: {
    tenant: string;
    run_id: number;
    started_at: Time;
    first_note: number;
    notes: Json<readonly unknown[]>;
  };
  agent_results: {
    tenant: string;
    run_id: number;
    dimension: Dimension;
    status: string;
    score: number | null;
    origin: string;
    result: Json<AgentResult>;
  };
  explainability_reports: {
    run_id: number;
    version: string;
    report_json: Json<ExplainabilityResult & { criteria?: CriteriaResult }>;
    created_at: Time;
    tenant: string;
  };
  evaluations: {
    id: Id;
    tenant: string;
    name: string;
    status: RunStatus;
    dataset_id: number | null;
    config: Json<Anything>;
    summary: Json<Anything | null> | null;
    headline: Json<Anything | null> | null;
    error: Json<Failure | null> | null;
    created_at: Time;
    finished_at: Time | null;
  };
  evaluation_shards: {
    tenant: string;
    evaluation_id: number;
    first_row: number;
    num_rows: number;
    rows: Json<readonly unknown[]>;
    finished_at: Time | null;
  };
  evaluation_answers: {
    tenant: string;
    evaluation_id: number;
    row_index: number;
    sample: number;
    answer: string;
  };
  evaluation_rows: {
    tenant: string;
    evaluation_id: number;
    row_index: number;
    judged: Json<Anything>;
  };
  rerank_runs: {
    id: Id;
    tenant: string;
    case_id: string | null;
    collection: string | null;
    query: string;
    status: "running" | "in_review" | "approved" | "rejected" | "done" | "failed";
    request: Json<Anything>;
    envelope: Json<RerankEnvelope | null> | null;
    coverage: Json<Anything | null> | null;
    error: Json<Failure | null> | null;
    created_at: Time;
    updated_at: Time;
  };
  ingest_items: {
    tenant: string;
    rerank_run_id: number;
    url: string;
    status: "pending" | "ingested" | "failed";
    candidate_id: string | null;
    document_id: string | null;
    error: Json<Failure | null> | null;
    updated_at: Time;
  };
  review_items: {
    tenant: string;
    review_id: string;
    kind: ReviewItem["kind"];
    run_id: string;
    status: ReviewItem["status"];
    created_at: Time;
    expires_at: Time;
    expiry_policy: ReviewItem["expiry_policy"];
    snapshot: Json<Record<string, unknown>>;
    snapshot_digest: string;
    decision: Json<ReviewDecision | null> | null;
    updated_at: Time;
  };
  review_decisions: {
    id: Id;
    tenant: string;
    review_id: string;
    actor: string;
    action: ReviewDecision["action"];
    late: boolean;
    auto_approved: boolean;
    decided_at: Time;
    decision: Json<ReviewDecision>;
  };
  decision_cases: {
    tenant: string;
    transaction_id: string;
    latest_version: number;
    created_at: Time;
    updated_at: Time;
  };
  decision_versions: {
    tenant: string;
    transaction_id: string;
    version: number;
    status: string;
    decision: string | null;
    composite: number | null;
    explanation_source: string | null;
    state: Json<PipelineState>;
    created_at: Time;
  };
  customer_texts: {
    id: Id;
    tenant: string;
    transaction_id: string;
    version: number;
    locale: string;
    variant: string | null;
    text: string;
    source: string;
    status: "in_review" | "released" | "rejected" | "sent";
    created_at: Time;
    updated_at: Time;
  };
  customer_feedback: {
    id: Id;
    tenant: string;
    customer_text_id: number;
    rating: number;
    comment: string | null;
    created_at: Time;
  };
  documents: {
    tenant: string;
    collection: string;
    document_id: string;
    title: string;
    text: string;
    url: string | null;
    lang: string | null;
    digest: string;
    detected_date: Time | null;
    facet_coverage: Json<Record<string, number>>;
    ingested_at: Time;
    search: GeneratedAlways<string>;
  };
  document_vectors: {
    tenant: string;
    collection: string;
    document_id: string;
    model: string;
    /** Of the text the vector was made from: a changed document's old vector no longer counts. */
    digest: string;
    /** 32-bit floats, little-endian, in base64. */
    vector: string;
  };
  notifications: {
    id: Id;
    tenant: string;
    dedupe_key: string;
    channel: string;
    payload: Json<Anything>;
    status: "pending" | "sent" | "failed";
    attempts: WithDefault<number>;
    last_error: string | null;
    created_at: Time;
    sent_at: Time | null;
  };
  outbox: {
    id: Id;
    tenant: string;
    topic: string;
    subject: string;
    created_at: Time;
    available_at: Time;
    attempts: WithDefault<number>;
    last_error: string | null;
  };
  effects: { key: string; done_at: Time };
  ended_sessions: { id: string; expires_at: Time };
  idempotency_keys: {
    tenant: string;
    key: string;
    digest: string;
    /** Null while the first request is at work. */
    status: number | null;
    content_type: string | null;
    headers: Json<Readonly<Record<string, string>> | null> | null;
    body: string | null;
    created_at: Time;
    /** The process at work on it, and until when it must have said that it still is. */
    claimed_by: string | null;
    claimed_until: Time | null;
    /** The run the answer tells of. */
    run_id: GeneratedAlways<number | null>;
  };
  model_cache: {
    key: string;
    value: string;
    created_at: Time;
    expires_at: Time | null;
    /** The digests of the texts the answer is about. */
    texts: string[];
  };
  trust_profiles: { task: string; model: string; profile: Json<Anything>; measured_at: Time };
  rate_limits: { name: string; tokens: number; updated_at: Time };
};
