# Made by `node scripts/reference-http.ts` from the service's OpenAPI description; do not edit by hand.
"""What the service takes and answers, as it is in JSON."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

class SourceInput(TypedDict):
    # What evidence calls this source; no two sources of a check share it.
    id: str
    # The source itself, in plain text.
    text: str
    # What reports call it beside its id.
    title: NotRequired[str | None]
    # Where it can be read.
    url: NotRequired[str | None]
    # When it was published, as the caller writes dates.
    date: NotRequired[str | None]

class CriterionInput(TypedDict):
    # What reports call it; no two criteria of a check share it.
    id: str
    # What the text must show, e.g. `mentions the deadline and the amount`.
    text: str

class CheckRequestInput(TypedDict):
    article_text: NotRequired[str]
    sources: NotRequired[list[SourceInput]]
    summary_text: str
    dimensions: NotRequired[list[Literal["factuality", "coherence", "readability"]]]
    criteria: NotRequired[list[str | CriterionInput]]
    locale: NotRequired[Literal["de", "en", "es", "pt"]]
    lang: NotRequired[Literal["de", "en", "es", "pt"]]
    offset_encoding: NotRequired[Literal["utf-16", "unicode"]]
    top_k: NotRequired[int]
    max_failed: NotRequired[int]
    debug: NotRequired[bool]
    store: NotRequired[bool]
    label: NotRequired[str | None]

class ExplainabilityInputInput(TypedDict):
    summary_text: str
    factuality: NotRequired[dict[str, Any] | None]
    coherence: NotRequired[dict[str, Any] | None]
    readability: NotRequired[dict[str, Any] | None]
    criteria: NotRequired[dict[str, Any] | None]
    offset_encoding: NotRequired[Literal["utf-16", "unicode"] | None]
    article_text: NotRequired[str | None]
    sources: NotRequired[list[SourceInput] | None]
    summary_name: NotRequired[str | None]
    article_name: NotRequired[str | None]
    id: NotRequired[str | float | None]

class ScoringContextInputFacetsItem2(TypedDict):
    name: str
    description: str
    words: NotRequired[list[str]]

class ScoringContextInput(TypedDict):
    question: NotRequired[str | None]
    purpose: NotRequired[str | None]
    jurisdiction: NotRequired[str]
    output_target: NotRequired[str | None]
    preferred_sources: NotRequired[list[str]]
    disallowed_sources: NotRequired[list[str]]
    collection_scope: NotRequired[str | None]
    version_target: NotRequired[str | None]
    freshness_mode: NotRequired[Literal["standard", "software_docs_strict", "law_evergreen"]]
    facets: NotRequired[list[Literal["LEGAL", "TECHNICAL", "PROCEDURAL", "DATA_CATEGORIES", "MONITORING_SURVEILLANCE", "LOGGING_AUDIT", "ANALYTICS_REPORTING", "ACCESS_PRIVACY_SECURITY", "API_INTEGRATION"] | ScoringContextInputFacetsItem2]]
    min_diversity_buckets: NotRequired[int]

class SearchCandidateInput(TypedDict):
    id: str
    title: NotRequired[str]
    snippet: str
    url: NotRequired[str | None]
    score: NotRequired[float | None]
    is_pdf: NotRequired[bool]
    detected_date: NotRequired[str | None]
    version_hint: NotRequired[str | None]
    domain_type: NotRequired[str | None]
    trust_hint: NotRequired[str | None]

class ScoreResultsDataInputMeta(TypedDict):
    scoring_context: NotRequired[ScoringContextInput | str]
    tenant_id: NotRequired[str]
    case_id: NotRequired[str]
    collection_id: NotRequired[str]

class ScoreResultsDataInputControl(TypedDict):
    temperature: NotRequired[float]
    max_tokens: NotRequired[int]

class ScoreResultsDataInputRagDocumentsItem(TypedDict):
    id: str
    title: NotRequired[str]
    text: str
    url: NotRequired[str | None]
    detected_date: NotRequired[str | None]
    facet_coverage: NotRequired[dict[str, float]]

class ScoreResultsDataInputRag(TypedDict):
    documents: list[ScoreResultsDataInputRagDocumentsItem]

class ScoreResultsDataInput(TypedDict):
    query: str
    meta: NotRequired[ScoreResultsDataInputMeta]
    control: NotRequired[ScoreResultsDataInputControl]
    rag: NotRequired[ScoreResultsDataInputRag | None]
    k: NotRequired[int]
    results: list[SearchCandidateInput]

class RerankRequestInputMeta(TypedDict):
    scoring_context: NotRequired[ScoringContextInput | str]
    tenant_id: NotRequired[str]
    case_id: NotRequired[str]
    collection_id: NotRequired[str]

class RerankRequestInputControl(TypedDict):
    temperature: NotRequired[float]
    max_tokens: NotRequired[int]

class RerankRequestInputRagDocumentsItem(TypedDict):
    id: str
    title: NotRequired[str]
    text: str
    url: NotRequired[str | None]
    detected_date: NotRequired[str | None]
    facet_coverage: NotRequired[dict[str, float]]

class RerankRequestInputRag(TypedDict):
    documents: list[RerankRequestInputRagDocumentsItem]

class RerankRequestInput(TypedDict):
    query: str
    candidates: list[SearchCandidateInput]
    meta: NotRequired[RerankRequestInputMeta]
    control: NotRequired[RerankRequestInputControl]
    rag: NotRequired[RerankRequestInputRag | None]
    k: NotRequired[int]

class TransactionInput(TypedDict):
    transaction_id: str
    customer_id: str
    # a decimal number as text, such as "1800.00"
    amount: str
    currency: str
    country: str
    channel: str
    device_id: NotRequired[str | None]
    timestamp: str
    merchant_id: NotRequired[str | None]
    merchant_name: NotRequired[str]

class CustomerBehaviorInput(TypedDict):
    customer_id: str
    # a decimal number as text, such as "1800.00"
    usual_amount_avg: str
    currency: NotRequired[str]
    usual_hours: str
    usual_countries: list[str]
    usual_devices: list[str]

class DecisionCaseInput(TypedDict):
    transaction: TransactionInput
    customer_behavior: NotRequired[CustomerBehaviorInput | None]
    history: NotRequired[list[TransactionInput]]
    locale: NotRequired[Literal["de", "en", "es", "pt"]]
    expected_decision: NotRequired[Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"]]

class DatasetRowInputErrorSpansItem(TypedDict):
    start: NotRequired[int | None]
    end: NotRequired[int | None]
    start_char: NotRequired[int | None]
    end_char: NotRequired[int | None]
    text: NotRequired[str | None]
    worker: NotRequired[str | int | None]

class DatasetRowInputAnnotationsItem(TypedDict):
    annotator: str | int
    has_error: NotRequired[bool | None]
    gt: NotRequired[dict[str, float | None] | None]

class DatasetRowInput(TypedDict):
    id: str | int
    article_text: NotRequired[str]
    sources: NotRequired[list[SourceInput] | None]
    summary_text: str
    has_error: NotRequired[bool | None]
    gt: NotRequired[dict[str, float | None] | None]
    scale: NotRequired[list[float] | None]
    criteria: NotRequired[list[str | CriterionInput] | None]
    criteria_labels: NotRequired[dict[str, bool] | list[bool] | None]
    lang: NotRequired[str | None]
    group: NotRequired[str | int | None]
    system: NotRequired[str | None]
    origin: NotRequired[str | None]
    dataset: NotRequired[str | None]
    error_spans: NotRequired[list[DatasetRowInputErrorSpansItem] | None]
    error_types: NotRequired[list[str] | None]
    annotations: NotRequired[list[DatasetRowInputAnnotationsItem] | None]
    scores: NotRequired[dict[str, float | None] | None]

class RankingRowInputCandidatesItem(TypedDict):
    id: str | int
    title: NotRequired[str]
    snippet: NotRequired[str]
    grade: NotRequired[float | None]

class RankingRowInput(TypedDict):
    query_id: str | int
    query: str
    candidates: list[RankingRowInputCandidatesItem]
    group: NotRequired[str | int | None]
    lang: NotRequired[str | None]

class NewRunInput(TypedDict):
    article_text: NotRequired[str]
    sources: NotRequired[list[SourceInput]]
    summary_text: str
    dimensions: NotRequired[list[Literal["factuality", "coherence", "readability"]] | None]
    criteria: NotRequired[list[str | CriterionInput] | None]
    lang: NotRequired[Literal["de", "en", "es", "pt"] | None]
    locale: NotRequired[Literal["de", "en", "es", "pt"] | None]
    max_failed: NotRequired[int | None]
    top_k: NotRequired[int | None]
    debug: NotRequired[bool]
    label: NotRequired[str | None]
    store: NotRequired[Literal[True]]
    offset_encoding: NotRequired[Literal["utf-16"]]

class CheckBatchInput(TypedDict):
    items: list[dict[str, Any]]

class CohereRerankRequestInput(TypedDict):
    query: str
    documents: list[str | dict[str, Any]]
    top_n: NotRequired[int | None]
    model: NotRequired[str | None]
    return_documents: NotRequired[bool | None]
    rank_fields: NotRequired[list[str] | None]

class DocumentFileInput(TypedDict):
    # What it is called; the ending says what it is.
    name: str
    # Its bytes in base64.
    content: str

class NewEvaluationInput(TypedDict):
    name: str
    task: Literal["factuality", "coherence", "readability", "spans", "rerank"]
    rows: list[DatasetRowInput | RankingRowInput]
    policy: NotRequired[Literal["non_error", "weight_0.5", "count_as_error", "score", "probability"]]
    threshold: NotRequired[float]
    severity_min: NotRequired[Literal["low", "medium", "high"]]
    repeat: NotRequired[int]
    resamples: NotRequired[int]
    seed: NotRequired[int]

class SourceContentInput(TypedDict):
    # The address, or candidate:ID for a candidate that has none.
    url: str
    title: NotRequired[str]
    text: str
    detected_date: NotRequired[str | None]

class FailedSourceInput(TypedDict):
    # The address, or candidate:ID for a candidate that has none.
    url: str
    # A short stable name of the reason, such as not_found.
    code: str
    message: NotRequired[str]

class NewDocumentInput(TypedDict):
    collection: NotRequired[str]
    document_id: str
    title: NotRequired[str]
    text: str
    url: NotRequired[str | None]
    detected_date: NotRequired[str | None]

class NewReviewDecisionInput(TypedDict):
    action: Literal["approve", "reject", "partial", "escalate"]
    # The digest of what the person saw.
    snapshot_digest: str
    # approve: these, the rest is rejected; everything that waits by default. Empty is an error.
    approved_ids: NotRequired[list[str]]
    # reject: these, the rest keeps waiting; everything by default. Empty is an error.
    rejected_ids: NotRequired[list[str]]
    added_urls: NotRequired[list[str]]
    reason: NotRequired[str | None]
    final_decision: NotRequired[Literal["APPROVE", "CHALLENGE", "BLOCK"] | None]
    customer_text: NotRequired[str | None]
    # Who decides; recorded together with the key.
    actor: NotRequired[str]

class NewSourceOverrideInput(TypedDict):
    url: str
    reason: str
    # Who decides; recorded together with the key.
    actor: NotRequired[str]

class Claim(TypedDict):
    id: str
    text: str
    start_char: int | None
    end_char: int | None
    sentence_index: int
    label: Literal["correct", "incorrect", "uncertain", "failed"]
    uncertain_reason: Literal["nothing_found", "not_confirmed", "below_trust"] | None
    confidence: float | None
    error_type: Literal["NUMBER", "DATE", "UNIT", "NAME", "ENTITY", "LOCATION", "ORGANIZATION", "NEGATION", "OPPOSITE", "ROLE", "OTHER"] | None
    selected_evidence_index: int
    evidence_found: bool
    evidence_quote: str | None
    evidence: EvidenceQuote | None
    conflict: NotRequired[EvidenceQuote]
    decided_by: NotRequired[Literal["rules", "verifier", "model"]]
    debug: NotRequired[ClaimDebug]

class ClaimDebug(TypedDict):
    label_raw: Literal["correct", "incorrect", "uncertain", "failed"] | None
    label_final: Literal["correct", "incorrect", "uncertain", "failed"]
    gate_reason: Literal["no_evidence", "coverage_fail", "rule_veto", "below_trust", "ok"] | None
    evidence_selection_reason: Literal["no_passage_selected", "index_out_of_range", "empty_quote", "quote_not_in_passage", "ok"] | None
    coverage_ok: bool | None
    coverage_note: str | None
    raw_verifier_output: str | None
    selected_evidence_index_raw: float | str | bool | None
    evidence_quote_raw: str | None
    parse_ok: bool
    parse_error: str | None
    retrieval_scores: list[float]

class EvidenceQuote(TypedDict):
    text: str
    start_char: int
    end_char: int
    match: Literal["exact", "folded"]
    source_id: NotRequired[str]

class SentenceResult(TypedDict):
    sentence_index: int
    start_char: int
    end_char: int
    label: Literal["correct", "incorrect", "uncertain", "failed", "no_claims"]
    confidence: float | None
    claim_ids: list[str]

class FactualityDetailsCounts(TypedDict):
    total: int
    correct: int
    incorrect: int
    uncertain: int
    failed: int

class FactualityDetailsTrustJudge(TypedDict):
    origin: Literal["embedded", "model"]
    model: str
    verifier: str
    prompt_version: str
    version: str

class FactualityDetailsTrustCorrect(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class FactualityDetailsTrustIncorrect(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class FactualityDetailsTrust(TypedDict):
    judge: FactualityDetailsTrustJudge
    lang: str
    min_precision: float
    correct: FactualityDetailsTrustCorrect
    incorrect: FactualityDetailsTrustIncorrect

class FactualityDetails(TypedDict):
    claims: list[Claim]
    sentences: list[SentenceResult]
    counts: FactualityDetailsCounts
    error_probability: float | None
    trust: NotRequired[FactualityDetailsTrust]

class Source(TypedDict):
    # What evidence calls this source; no two sources of a check share it.
    id: str
    # The source itself, in plain text.
    text: str
    # What reports call it beside its id.
    title: NotRequired[str | None]
    # Where it can be read.
    url: NotRequired[str | None]
    # When it was published, as the caller writes dates.
    date: NotRequired[str | None]

class CriteriaResultCounts(TypedDict):
    met: int
    not_met: int
    unclear: int

class CriteriaResultItemsItem(TypedDict):
    # What reports call it; no two criteria of a check share it.
    id: str
    # What the text must show, e.g. `mentions the deadline and the amount`.
    text: str
    state: Literal["met", "not_met", "unclear"]
    quote: EvidenceQuote | None
    reason: NotRequired[Literal["no_quote", "quote_not_in_text", "left_out", "both_ways", "not_judged"]]

class CriteriaResultError(TypedDict):
    code: str
    message: NotRequired[str]

class CriteriaResult(TypedDict):
    status: Literal["ok", "incomplete", "failed"]
    counts: CriteriaResultCounts
    items: list[CriteriaResultItemsItem]
    model: str | None
    error: NotRequired[CriteriaResultError]

class CheckAnswer(TypedDict):
    offset_encoding: Literal["utf-16", "unicode"]
    language: Literal["en", "de", "es", "pt"]
    overall_score: float | None
    overall_score_of: list[Literal["factuality", "coherence", "readability"]]
    incomplete: NotRequired[list[Literal["factuality", "coherence", "readability", "criteria"]]]
    factuality: NotRequired[FactualityResult]
    coherence: NotRequired[AgentResult]
    readability: NotRequired[AgentResult]
    criteria: NotRequired[CriteriaResult]
    explainability: ExplainabilityResult
    stability: NotRequired[CheckStability]
    run_id: NotRequired[int]

class ScoreRecordJudge(TypedDict):
    origin: Literal["embedded", "model"]
    model: str
    verifier: str
    prompt_version: str
    version: str

class ScoreRecordData(TypedDict):
    name: str
    sha256: str
    rows: int

class ScoreRecordMetricsValue(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class ScoreRecordCollapseBucketsItem(TypedDict):
    label: str
    count: int

class ScoreRecordCollapseRawBucketsItem(TypedDict):
    label: str
    count: int

class ScoreRecordCollapseRaw(TypedDict):
    buckets: list[ScoreRecordCollapseRawBucketsItem]
    top_bucket: str | None
    top_share: float | None
    unique_values: int
    entropy: float | None

class ScoreRecordCollapse(TypedDict):
    status: Literal["ok", "collapsed", "too_few"]
    n: int
    buckets: list[ScoreRecordCollapseBucketsItem]
    top_bucket: str | None
    top_share: float | None
    unique_values: int
    entropy: float | None
    raw: ScoreRecordCollapseRaw | None

class ScoreRecord(TypedDict):
    record: Literal[1]
    task: Literal["coherence", "readability", "rerank"]
    judge: ScoreRecordJudge
    data: ScoreRecordData
    n: int
    metrics: dict[str, ScoreRecordMetricsValue]
    collapse: ScoreRecordCollapse | None

class TrustProfileJudge(TypedDict):
    origin: Literal["embedded", "model"]
    model: str
    verifier: str
    prompt_version: str
    version: str

class TrustProfileData(TypedDict):
    name: str
    sha256: str
    sources: int
    claims: int

class TrustProfileLanguagesItemCorrectRight(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemCorrectCalibrationItem(TypedDict):
    confidence: float
    right: float

class TrustProfileLanguagesItemCorrect(TypedDict):
    right: TrustProfileLanguagesItemCorrectRight
    calibration: list[TrustProfileLanguagesItemCorrectCalibrationItem]

class TrustProfileLanguagesItemIncorrectRight(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemIncorrectCalibrationItem(TypedDict):
    confidence: float
    right: float

class TrustProfileLanguagesItemIncorrect(TypedDict):
    right: TrustProfileLanguagesItemIncorrectRight
    calibration: list[TrustProfileLanguagesItemIncorrectCalibrationItem]

class TrustProfileLanguagesItemConfirmed(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemFound(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemOpen(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemEvidence(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemCalibrationError(TypedDict):
    n: int
    before: float | None
    after: float | None

class TrustProfileLanguagesItemKindsItem(TypedDict):
    type: str
    label: Literal["supported", "contradicted", "unsupported"]
    n: int
    correct: int
    incorrect: int
    uncertain: int
    failed: int

class TrustProfileLanguagesItemDecidersItemCorrectRight(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemDecidersItemCorrectCalibrationItem(TypedDict):
    confidence: float
    right: float

class TrustProfileLanguagesItemDecidersItemCorrect(TypedDict):
    right: TrustProfileLanguagesItemDecidersItemCorrectRight
    calibration: list[TrustProfileLanguagesItemDecidersItemCorrectCalibrationItem]

class TrustProfileLanguagesItemDecidersItemIncorrectRight(TypedDict):
    hits: int
    n: int
    rate: float | None
    low: float | None
    high: float | None

class TrustProfileLanguagesItemDecidersItemIncorrectCalibrationItem(TypedDict):
    confidence: float
    right: float

class TrustProfileLanguagesItemDecidersItemIncorrect(TypedDict):
    right: TrustProfileLanguagesItemDecidersItemIncorrectRight
    calibration: list[TrustProfileLanguagesItemDecidersItemIncorrectCalibrationItem]

class TrustProfileLanguagesItemDecidersItem(TypedDict):
    decided_by: Literal["rules", "verifier", "model"]
    correct: TrustProfileLanguagesItemDecidersItemCorrect
    incorrect: TrustProfileLanguagesItemDecidersItemIncorrect

class TrustProfileLanguagesItem(TypedDict):
    lang: str
    claims: int
    correct: TrustProfileLanguagesItemCorrect
    incorrect: TrustProfileLanguagesItemIncorrect
    confirmed: TrustProfileLanguagesItemConfirmed
    found: TrustProfileLanguagesItemFound
    open: TrustProfileLanguagesItemOpen
    failed: int
    evidence: TrustProfileLanguagesItemEvidence
    calibration_error: TrustProfileLanguagesItemCalibrationError
    kinds: list[TrustProfileLanguagesItemKindsItem]
    deciders: NotRequired[list[TrustProfileLanguagesItemDecidersItem]]

class TrustProfileUsage(TypedDict):
    calls: int
    input_tokens: int
    output_tokens: int

class TrustProfile(TypedDict):
    profile: Literal[1]
    judge: TrustProfileJudge
    data: TrustProfileData
    languages: list[TrustProfileLanguagesItem]
    usage: TrustProfileUsage

class IssueSpan(TypedDict):
    start_char: int
    end_char: int
    message: str
    severity: Literal["low", "medium", "high"]
    issue_type: Literal["NUMBER", "DATE", "UNIT", "NAME", "ENTITY", "LOCATION", "ORGANIZATION", "NEGATION", "OPPOSITE", "ROLE", "OTHER", "CONTRADICTION", "NOT_CONFIRMED", "NOTHING_FOUND", "SOURCES_DISAGREE", "NOT_JUDGED", "BELOW_TRUST", "LOGICAL_INCONSISTENCY", "REDUNDANCY", "ORDERING", "MISSING_LINK", "UNCLEAR_REFERENCE", "LONG_SENTENCE", "PUNCTUATION_OVERLOAD", "COMPLEX_NESTING", "HARD_TO_PARSE", "TRUNCATED_SENTENCE", "FRAGMENT", "RUN_ON", "REPETITION", "UNBALANCED", "DAMAGED_TEXT", "CRITERION_NOT_MET", "CRITERION_UNCLEAR"] | None
    verdict: NotRequired[Literal["incorrect", "uncertain"]]
    origin: Literal["model", "heuristic", "embedded"]
    confidence: NotRequired[float]
    claim_id: NotRequired[str]
    evidence_quote: NotRequired[str | None]
    metric: NotRequired[str]
    metric_value: NotRequired[float]

class AgentResultError(TypedDict):
    code: str
    message: NotRequired[str]

class AgentResult(TypedDict):
    status: Literal["ok", "incomplete", "failed", "no_claims", "no_source", "no_text"]
    score: float | None
    origin: Literal["model", "heuristic", "embedded"]
    issue_spans: list[IssueSpan]
    details: dict[str, Any]
    explanation: NotRequired[str]
    error: NotRequired[AgentResultError]

class EvidenceItem(TypedDict):
    id: str
    kind: Literal["quote", "claim", "raw"]
    source: str
    quote: str | None
    data: dict[str, JsonValue] | None

class FindingSpan(TypedDict):
    start_char: int
    end_char: int
    text: str

class FindingSourceMergedFromItem(TypedDict):
    source_list: str
    item_index: int

class FindingSource(TypedDict):
    agent: Literal["factuality", "coherence", "readability", "criteria"]
    source_list: str
    item_index: int
    issue_type: str | None
    verdict: Literal["incorrect", "uncertain"] | None
    origin: Literal["model", "heuristic", "embedded"] | None
    merged_from: list[FindingSourceMergedFromItem]
    cluster_size: NotRequired[int]
    cluster_members: NotRequired[list[str]]

class Finding(TypedDict):
    id: str
    dimension: Literal["factuality", "coherence", "readability", "criteria"]
    severity: Literal["low", "medium", "high"]
    message: str
    span: FindingSpan | None
    evidence: list[EvidenceItem]
    recommendation: str | None
    source: FindingSource
    known: NotRequired[Literal[True]]

class TopSpanSpan(TypedDict):
    start_char: int
    end_char: int
    text: str

class TopSpan(TypedDict):
    span: TopSpanSpan
    dimension: Literal["factuality", "coherence", "readability", "criteria"]
    severity: Literal["low", "medium", "high"]
    finding_id: str
    rank_score: float
    evidence_ids: list[str]

class ExplainabilityStats(TypedDict):
    num_findings: int
    num_high_severity: int
    num_medium_severity: int
    num_low_severity: int
    coverage_chars: int
    coverage_ratio: float

class ExplainabilityResultByDimension(TypedDict):
    factuality: list[Finding]
    coherence: list[Finding]
    readability: list[Finding]
    criteria: NotRequired[list[Finding]]

class ExplainabilityResult(TypedDict):
    version: Literal["m9_v1"]
    offset_encoding: Literal["utf-16", "unicode"]
    summary: list[str]
    findings: list[Finding]
    by_dimension: ExplainabilityResultByDimension
    top_spans: list[TopSpan]
    stats: ExplainabilityStats

class CheckStability(TypedDict):
    runs: int
    flip_rate: float

class FactualityResultError(TypedDict):
    code: str
    message: NotRequired[str]

class FactualityResult(TypedDict):
    status: Literal["ok", "incomplete", "failed", "no_claims", "no_source", "no_text"]
    score: float | None
    origin: Literal["model", "heuristic", "embedded"]
    issue_spans: list[IssueSpan]
    details: FactualityDetails
    explanation: NotRequired[str]
    error: NotRequired[FactualityResultError]

class CompactResultCounts(TypedDict):
    total: int
    correct: int
    incorrect: int
    uncertain: int
    failed: int

class CompactResultClaimsItemConflict(TypedDict):
    quote: str
    source_id: NotRequired[str]
    quote_start: int

class CompactResultClaimsItem(TypedDict):
    text: str
    start_char: int
    end_char: int
    label: Literal["correct", "incorrect", "uncertain", "failed"]
    quote: NotRequired[str]
    source_id: NotRequired[str]
    quote_start: NotRequired[int]
    conflict: NotRequired[CompactResultClaimsItemConflict]
    advice: NotRequired[str]

class CompactResultCriteriaItem(TypedDict):
    id: str
    text: str
    state: Literal["met", "not_met", "unclear"]
    quote: NotRequired[str]
    quote_start: NotRequired[int]

class CompactResultFindingsItem(TypedDict):
    dimension: Literal["factuality", "coherence", "readability", "criteria"]
    severity: Literal["low", "medium", "high"]
    message: str
    start_char: NotRequired[int]
    end_char: NotRequired[int]
    advice: NotRequired[str]

class CompactResult(TypedDict):
    verdict: Literal["passed", "blocked", "incomplete"]
    reason: NotRequired[str]
    scores: dict[str, float | None]
    statuses: NotRequired[dict[str, str]]
    counts: NotRequired[CompactResultCounts]
    claims: list[CompactResultClaimsItem]
    criteria: NotRequired[list[CompactResultCriteriaItem]]
    findings: list[CompactResultFindingsItem]
    more_findings: NotRequired[int]
    run_id: NotRequired[int]

class LLMScoredItem(TypedDict):
    candidate_id: str
    score: float
    reason: str
    gap_tags: list[str]
    risk_flags: list[str]
    facet_coverage: dict[str, float]
    custom_facets: dict[str, float]

class RAGCoverageSummary(TypedDict):
    document_id: str
    title: str
    url: str | None
    key_points: list[str]
    coverage_facets: dict[str, float]
    custom_facets: dict[str, float]
    last_ingested_at: str | None

class RecommendedIngest(TypedDict):
    candidate_id: str
    reason: str
    risk_flags: NotRequired[list[str]]

class HybridResultCoverage(TypedDict):
    before: dict[str, float]
    after: dict[str, float]

class HybridResult(TypedDict):
    ranked: list[LLMScoredItem]
    top_k: list[LLMScoredItem]
    coverage_delta: str
    coverage: NotRequired[HybridResultCoverage]
    recommended_ingest: list[RecommendedIngest]

class RerankFlagsDebugPreFilterDroppedItem(TypedDict):
    id: str
    reason: Literal["policy_block", "duplicate", "empty_snippet", "stale"]

class RerankFlagsDebugPreFilterMmrSelectedItem(TypedDict):
    id: str
    max_overlap: float

class RerankFlagsDebugPreFilterMmr(TypedDict):
    selected: list[RerankFlagsDebugPreFilterMmrSelectedItem]

class RerankFlagsDebugPreFilter(TypedDict):
    dropped: list[RerankFlagsDebugPreFilterDroppedItem]
    mmr: RerankFlagsDebugPreFilterMmr

class RerankFlagsDebugLlm(TypedDict):
    fallback: Literal["llm_timeout", "llm_failure", "empty", "no_model"] | None
    cache_hit: bool
    llm_items: int

class RerankFlagsDebugFusionRrfComponentsValue(TypedDict):
    rrf_term: float
    rag_bonus: float
    domain_bonus: float
    policy_bonus: float

class RerankFlagsDebugFusionDiversity(TypedDict):
    requested: int
    achieved: int
    shortfall: int
    score_floor: NotRequired[float]

class RerankFlagsDebugFusion(TypedDict):
    fused_scores: dict[str, float]
    rrf_components: dict[str, RerankFlagsDebugFusionRrfComponentsValue]
    rrf_k: int
    diversity_buckets: list[str]
    diversity: NotRequired[RerankFlagsDebugFusionDiversity]

class RerankFlagsDebug(TypedDict):
    pre_filter: RerankFlagsDebugPreFilter
    llm: RerankFlagsDebugLlm
    fusion: RerankFlagsDebugFusion

class RerankFlags(TypedDict):
    rag_unavailable: bool
    llm_timeout: bool
    llm_failure: bool
    rag_cache_hit: bool
    llm_cache_hit: bool
    all_candidates_dropped: NotRequired[bool]
    debug: RerankFlagsDebug

class RerankEnvelopeHitl(TypedDict):
    auto_approved: bool
    decision: ReviewDecision | None

class RerankEnvelope(TypedDict):
    result: HybridResult
    rag_summaries: list[RAGCoverageSummary]
    flags: RerankFlags
    sources: NotRequired[list[Source]]
    hitl: NotRequired[RerankEnvelopeHitl]

class ReviewItem(TypedDict):
    review_id: str
    kind: Literal["rerank_selection", "escalated_decision", "customer_text"]
    subject_id: str
    status: Literal["pending", "approved", "rejected", "partial", "auto_approved", "escalated"]
    created_at: str
    expires_at: str
    expiry_policy: Literal["approve", "reject", "escalate"]
    snapshot: dict[str, Any]
    snapshot_digest: str
    decision: ReviewDecision | None

class ReviewDecision(TypedDict):
    review_id: str
    action: Literal["approve", "reject", "partial", "escalate", "override"]
    approved_ids: list[str]
    rejected_ids: list[str]
    added_urls: list[str]
    actor: str
    decided_at: str
    snapshot_digest: str
    reason: str | None
    auto_approved: bool
    late: bool
    final_decision: Literal["APPROVE", "CHALLENGE", "BLOCK"] | None
    customer_text: str | None

class CoverageSummary(TypedDict):
    total: int
    ingested_count: int
    failed_count: int
    pending_count: int
    success_ratio: float | None
    timed_out: bool

class Transaction(TypedDict):
    transaction_id: str
    customer_id: str
    # a decimal number as text, such as "1800.00"
    amount: str
    currency: str
    country: str
    channel: str
    device_id: str | None
    timestamp: str
    merchant_id: str | None
    merchant_name: NotRequired[str]

class CustomerBehavior(TypedDict):
    customer_id: str
    # a decimal number as text, such as "1800.00"
    usual_amount_avg: str
    currency: NotRequired[str]
    usual_hours: str
    usual_countries: list[str]
    usual_devices: list[str]

class TransactionSignals(TypedDict):
    amount_ratio: float | None
    is_off_hours: bool | None
    is_foreign: bool | None
    is_unknown_device: bool | None
    channel_risk: Literal["low", "medium", "high"]
    flags: list[str]

class BehavioralSignals(TypedDict):
    deviation_score: float
    anomalies: list[str]
    velocity_alert: bool

class PolicyMatch(TypedDict):
    policy_id: str
    description: str
    relevance_score: float | None
    action: Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] | None
    quote: NotRequired[str]
    rule: NotRequired[int]
    severity: NotRequired[Literal["low", "medium", "high"]]
    review: NotRequired[Literal[True]]
    signals: NotRequired[list[str]]

class PolicyMatchResultUndecidedItem(TypedDict):
    policy_id: str
    rule: int
    action: Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] | None
    cause: Literal["unknown_currency_limit", "unknown_habits", "unknown_threat"]

class PolicyMatchResult(TypedDict):
    matches: list[PolicyMatch]
    chunk_ids: list[str]
    undecided: NotRequired[list[PolicyMatchResultUndecidedItem]]

class ThreatIntelSourcesItem(TypedDict):
    source_name: str
    confidence: float

class ThreatIntel(TypedDict):
    threat_level: float
    sources: list[ThreatIntelSourcesItem]

class AggregatedEvidenceComponents(TypedDict):
    behavioral: float | None
    policy: float | None
    threat: float | None
    transaction: float | None

class AggregatedEvidenceContributionsItem(TypedDict):
    factor: str
    points: float

class AggregatedEvidence(TypedDict):
    composite_risk_score: float
    risk_category: Literal["low", "medium", "high", "critical"]
    all_signals: list[str]
    all_citations: list[str]
    components: NotRequired[AggregatedEvidenceComponents]
    contributions: NotRequired[list[AggregatedEvidenceContributionsItem]]
    missing: list[str]

class DebateArguments(TypedDict):
    pro_fraud_argument: str
    pro_fraud_confidence: float
    pro_fraud_evidence: list[str]
    pro_customer_argument: str
    pro_customer_confidence: float
    pro_customer_evidence: list[str]

class FraudDecisionResolutionProposed(TypedDict):
    decision: Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] | None
    confidence: float | None
    decided_by: NotRequired[Literal["model", "fallback", "human"]]

class FraudDecisionResolution(TypedDict):
    review_id: str
    actor: str
    decided_at: str
    reason: str | None
    shown_version: int | None
    snapshot_digest: str
    proposed: FraudDecisionResolutionProposed

class FraudDecision(TypedDict):
    transaction_id: str
    decision: Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"]
    confidence: float | None
    signals: list[str]
    citations_internal: list[str]
    citations_external: list[str]
    decided_by: NotRequired[Literal["model", "fallback", "human"]]
    override: NotRequired[Literal["composite_above_85", "confidence_below_055", "incomplete_evidence", "contradictory_signals", "policy_contradicts_score", "unknown_currency_limit", "policy_minimum"] | None]
    resolution: NotRequired[FraudDecisionResolution]

class ExplanationResultAuditRecordItem(TypedDict):
    key: str
    label: str
    value: str

class ExplanationResultReasonsItem(TypedDict):
    code: str
    customer_text: str
    audit_text: str

class ExplanationResultFilter(TypedDict):
    status: Literal["passed", "blocked", "not_run"]
    rule_ids: list[str]

class ExplanationResultAuditCheckCorrectionsItem(TypedDict):
    element: str
    found: str
    replaced_by: str | None

class ExplanationResultAuditCheck(TypedDict):
    corrections: list[ExplanationResultAuditCheckCorrectionsItem]
    appended: list[str]

class ExplanationResultQuality(TypedDict):
    audit_factuality: AgentResult | None
    customer_readability: AgentResult | None

class ExplanationResult(TypedDict):
    customer_explanation: str
    customer_message: NotRequired[str]
    audit_explanation: str
    audit_record: NotRequired[list[ExplanationResultAuditRecordItem]]
    key_factors: list[str]
    recommended_actions: list[str]
    reasons: list[ExplanationResultReasonsItem]
    next_step: str | None
    contact: str | None
    explanation_source: Literal["model", "template", "safe_template", "error", "human"]
    filter: ExplanationResultFilter
    audit_check: NotRequired[ExplanationResultAuditCheck]
    quality: NotRequired[ExplanationResultQuality]
    locale: NotRequired[Literal["de", "en", "es", "pt"]]
    transaction_id: NotRequired[str]
    id: NotRequired[str | float]
    variant: NotRequired[str]

class AgentTraceEntry(TypedDict):
    agent: str
    status: Literal["success", "fallback", "error", "timeout", "skipped"]
    started_at: str
    duration_ms: float
    reason: str | None

class PipelineStateEarlierVersionsItem(TypedDict):
    version: int
    at: str
    decision: Literal["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] | None
    confidence: float | None
    decided_by: NotRequired[Literal["model", "fallback", "human"]]
    actor: NotRequired[str]

class PipelineState(TypedDict):
    transaction: Transaction
    customer_behavior: CustomerBehavior | None
    history: list[Transaction]
    locale: NotRequired[Literal["de", "en", "es", "pt"]]
    transaction_signals: TransactionSignals | None
    behavioral_signals: BehavioralSignals | None
    policy_matches: PolicyMatchResult | None
    threat_intel: ThreatIntel | None
    evidence: AggregatedEvidence | None
    debate: DebateArguments | None
    decision: FraudDecision | None
    explanation: ExplanationResult | None
    earlier_versions: NotRequired[list[PipelineStateEarlierVersionsItem]]
    status: Literal["pending", "running", "completed", "failed"]
    trace: list[AgentTraceEntry]

class EvaluationSummaryObjectCoverage(TypedDict):
    rows: int
    judged: int
    abstained: int
    failed: int
    not_run: int
    coverage: float | None
    abstention_rate: float | None

class EvaluationSummaryObjectFailures(TypedDict):
    count: int
    share: float | None
    by_code: dict[str, int]

class EvaluationSummaryObjectBootstrap(TypedDict):
    resamples: int
    confidence: float
    seed: int
    clusters: int
    skipped_resamples: dict[str, int]

class EvaluationSummaryObjectStability(TypedDict):
    repeats: int
    compared: int
    flipped: int
    flip_rate: float | None
    score_tolerance: float
    widest_score_range: float | None

class EvaluationSummaryObjectWarningsItem(TypedDict):
    code: Literal["not_above_yardstick", "one_decision", "marks_everything", "collapsed", "duplicate_ids"]
    params: dict[str, str | float]

class EvaluationSummaryObjectYardsticksListItem(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    figures: dict[str, float | None]

class EvaluationSummaryObjectYardsticksBestValue(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    value: float
    judge: float | None
    beaten: Literal["yes", "unclear", "no"]

class EvaluationSummaryObjectYardsticks(TypedDict):
    list: list[EvaluationSummaryObjectYardsticksListItem]
    best: dict[str, EvaluationSummaryObjectYardsticksBestValue]

class EvaluationSummaryObjectMacroByOriginValue(TypedDict):
    value: float | None
    groups: int

class EvaluationSummaryObjectPeopleAlpha(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectPeoplePairwiseItem(TypedDict):
    a: str
    b: str
    n: int
    kappa: float | None

class EvaluationSummaryObjectPeopleJudgeAgainstItem(TypedDict):
    annotator: str
    n: int
    figures: dict[str, float | None]

class EvaluationSummaryObjectPeople(TypedDict):
    annotators: int
    rows: int
    alpha: EvaluationSummaryObjectPeopleAlpha
    pairwise: list[EvaluationSummaryObjectPeoplePairwiseItem]
    ceiling: dict[str, float | None]
    judge_against: list[EvaluationSummaryObjectPeopleJudgeAgainstItem]

class EvaluationSummaryObjectLabelNoiseItemFiguresValue(TypedDict):
    mean: float | None
    lower: float | None
    upper: float | None

class EvaluationSummaryObjectLabelNoiseItem(TypedDict):
    noise: float
    figures: dict[str, EvaluationSummaryObjectLabelNoiseItemFiguresValue]

class EvaluationSummaryObjectCostLatencyMs(TypedDict):
    mean: float | None
    median: float | None
    p95: float | None

class EvaluationSummaryObjectCost(TypedDict):
    rows: int
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: EvaluationSummaryObjectCostLatencyMs
    price: float | None
    correct_decisions: int | None
    calls_per_correct: float | None
    tokens_per_correct: float | None
    price_per_correct: float | None

class EvaluationSummaryObjectCriteriaItem(TypedDict):
    id: str
    text: str
    met: int
    not_met: int
    unclear: int
    met_share: float | None
    labelled: int
    agreed: int
    false_met: int
    false_not_met: int
    accuracy: float | None

class EvaluationSummaryObjectPolicy(TypedDict):
    name: Literal["non_error", "weight_0.5", "count_as_error", "score", "probability"]
    threshold: float
    severity_min: Literal["low", "medium", "high"]

class EvaluationSummaryObjectTuning(TypedDict):
    dataset_sha256: str
    target: str
    value: float
    n: int
    shared_clusters: int

class EvaluationSummaryObjectConfusion(TypedDict):
    tp: int
    tn: int
    fp: int
    fn: int

class EvaluationSummaryObjectMetricsBalancedAccuracy(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsSpecificity(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsMcc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsAuroc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsAveragePrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetricsBrier(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectMetrics(TypedDict):
    balanced_accuracy: EvaluationSummaryObjectMetricsBalancedAccuracy
    f1: EvaluationSummaryObjectMetricsF1
    precision: EvaluationSummaryObjectMetricsPrecision
    recall: EvaluationSummaryObjectMetricsRecall
    specificity: EvaluationSummaryObjectMetricsSpecificity
    mcc: EvaluationSummaryObjectMetricsMcc
    auroc: EvaluationSummaryObjectMetricsAuroc
    average_precision: EvaluationSummaryObjectMetricsAveragePrecision
    brier: EvaluationSummaryObjectMetricsBrier

class EvaluationSummaryObjectDecisionsByVerdictsPolicy(TypedDict):
    name: Literal["non_error", "weight_0.5", "count_as_error", "score", "probability"]
    threshold: float
    severity_min: Literal["low", "medium", "high"]

class EvaluationSummaryObjectDecisionsByVerdicts(TypedDict):
    policy: EvaluationSummaryObjectDecisionsByVerdictsPolicy
    n: int
    balanced_accuracy: float | None
    precision: float | None
    recall: float | None
    specificity: float | None
    auroc: float | None

class EvaluationSummaryObjectDecisionsByEstimatePolicy(TypedDict):
    name: Literal["non_error", "weight_0.5", "count_as_error", "score", "probability"]
    threshold: float
    severity_min: Literal["low", "medium", "high"]

class EvaluationSummaryObjectDecisionsByEstimate(TypedDict):
    policy: EvaluationSummaryObjectDecisionsByEstimatePolicy
    n: int
    balanced_accuracy: float | None
    precision: float | None
    recall: float | None
    specificity: float | None
    auroc: float | None

class EvaluationSummaryObjectDecisions(TypedDict):
    headline: Literal["verdicts", "estimate", "other"]
    by_verdicts: EvaluationSummaryObjectDecisionsByVerdicts
    by_estimate: EvaluationSummaryObjectDecisionsByEstimate | None

class EvaluationSummaryObjectByOriginValueConfusion(TypedDict):
    tp: int
    tn: int
    fp: int
    fn: int

class EvaluationSummaryObjectByOriginValueMetricsBalancedAccuracy(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsSpecificity(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsMcc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsAuroc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsAveragePrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetricsBrier(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByOriginValueMetrics(TypedDict):
    balanced_accuracy: EvaluationSummaryObjectByOriginValueMetricsBalancedAccuracy
    f1: EvaluationSummaryObjectByOriginValueMetricsF1
    precision: EvaluationSummaryObjectByOriginValueMetricsPrecision
    recall: EvaluationSummaryObjectByOriginValueMetricsRecall
    specificity: EvaluationSummaryObjectByOriginValueMetricsSpecificity
    mcc: EvaluationSummaryObjectByOriginValueMetricsMcc
    auroc: EvaluationSummaryObjectByOriginValueMetricsAuroc
    average_precision: EvaluationSummaryObjectByOriginValueMetricsAveragePrecision
    brier: EvaluationSummaryObjectByOriginValueMetricsBrier

class EvaluationSummaryObjectByOriginValue(TypedDict):
    n: int
    confusion: EvaluationSummaryObjectByOriginValueConfusion
    metrics: EvaluationSummaryObjectByOriginValueMetrics

class EvaluationSummaryObjectBySystemValueConfusion(TypedDict):
    tp: int
    tn: int
    fp: int
    fn: int

class EvaluationSummaryObjectBySystemValueMetricsBalancedAccuracy(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsSpecificity(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsMcc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsAuroc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsAveragePrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetricsBrier(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectBySystemValueMetrics(TypedDict):
    balanced_accuracy: EvaluationSummaryObjectBySystemValueMetricsBalancedAccuracy
    f1: EvaluationSummaryObjectBySystemValueMetricsF1
    precision: EvaluationSummaryObjectBySystemValueMetricsPrecision
    recall: EvaluationSummaryObjectBySystemValueMetricsRecall
    specificity: EvaluationSummaryObjectBySystemValueMetricsSpecificity
    mcc: EvaluationSummaryObjectBySystemValueMetricsMcc
    auroc: EvaluationSummaryObjectBySystemValueMetricsAuroc
    average_precision: EvaluationSummaryObjectBySystemValueMetricsAveragePrecision
    brier: EvaluationSummaryObjectBySystemValueMetricsBrier

class EvaluationSummaryObjectBySystemValue(TypedDict):
    n: int
    confusion: EvaluationSummaryObjectBySystemValueConfusion
    metrics: EvaluationSummaryObjectBySystemValueMetrics

class EvaluationSummaryObjectByLangValueConfusion(TypedDict):
    tp: int
    tn: int
    fp: int
    fn: int

class EvaluationSummaryObjectByLangValueMetricsBalancedAccuracy(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsSpecificity(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsMcc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsAuroc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsAveragePrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetricsBrier(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLangValueMetrics(TypedDict):
    balanced_accuracy: EvaluationSummaryObjectByLangValueMetricsBalancedAccuracy
    f1: EvaluationSummaryObjectByLangValueMetricsF1
    precision: EvaluationSummaryObjectByLangValueMetricsPrecision
    recall: EvaluationSummaryObjectByLangValueMetricsRecall
    specificity: EvaluationSummaryObjectByLangValueMetricsSpecificity
    mcc: EvaluationSummaryObjectByLangValueMetricsMcc
    auroc: EvaluationSummaryObjectByLangValueMetricsAuroc
    average_precision: EvaluationSummaryObjectByLangValueMetricsAveragePrecision
    brier: EvaluationSummaryObjectByLangValueMetricsBrier

class EvaluationSummaryObjectByLangValue(TypedDict):
    n: int
    confusion: EvaluationSummaryObjectByLangValueConfusion
    metrics: EvaluationSummaryObjectByLangValueMetrics

class EvaluationSummaryObjectByLengthValueConfusion(TypedDict):
    tp: int
    tn: int
    fp: int
    fn: int

class EvaluationSummaryObjectByLengthValueMetricsBalancedAccuracy(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsSpecificity(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsMcc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsAuroc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsAveragePrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetricsBrier(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByLengthValueMetrics(TypedDict):
    balanced_accuracy: EvaluationSummaryObjectByLengthValueMetricsBalancedAccuracy
    f1: EvaluationSummaryObjectByLengthValueMetricsF1
    precision: EvaluationSummaryObjectByLengthValueMetricsPrecision
    recall: EvaluationSummaryObjectByLengthValueMetricsRecall
    specificity: EvaluationSummaryObjectByLengthValueMetricsSpecificity
    mcc: EvaluationSummaryObjectByLengthValueMetricsMcc
    auroc: EvaluationSummaryObjectByLengthValueMetricsAuroc
    average_precision: EvaluationSummaryObjectByLengthValueMetricsAveragePrecision
    brier: EvaluationSummaryObjectByLengthValueMetricsBrier

class EvaluationSummaryObjectByLengthValue(TypedDict):
    n: int
    confusion: EvaluationSummaryObjectByLengthValueConfusion
    metrics: EvaluationSummaryObjectByLengthValueMetrics

class EvaluationSummaryObjectByErrorTypeValueConfusion(TypedDict):
    tp: int
    tn: int
    fp: int
    fn: int

class EvaluationSummaryObjectByErrorTypeValueMetricsBalancedAccuracy(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsSpecificity(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsMcc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsAuroc(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsAveragePrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetricsBrier(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummaryObjectByErrorTypeValueMetrics(TypedDict):
    balanced_accuracy: EvaluationSummaryObjectByErrorTypeValueMetricsBalancedAccuracy
    f1: EvaluationSummaryObjectByErrorTypeValueMetricsF1
    precision: EvaluationSummaryObjectByErrorTypeValueMetricsPrecision
    recall: EvaluationSummaryObjectByErrorTypeValueMetricsRecall
    specificity: EvaluationSummaryObjectByErrorTypeValueMetricsSpecificity
    mcc: EvaluationSummaryObjectByErrorTypeValueMetricsMcc
    auroc: EvaluationSummaryObjectByErrorTypeValueMetricsAuroc
    average_precision: EvaluationSummaryObjectByErrorTypeValueMetricsAveragePrecision
    brier: EvaluationSummaryObjectByErrorTypeValueMetricsBrier

class EvaluationSummaryObjectByErrorTypeValue(TypedDict):
    n: int
    confusion: EvaluationSummaryObjectByErrorTypeValueConfusion
    metrics: EvaluationSummaryObjectByErrorTypeValueMetrics

class EvaluationSummaryObjectOperatingPointsThresholdsItem(TypedDict):
    threshold: float
    tp: int
    fp: int
    fn: int
    tn: int
    precision: float | None
    recall: float | None
    specificity: float | None
    balanced_accuracy: float | None
    f1: float | None

class EvaluationSummaryObjectOperatingPointsRocItem(TypedDict):
    threshold: float | None
    false_positive_rate: float
    true_positive_rate: float

class EvaluationSummaryObjectOperatingPointsPrecisionRecallItem(TypedDict):
    threshold: float | None
    precision: float
    recall: float

class EvaluationSummaryObjectOperatingPoints(TypedDict):
    thresholds: list[EvaluationSummaryObjectOperatingPointsThresholdsItem]
    roc: list[EvaluationSummaryObjectOperatingPointsRocItem]
    precision_recall: list[EvaluationSummaryObjectOperatingPointsPrecisionRecallItem]

class EvaluationSummaryObjectRecalibrationBefore(TypedDict):
    brier: float | None
    ece: float | None

class EvaluationSummaryObjectRecalibrationPlatt(TypedDict):
    brier: float | None
    ece: float | None

class EvaluationSummaryObjectRecalibrationIsotonic(TypedDict):
    brier: float | None
    ece: float | None

class EvaluationSummaryObjectRecalibration(TypedDict):
    folds: int
    before: EvaluationSummaryObjectRecalibrationBefore
    platt: EvaluationSummaryObjectRecalibrationPlatt
    isotonic: EvaluationSummaryObjectRecalibrationIsotonic

class EvaluationSummaryObjectNestedTuningThreshold(TypedDict):
    mean: float | None
    lowest: float | None
    highest: float | None

class EvaluationSummaryObjectNestedTuning(TypedDict):
    target: str
    folds: int
    repeats: int
    threshold: EvaluationSummaryObjectNestedTuningThreshold
    value: float | None
    lowest: float | None
    highest: float | None

class EvaluationSummaryObjectCalibrationBinsItem(TypedDict):
    lower: float
    upper: float
    n: int
    mean_predicted: float | None
    observed_rate: float | None

class EvaluationSummaryObjectCalibration(TypedDict):
    bins: list[EvaluationSummaryObjectCalibrationBinsItem]
    brier: float | None
    ece: float | None

class EvaluationSummaryObjectSelectiveCurveItem(TypedDict):
    coverage: float
    risk: float

class EvaluationSummaryObjectSelectiveAbstained(TypedDict):
    n: int
    errors: int

class EvaluationSummaryObjectSelective(TypedDict):
    curve: list[EvaluationSummaryObjectSelectiveCurveItem]
    area: float | None
    area_of_chance: float | None
    abstained: EvaluationSummaryObjectSelectiveAbstained

class EvaluationSummaryObjectLevelsPooledSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsPooledPearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsPooledKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsPooled(TypedDict):
    n: int
    p_method: Literal["permutation", "bootstrap"]
    spearman: EvaluationSummaryObjectLevelsPooledSpearman
    pearson: EvaluationSummaryObjectLevelsPooledPearson
    kendall: EvaluationSummaryObjectLevelsPooledKendall

class EvaluationSummaryObjectLevelsArticleSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsArticlePearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsArticleKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsArticle(TypedDict):
    n: int
    p_method: Literal["permutation", "bootstrap"]
    spearman: EvaluationSummaryObjectLevelsArticleSpearman
    pearson: EvaluationSummaryObjectLevelsArticlePearson
    kendall: EvaluationSummaryObjectLevelsArticleKendall

class EvaluationSummaryObjectLevelsSystemSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsSystemPearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsSystemKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummaryObjectLevelsSystem(TypedDict):
    n: int
    p_method: Literal["permutation", "bootstrap"]
    spearman: EvaluationSummaryObjectLevelsSystemSpearman
    pearson: EvaluationSummaryObjectLevelsSystemPearson
    kendall: EvaluationSummaryObjectLevelsSystemKendall

class EvaluationSummaryObjectLevelsWithinArticle(TypedDict):
    articles: int
    spearman: float | None
    pearson: float | None
    kendall: float | None

class EvaluationSummaryObjectLevels(TypedDict):
    pooled: EvaluationSummaryObjectLevelsPooled | None
    article: EvaluationSummaryObjectLevelsArticle | None
    system: EvaluationSummaryObjectLevelsSystem | None
    within_article: EvaluationSummaryObjectLevelsWithinArticle

class EvaluationSummaryObjectCollapseBucketsItem(TypedDict):
    label: str
    count: int

class EvaluationSummaryObjectCollapseRawBucketsItem(TypedDict):
    label: str
    count: int

class EvaluationSummaryObjectCollapseRaw(TypedDict):
    buckets: list[EvaluationSummaryObjectCollapseRawBucketsItem]
    top_bucket: str | None
    top_share: float | None
    unique_values: int
    entropy: float | None

class EvaluationSummaryObjectCollapse(TypedDict):
    status: Literal["ok", "collapsed", "too_few"]
    n: int
    buckets: list[EvaluationSummaryObjectCollapseBucketsItem]
    top_bucket: str | None
    top_share: float | None
    unique_values: int
    entropy: float | None
    raw: EvaluationSummaryObjectCollapseRaw | None

class EvaluationSummaryObjectEvidenceClaims(TypedDict):
    total: int
    with_evidence: int
    evidence_rate: float | None
    by_label: dict[str, int]
    by_gate_reason: dict[str, int]
    by_selection_reason: dict[str, int]
    coverage_failed: int

class EvaluationSummaryObjectEvidenceIssueSpans(TypedDict):
    total: int
    with_quote: int
    quote_rate: float | None
    by_verdict: dict[str, int]
    by_severity: dict[str, int]
    by_issue_type: dict[str, int]

class EvaluationSummaryObjectEvidence(TypedDict):
    claims: EvaluationSummaryObjectEvidenceClaims
    issue_spans: EvaluationSummaryObjectEvidenceIssueSpans

class EvaluationSummaryObjectGroundTruth(TypedDict):
    positive: int
    negative: int
    unlabelled: int
    positive_rate: float | None

class EvaluationSummaryObject(TypedDict):
    task: Literal["factuality"]
    n: int
    coverage: EvaluationSummaryObjectCoverage
    failures: EvaluationSummaryObjectFailures
    bootstrap: EvaluationSummaryObjectBootstrap
    stability: EvaluationSummaryObjectStability | None
    warnings: NotRequired[list[EvaluationSummaryObjectWarningsItem]]
    yardsticks: NotRequired[EvaluationSummaryObjectYardsticks]
    macro_by_origin: NotRequired[dict[str, EvaluationSummaryObjectMacroByOriginValue] | None]
    people: NotRequired[EvaluationSummaryObjectPeople | None]
    label_noise: NotRequired[list[EvaluationSummaryObjectLabelNoiseItem]]
    cost: NotRequired[EvaluationSummaryObjectCost | None]
    criteria: NotRequired[list[EvaluationSummaryObjectCriteriaItem]]
    policy: EvaluationSummaryObjectPolicy
    threshold: float
    tuning: EvaluationSummaryObjectTuning | None
    confusion: EvaluationSummaryObjectConfusion
    metrics: EvaluationSummaryObjectMetrics
    decisions: EvaluationSummaryObjectDecisions
    by_origin: dict[str, EvaluationSummaryObjectByOriginValue]
    by_system: dict[str, EvaluationSummaryObjectBySystemValue]
    by_lang: NotRequired[dict[str, EvaluationSummaryObjectByLangValue]]
    by_length: NotRequired[dict[str, EvaluationSummaryObjectByLengthValue]]
    by_error_type: NotRequired[dict[str, EvaluationSummaryObjectByErrorTypeValue]]
    operating_points: NotRequired[EvaluationSummaryObjectOperatingPoints]
    recalibration: NotRequired[EvaluationSummaryObjectRecalibration | None]
    nested_tuning: NotRequired[EvaluationSummaryObjectNestedTuning | None]
    calibration: EvaluationSummaryObjectCalibration
    selective: NotRequired[EvaluationSummaryObjectSelective]
    levels: NotRequired[EvaluationSummaryObjectLevels | None]
    collapse: EvaluationSummaryObjectCollapse
    evidence: EvaluationSummaryObjectEvidence
    ground_truth: EvaluationSummaryObjectGroundTruth

class EvaluationSummary2Coverage(TypedDict):
    rows: int
    judged: int
    abstained: int
    failed: int
    not_run: int
    coverage: float | None
    abstention_rate: float | None

class EvaluationSummary2Failures(TypedDict):
    count: int
    share: float | None
    by_code: dict[str, int]

class EvaluationSummary2Bootstrap(TypedDict):
    resamples: int
    confidence: float
    seed: int
    clusters: int
    skipped_resamples: dict[str, int]

class EvaluationSummary2Stability(TypedDict):
    repeats: int
    compared: int
    flipped: int
    flip_rate: float | None
    score_tolerance: float
    widest_score_range: float | None

class EvaluationSummary2WarningsItem(TypedDict):
    code: Literal["not_above_yardstick", "one_decision", "marks_everything", "collapsed", "duplicate_ids"]
    params: dict[str, str | float]

class EvaluationSummary2YardsticksListItem(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    figures: dict[str, float | None]

class EvaluationSummary2YardsticksBestValue(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    value: float
    judge: float | None
    beaten: Literal["yes", "unclear", "no"]

class EvaluationSummary2Yardsticks(TypedDict):
    list: list[EvaluationSummary2YardsticksListItem]
    best: dict[str, EvaluationSummary2YardsticksBestValue]

class EvaluationSummary2MacroByOriginValue(TypedDict):
    value: float | None
    groups: int

class EvaluationSummary2PeopleAlpha(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2PeoplePairwiseItem(TypedDict):
    a: str
    b: str
    n: int
    kappa: float | None

class EvaluationSummary2PeopleJudgeAgainstItem(TypedDict):
    annotator: str
    n: int
    figures: dict[str, float | None]

class EvaluationSummary2People(TypedDict):
    annotators: int
    rows: int
    alpha: EvaluationSummary2PeopleAlpha
    pairwise: list[EvaluationSummary2PeoplePairwiseItem]
    ceiling: dict[str, float | None]
    judge_against: list[EvaluationSummary2PeopleJudgeAgainstItem]

class EvaluationSummary2LabelNoiseItemFiguresValue(TypedDict):
    mean: float | None
    lower: float | None
    upper: float | None

class EvaluationSummary2LabelNoiseItem(TypedDict):
    noise: float
    figures: dict[str, EvaluationSummary2LabelNoiseItemFiguresValue]

class EvaluationSummary2CostLatencyMs(TypedDict):
    mean: float | None
    median: float | None
    p95: float | None

class EvaluationSummary2Cost(TypedDict):
    rows: int
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: EvaluationSummary2CostLatencyMs
    price: float | None
    correct_decisions: int | None
    calls_per_correct: float | None
    tokens_per_correct: float | None
    price_per_correct: float | None

class EvaluationSummary2CriteriaItem(TypedDict):
    id: str
    text: str
    met: int
    not_met: int
    unclear: int
    met_share: float | None
    labelled: int
    agreed: int
    false_met: int
    false_not_met: int
    accuracy: float | None

class EvaluationSummary2Spearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2Pearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2Kendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2Mae(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2Rmse(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2BySystemValueSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2BySystemValuePearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2BySystemValueKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2BySystemValueMae(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2BySystemValueRmse(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2BySystemValue(TypedDict):
    n: int
    mean_truth: float | None
    mean_score: float | None
    spearman: EvaluationSummary2BySystemValueSpearman
    pearson: EvaluationSummary2BySystemValuePearson
    kendall: EvaluationSummary2BySystemValueKendall
    mae: EvaluationSummary2BySystemValueMae
    rmse: EvaluationSummary2BySystemValueRmse

class EvaluationSummary2ByOriginValueSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByOriginValuePearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByOriginValueKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByOriginValueMae(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByOriginValueRmse(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByOriginValue(TypedDict):
    n: int
    spearman: EvaluationSummary2ByOriginValueSpearman
    pearson: EvaluationSummary2ByOriginValuePearson
    kendall: EvaluationSummary2ByOriginValueKendall
    mae: EvaluationSummary2ByOriginValueMae
    rmse: EvaluationSummary2ByOriginValueRmse

class EvaluationSummary2ByLangValueSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLangValuePearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLangValueKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLangValueMae(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLangValueRmse(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLangValue(TypedDict):
    n: int
    spearman: EvaluationSummary2ByLangValueSpearman
    pearson: EvaluationSummary2ByLangValuePearson
    kendall: EvaluationSummary2ByLangValueKendall
    mae: EvaluationSummary2ByLangValueMae
    rmse: EvaluationSummary2ByLangValueRmse

class EvaluationSummary2ByLengthValueSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLengthValuePearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLengthValueKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLengthValueMae(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLengthValueRmse(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary2ByLengthValue(TypedDict):
    n: int
    spearman: EvaluationSummary2ByLengthValueSpearman
    pearson: EvaluationSummary2ByLengthValuePearson
    kendall: EvaluationSummary2ByLengthValueKendall
    mae: EvaluationSummary2ByLengthValueMae
    rmse: EvaluationSummary2ByLengthValueRmse

class EvaluationSummary2SystemLevel(TypedDict):
    systems: int
    spearman: float | None
    pearson: float | None
    kendall: float | None

class EvaluationSummary2LevelsPooledSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsPooledPearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsPooledKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsPooled(TypedDict):
    n: int
    p_method: Literal["permutation", "bootstrap"]
    spearman: EvaluationSummary2LevelsPooledSpearman
    pearson: EvaluationSummary2LevelsPooledPearson
    kendall: EvaluationSummary2LevelsPooledKendall

class EvaluationSummary2LevelsArticleSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsArticlePearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsArticleKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsArticle(TypedDict):
    n: int
    p_method: Literal["permutation", "bootstrap"]
    spearman: EvaluationSummary2LevelsArticleSpearman
    pearson: EvaluationSummary2LevelsArticlePearson
    kendall: EvaluationSummary2LevelsArticleKendall

class EvaluationSummary2LevelsSystemSpearman(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsSystemPearson(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsSystemKendall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None

class EvaluationSummary2LevelsSystem(TypedDict):
    n: int
    p_method: Literal["permutation", "bootstrap"]
    spearman: EvaluationSummary2LevelsSystemSpearman
    pearson: EvaluationSummary2LevelsSystemPearson
    kendall: EvaluationSummary2LevelsSystemKendall

class EvaluationSummary2LevelsWithinArticle(TypedDict):
    articles: int
    spearman: float | None
    pearson: float | None
    kendall: float | None

class EvaluationSummary2Levels(TypedDict):
    pooled: EvaluationSummary2LevelsPooled | None
    article: EvaluationSummary2LevelsArticle | None
    system: EvaluationSummary2LevelsSystem | None
    within_article: EvaluationSummary2LevelsWithinArticle

class EvaluationSummary2CollapseBucketsItem(TypedDict):
    label: str
    count: int

class EvaluationSummary2CollapseRawBucketsItem(TypedDict):
    label: str
    count: int

class EvaluationSummary2CollapseRaw(TypedDict):
    buckets: list[EvaluationSummary2CollapseRawBucketsItem]
    top_bucket: str | None
    top_share: float | None
    unique_values: int
    entropy: float | None

class EvaluationSummary2Collapse(TypedDict):
    status: Literal["ok", "collapsed", "too_few"]
    n: int
    buckets: list[EvaluationSummary2CollapseBucketsItem]
    top_bucket: str | None
    top_share: float | None
    unique_values: int
    entropy: float | None
    raw: EvaluationSummary2CollapseRaw | None

class EvaluationSummary2(TypedDict):
    task: Literal["coherence", "readability"]
    n: int
    coverage: EvaluationSummary2Coverage
    failures: EvaluationSummary2Failures
    bootstrap: EvaluationSummary2Bootstrap
    stability: EvaluationSummary2Stability | None
    warnings: NotRequired[list[EvaluationSummary2WarningsItem]]
    yardsticks: NotRequired[EvaluationSummary2Yardsticks]
    macro_by_origin: NotRequired[dict[str, EvaluationSummary2MacroByOriginValue] | None]
    people: NotRequired[EvaluationSummary2People | None]
    label_noise: NotRequired[list[EvaluationSummary2LabelNoiseItem]]
    cost: NotRequired[EvaluationSummary2Cost | None]
    criteria: NotRequired[list[EvaluationSummary2CriteriaItem]]
    spearman: EvaluationSummary2Spearman
    pearson: EvaluationSummary2Pearson
    kendall: EvaluationSummary2Kendall
    mae: EvaluationSummary2Mae
    rmse: EvaluationSummary2Rmse
    by_system: dict[str, EvaluationSummary2BySystemValue]
    by_origin: dict[str, EvaluationSummary2ByOriginValue]
    by_lang: NotRequired[dict[str, EvaluationSummary2ByLangValue]]
    by_length: NotRequired[dict[str, EvaluationSummary2ByLengthValue]]
    system_level: EvaluationSummary2SystemLevel
    levels: NotRequired[EvaluationSummary2Levels]
    collapse: EvaluationSummary2Collapse

class EvaluationSummary3Coverage(TypedDict):
    rows: int
    judged: int
    abstained: int
    failed: int
    not_run: int
    coverage: float | None
    abstention_rate: float | None

class EvaluationSummary3Failures(TypedDict):
    count: int
    share: float | None
    by_code: dict[str, int]

class EvaluationSummary3Bootstrap(TypedDict):
    resamples: int
    confidence: float
    seed: int
    clusters: int
    skipped_resamples: dict[str, int]

class EvaluationSummary3Stability(TypedDict):
    repeats: int
    compared: int
    flipped: int
    flip_rate: float | None
    score_tolerance: float
    widest_score_range: float | None

class EvaluationSummary3WarningsItem(TypedDict):
    code: Literal["not_above_yardstick", "one_decision", "marks_everything", "collapsed", "duplicate_ids"]
    params: dict[str, str | float]

class EvaluationSummary3YardsticksListItem(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    figures: dict[str, float | None]

class EvaluationSummary3YardsticksBestValue(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    value: float
    judge: float | None
    beaten: Literal["yes", "unclear", "no"]

class EvaluationSummary3Yardsticks(TypedDict):
    list: list[EvaluationSummary3YardsticksListItem]
    best: dict[str, EvaluationSummary3YardsticksBestValue]

class EvaluationSummary3MacroByOriginValue(TypedDict):
    value: float | None
    groups: int

class EvaluationSummary3PeopleAlpha(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3PeoplePairwiseItem(TypedDict):
    a: str
    b: str
    n: int
    kappa: float | None

class EvaluationSummary3PeopleJudgeAgainstItem(TypedDict):
    annotator: str
    n: int
    figures: dict[str, float | None]

class EvaluationSummary3People(TypedDict):
    annotators: int
    rows: int
    alpha: EvaluationSummary3PeopleAlpha
    pairwise: list[EvaluationSummary3PeoplePairwiseItem]
    ceiling: dict[str, float | None]
    judge_against: list[EvaluationSummary3PeopleJudgeAgainstItem]

class EvaluationSummary3LabelNoiseItemFiguresValue(TypedDict):
    mean: float | None
    lower: float | None
    upper: float | None

class EvaluationSummary3LabelNoiseItem(TypedDict):
    noise: float
    figures: dict[str, EvaluationSummary3LabelNoiseItemFiguresValue]

class EvaluationSummary3CostLatencyMs(TypedDict):
    mean: float | None
    median: float | None
    p95: float | None

class EvaluationSummary3Cost(TypedDict):
    rows: int
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: EvaluationSummary3CostLatencyMs
    price: float | None
    correct_decisions: int | None
    calls_per_correct: float | None
    tokens_per_correct: float | None
    price_per_correct: float | None

class EvaluationSummary3CriteriaItem(TypedDict):
    id: str
    text: str
    met: int
    not_met: int
    unclear: int
    met_share: float | None
    labelled: int
    agreed: int
    false_met: int
    false_not_met: int
    accuracy: float | None

class EvaluationSummary3MetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3MetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3MetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3Metrics(TypedDict):
    precision: EvaluationSummary3MetricsPrecision
    recall: EvaluationSummary3MetricsRecall
    f1: EvaluationSummary3MetricsF1

class EvaluationSummary3Characters(TypedDict):
    overlap: int
    predicted: int
    gold: int

class EvaluationSummary3AnyVoteMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3AnyVoteMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3AnyVoteMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3AnyVoteMetrics(TypedDict):
    precision: EvaluationSummary3AnyVoteMetricsPrecision
    recall: EvaluationSummary3AnyVoteMetricsRecall
    f1: EvaluationSummary3AnyVoteMetricsF1

class EvaluationSummary3AnyVoteCharacters(TypedDict):
    overlap: int
    predicted: int
    gold: int

class EvaluationSummary3AnyVote(TypedDict):
    metrics: EvaluationSummary3AnyVoteMetrics
    characters: EvaluationSummary3AnyVoteCharacters

class EvaluationSummary3ByOriginValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByOriginValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByOriginValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByOriginValueMetrics(TypedDict):
    precision: EvaluationSummary3ByOriginValueMetricsPrecision
    recall: EvaluationSummary3ByOriginValueMetricsRecall
    f1: EvaluationSummary3ByOriginValueMetricsF1

class EvaluationSummary3ByOriginValue(TypedDict):
    n: int
    metrics: EvaluationSummary3ByOriginValueMetrics

class EvaluationSummary3BySystemValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3BySystemValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3BySystemValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3BySystemValueMetrics(TypedDict):
    precision: EvaluationSummary3BySystemValueMetricsPrecision
    recall: EvaluationSummary3BySystemValueMetricsRecall
    f1: EvaluationSummary3BySystemValueMetricsF1

class EvaluationSummary3BySystemValue(TypedDict):
    n: int
    metrics: EvaluationSummary3BySystemValueMetrics

class EvaluationSummary3ByLangValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByLangValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByLangValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByLangValueMetrics(TypedDict):
    precision: EvaluationSummary3ByLangValueMetricsPrecision
    recall: EvaluationSummary3ByLangValueMetricsRecall
    f1: EvaluationSummary3ByLangValueMetricsF1

class EvaluationSummary3ByLangValue(TypedDict):
    n: int
    metrics: EvaluationSummary3ByLangValueMetrics

class EvaluationSummary3ByLengthValueMetricsPrecision(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByLengthValueMetricsRecall(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByLengthValueMetricsF1(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary3ByLengthValueMetrics(TypedDict):
    precision: EvaluationSummary3ByLengthValueMetricsPrecision
    recall: EvaluationSummary3ByLengthValueMetricsRecall
    f1: EvaluationSummary3ByLengthValueMetricsF1

class EvaluationSummary3ByLengthValue(TypedDict):
    n: int
    metrics: EvaluationSummary3ByLengthValueMetrics

class EvaluationSummary3(TypedDict):
    task: Literal["spans"]
    n: int
    coverage: EvaluationSummary3Coverage
    failures: EvaluationSummary3Failures
    bootstrap: EvaluationSummary3Bootstrap
    stability: EvaluationSummary3Stability | None
    warnings: NotRequired[list[EvaluationSummary3WarningsItem]]
    yardsticks: NotRequired[EvaluationSummary3Yardsticks]
    macro_by_origin: NotRequired[dict[str, EvaluationSummary3MacroByOriginValue] | None]
    people: NotRequired[EvaluationSummary3People | None]
    label_noise: NotRequired[list[EvaluationSummary3LabelNoiseItem]]
    cost: NotRequired[EvaluationSummary3Cost | None]
    criteria: NotRequired[list[EvaluationSummary3CriteriaItem]]
    votes: int
    metrics: EvaluationSummary3Metrics
    characters: EvaluationSummary3Characters
    text_characters: NotRequired[int]
    any_vote: EvaluationSummary3AnyVote
    by_origin: dict[str, EvaluationSummary3ByOriginValue]
    by_system: NotRequired[dict[str, EvaluationSummary3BySystemValue]]
    by_lang: NotRequired[dict[str, EvaluationSummary3ByLangValue]]
    by_length: NotRequired[dict[str, EvaluationSummary3ByLengthValue]]
    unlocated_marks: int

class EvaluationSummary4Coverage(TypedDict):
    rows: int
    judged: int
    abstained: int
    failed: int
    not_run: int
    coverage: float | None
    abstention_rate: float | None

class EvaluationSummary4Failures(TypedDict):
    count: int
    share: float | None
    by_code: dict[str, int]

class EvaluationSummary4Bootstrap(TypedDict):
    resamples: int
    confidence: float
    seed: int
    clusters: int
    skipped_resamples: dict[str, int]

class EvaluationSummary4Stability(TypedDict):
    repeats: int
    compared: int
    flipped: int
    flip_rate: float | None
    score_tolerance: float
    widest_score_range: float | None

class EvaluationSummary4WarningsItem(TypedDict):
    code: Literal["not_above_yardstick", "one_decision", "marks_everything", "collapsed", "duplicate_ids"]
    params: dict[str, str | float]

class EvaluationSummary4YardsticksListItem(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    figures: dict[str, float | None]

class EvaluationSummary4YardsticksBestValue(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    value: float
    judge: float | None
    beaten: Literal["yes", "unclear", "no"]

class EvaluationSummary4Yardsticks(TypedDict):
    list: list[EvaluationSummary4YardsticksListItem]
    best: dict[str, EvaluationSummary4YardsticksBestValue]

class EvaluationSummary4MacroByOriginValue(TypedDict):
    value: float | None
    groups: int

class EvaluationSummary4PeopleAlpha(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary4PeoplePairwiseItem(TypedDict):
    a: str
    b: str
    n: int
    kappa: float | None

class EvaluationSummary4PeopleJudgeAgainstItem(TypedDict):
    annotator: str
    n: int
    figures: dict[str, float | None]

class EvaluationSummary4People(TypedDict):
    annotators: int
    rows: int
    alpha: EvaluationSummary4PeopleAlpha
    pairwise: list[EvaluationSummary4PeoplePairwiseItem]
    ceiling: dict[str, float | None]
    judge_against: list[EvaluationSummary4PeopleJudgeAgainstItem]

class EvaluationSummary4LabelNoiseItemFiguresValue(TypedDict):
    mean: float | None
    lower: float | None
    upper: float | None

class EvaluationSummary4LabelNoiseItem(TypedDict):
    noise: float
    figures: dict[str, EvaluationSummary4LabelNoiseItemFiguresValue]

class EvaluationSummary4CostLatencyMs(TypedDict):
    mean: float | None
    median: float | None
    p95: float | None

class EvaluationSummary4Cost(TypedDict):
    rows: int
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: EvaluationSummary4CostLatencyMs
    price: float | None
    correct_decisions: int | None
    calls_per_correct: float | None
    tokens_per_correct: float | None
    price_per_correct: float | None

class EvaluationSummary4CriteriaItem(TypedDict):
    id: str
    text: str
    met: int
    not_met: int
    unclear: int
    met_share: float | None
    labelled: int
    agreed: int
    false_met: int
    false_not_met: int
    accuracy: float | None

class EvaluationSummary4MetricsNdcgAt10(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary4MetricsMrr(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary4MetricsRecallAt10(TypedDict):
    value: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]

class EvaluationSummary4Metrics(TypedDict):
    ndcg_at_10: EvaluationSummary4MetricsNdcgAt10
    mrr: EvaluationSummary4MetricsMrr
    recall_at_10: EvaluationSummary4MetricsRecallAt10

class EvaluationSummary4(TypedDict):
    task: Literal["rerank"]
    n: int
    coverage: EvaluationSummary4Coverage
    failures: EvaluationSummary4Failures
    bootstrap: EvaluationSummary4Bootstrap
    stability: EvaluationSummary4Stability | None
    warnings: NotRequired[list[EvaluationSummary4WarningsItem]]
    yardsticks: NotRequired[EvaluationSummary4Yardsticks]
    macro_by_origin: NotRequired[dict[str, EvaluationSummary4MacroByOriginValue] | None]
    people: NotRequired[EvaluationSummary4People | None]
    label_noise: NotRequired[list[EvaluationSummary4LabelNoiseItem]]
    cost: NotRequired[EvaluationSummary4Cost | None]
    criteria: NotRequired[list[EvaluationSummary4CriteriaItem]]
    ranker: str
    metrics: EvaluationSummary4Metrics
    queries_without_relevant: int

EvaluationSummary: TypeAlias = "EvaluationSummaryObject | EvaluationSummary2 | EvaluationSummary3 | EvaluationSummary4"

class RunMetadataVersions(TypedDict):
    beleg: str
    node_major: int
    artefacts: Literal[1]

class RunMetadataDataset(TypedDict):
    file: str
    sha256: str
    bytes: int
    rows: int

class RunMetadata(TypedDict):
    versions: RunMetadataVersions
    git_commit: str | None
    task: str
    model: str
    judge: str
    preset: str
    dataset: RunMetadataDataset
    config: dict[str, JsonValue]
    seed: int

class ComparisonMetricsValueWilliams(TypedDict):
    t: float
    df: int
    p_value: float

class ComparisonMetricsValue(TypedDict):
    a: float | None
    b: float | None
    difference: float | None
    ci_lower: float | None
    ci_upper: float | None
    ci_note: NotRequired[Literal["wilson", "too_few_groups", "no_variation"]]
    p_value: float | None
    p_adjusted: float | None
    exact: bool
    exchanged: Literal["answers", "ranks", "standard_scores"]
    williams: ComparisonMetricsValueWilliams | None
    higher_is_better: bool
    verdict: Literal["better", "worse", "no_difference", "unclear", "undefined"]

class ComparisonCorrection(TypedDict):
    method: Literal["holm"]
    metrics: int
    level: float

class ComparisonMcnemar(TypedDict):
    only_a_right: int
    only_b_right: int
    p_value: float
    by_group: bool

class ComparisonCostALatencyMs(TypedDict):
    mean: float | None
    median: float | None
    p95: float | None

class ComparisonCostA(TypedDict):
    rows: int
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: ComparisonCostALatencyMs
    price: float | None
    correct_decisions: int | None
    calls_per_correct: float | None
    tokens_per_correct: float | None
    price_per_correct: float | None

class ComparisonCostBLatencyMs(TypedDict):
    mean: float | None
    median: float | None
    p95: float | None

class ComparisonCostB(TypedDict):
    rows: int
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: ComparisonCostBLatencyMs
    price: float | None
    correct_decisions: int | None
    calls_per_correct: float | None
    tokens_per_correct: float | None
    price_per_correct: float | None

class ComparisonCost(TypedDict):
    a: ComparisonCostA | None
    b: ComparisonCostB | None

class ComparisonFlippedItem(TypedDict):
    id: str
    change: Literal["fixed", "broken", "changed"]
    label: bool | None
    a: bool | float | None
    b: bool | float | None

class ComparisonBootstrap(TypedDict):
    resamples: int
    seed: int
    clusters: int

class Comparison(TypedDict):
    task: Literal["factuality", "coherence", "readability", "spans", "rerank"]
    n: int
    only_in_a: int
    only_in_b: int
    failed_in_a: int
    failed_in_b: int
    metrics: dict[str, ComparisonMetricsValue]
    correction: ComparisonCorrection
    mcnemar: ComparisonMcnemar | None
    cost: NotRequired[ComparisonCost]
    flipped: list[ComparisonFlippedItem]
    flipped_total: int
    bootstrap: ComparisonBootstrap

JsonValue: TypeAlias = Any

class ProblemErrorsItem(TypedDict):
    code: str
    params: dict[str, str | float]
    path: str
    detail: str

class Problem(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    code: str
    params: dict[str, str | float]
    path: str
    errors: NotRequired[list[ProblemErrorsItem]]
    request_id: str

class RunVerdictClaims(TypedDict):
    total: int
    correct: int
    incorrect: int
    uncertain: int
    failed: int

class RunVerdict(TypedDict):
    verdict: Literal["passed", "blocked", "incomplete"]
    reason: NotRequired[str]
    claims: RunVerdictClaims | None

class RunError(TypedDict):
    code: str
    message: NotRequired[str]

class Run(TypedDict):
    id: int
    kind: str
    status: Literal["pending", "running", "success", "failed"]
    label: str | None
    model: str
    example_id: str | None
    dataset_id: int | None
    factuality: float | None
    coherence: float | None
    readability: float | None
    incomplete: list[Literal["factuality", "coherence", "readability", "criteria"]]
    num_findings: int | None
    num_high_severity: int | None
    verdict: RunVerdict | None
    error: RunError | None
    created_at: str
    started_at: str | None
    finished_at: str | None

class RunDetailError(TypedDict):
    code: str
    message: NotRequired[str]

class RunDetailArticle(TypedDict):
    id: int
    text: str
    title: str | None

class RunDetailSummary(TypedDict):
    id: int
    text: str

class RunDetailResults(TypedDict):
    factuality: NotRequired[AgentResult | None]
    coherence: NotRequired[AgentResult | None]
    readability: NotRequired[AgentResult | None]
    criteria: NotRequired[CriteriaResult]

class RunDetailDifferencesValueClaimItem(TypedDict):
    start: int
    end: int

class RunDetailDifferencesValueQuoteItem(TypedDict):
    start: int
    end: int

class RunDetailDifferencesValue(TypedDict):
    claim: list[RunDetailDifferencesValueClaimItem]
    quote: list[RunDetailDifferencesValueQuoteItem]

class RunDetail(TypedDict):
    id: int
    kind: str
    status: Literal["pending", "running", "success", "failed"]
    label: str | None
    model: str
    example_id: str | None
    dataset_id: int | None
    factuality: float | None
    coherence: float | None
    readability: float | None
    incomplete: list[Literal["factuality", "coherence", "readability", "criteria"]]
    num_findings: int | None
    num_high_severity: int | None
    verdict: RunVerdict | None
    error: RunDetailError | None
    created_at: str
    started_at: str | None
    finished_at: str | None
    config: dict[str, Any]
    timings: dict[str, Any]
    article: RunDetailArticle | None
    sources: NotRequired[list[Source]]
    summary: RunDetailSummary | None
    results: RunDetailResults
    report: ExplainabilityResult | None
    differences: dict[str, RunDetailDifferencesValue]

class RunStarted(TypedDict):
    run_id: int
    status: Literal["pending", "running", "success", "failed"]

class RunEvent(TypedDict):
    # A new status, one claim that is judged, one judge that is done, or the whole run at its end. The status running comes again when work begins anew, after a worker that died: what was said before no longer holds.
    event: Literal["status", "claim", "progress", "end"]
    # JSON: {run_id, status}; {claim: {id, text, label, error_type, evidence_quote}, total} for each claim, in any order; {dimension, status, score, done} for each judge; then a Run.
    data: str

class RunsEvent(TypedDict):
    event: Literal["runs"]
    # JSON: {newest, pending, running}: the id of the newest run, and how many have not ended.
    data: str

class JudgedAnswerDifferencesValueClaimItem(TypedDict):
    start: int
    end: int

class JudgedAnswerDifferencesValueQuoteItem(TypedDict):
    start: int
    end: int

class JudgedAnswerDifferencesValue(TypedDict):
    claim: list[JudgedAnswerDifferencesValueClaimItem]
    quote: list[JudgedAnswerDifferencesValueQuoteItem]

class JudgedAnswer(TypedDict):
    offset_encoding: Literal["utf-16", "unicode"]
    language: Literal["en", "de", "es", "pt"]
    overall_score: float | None
    overall_score_of: list[Literal["factuality", "coherence", "readability"]]
    incomplete: NotRequired[list[Literal["factuality", "coherence", "readability", "criteria"]]]
    factuality: NotRequired[FactualityResult]
    coherence: NotRequired[AgentResult]
    readability: NotRequired[AgentResult]
    criteria: NotRequired[CriteriaResult]
    explainability: ExplainabilityResult
    stability: NotRequired[CheckStability]
    run_id: NotRequired[int]
    verdict: RunVerdict
    differences: dict[str, JudgedAnswerDifferencesValue]

class CheckBatchAnswerResultsItem(TypedDict):
    index: int
    id: NotRequired[str | float]
    status: Literal["ok"]
    result: CheckAnswer | CompactResult | JudgedAnswer

class CheckBatchAnswerResultsItem2(TypedDict):
    index: int
    id: NotRequired[str | float]
    status: Literal["failed"]
    error: Problem

class CheckBatchAnswerCounts(TypedDict):
    total: int
    ok: int
    failed: int

class CheckBatchAnswer(TypedDict):
    results: list[CheckBatchAnswerResultsItem | CheckBatchAnswerResultsItem2]
    counts: CheckBatchAnswerCounts

class CohereRerankAnswerResultsItem(TypedDict):
    index: int
    relevance_score: float
    document: NotRequired[dict[str, Any]]

class CohereRerankAnswerMetaApiVersion(TypedDict):
    version: str

class CohereRerankAnswerMeta(TypedDict):
    api_version: CohereRerankAnswerMetaApiVersion

class CohereRerankAnswer(TypedDict):
    id: str
    results: list[CohereRerankAnswerResultsItem]
    meta: CohereRerankAnswerMeta

class DocumentText(TypedDict):
    kind: Literal["text", "markdown", "html", "pdf", "docx"]
    # What the document calls itself; empty where it does not say.
    title: str
    text: str

class EvaluationRowLine(TypedDict):
    index: int
    id: str
    origin: str | None
    system: str | None
    lang: str | None
    status: Literal["ok", "incomplete", "failed", "no_claims", "no_source", "no_text"]
    score: float | None
    cell: Literal["tp", "fn", "fp", "tn"] | None
    text: str
    label: bool | None
    decision: bool | None
    truth: float | None
    distance: float | None

class EvaluationRowPage(TypedDict):
    items: list[EvaluationRowLine]
    next_cursor: str | None
    total: int

class EvaluationRowError(TypedDict):
    code: str
    message: str | None

class EvaluationRowIssuesIncorrect(TypedDict):
    low: int
    medium: int
    high: int

class EvaluationRowIssuesUncertain(TypedDict):
    low: int
    medium: int
    high: int

class EvaluationRowIssues(TypedDict):
    incorrect: EvaluationRowIssuesIncorrect
    uncertain: EvaluationRowIssuesUncertain

class EvaluationRowSpansItem(TypedDict):
    start_char: int
    end_char: int

class EvaluationRowGoldItem(TypedDict):
    start_char: int
    end_char: int

class EvaluationRowRanking(TypedDict):
    ndcg_at_10: float | None
    reciprocal_rank: float | None
    recall_at_10: float | None
    order: list[str]

class EvaluationRowRankingYardsticksItem(TypedDict):
    name: Literal["majority", "random", "mark_all", "mark_none", "origin_only", "bigram_overlap", "length", "constant", "bm25", "given"]
    ndcg_at_10: float | None
    reciprocal_rank: float | None
    recall_at_10: float | None

class EvaluationRowFeatures(TypedDict):
    words: int
    characters: int
    new_bigrams: float | None

class EvaluationRowAnnotationsItem(TypedDict):
    annotator: str
    value: float

class EvaluationRowCost(TypedDict):
    calls: int
    input_tokens: int
    output_tokens: int
    latency_ms: float
    price: float | None

class EvaluationRowRepeatsItem(TypedDict):
    status: Literal["ok", "incomplete", "failed", "no_claims", "no_source", "no_text"]
    score: float | None
    decision: bool | None

class EvaluationRowSourcesItem(TypedDict):
    id: str
    text: str

class EvaluationRowClaimsItemSpan(TypedDict):
    start_char: int
    end_char: int

class EvaluationRowClaimsItem(TypedDict):
    text: str
    span: EvaluationRowClaimsItemSpan | None
    label: str
    confidence: float | None
    error_type: str | None
    quote: str | None
    source_id: str | None

class EvaluationRowFoundItem(TypedDict):
    start_char: int
    end_char: int
    message: str
    severity: str
    issue_type: str | None
    verdict: str | None
    quote: str | None

class EvaluationRowCandidatesItem(TypedDict):
    id: str
    title: str
    snippet: str
    grade: float

class EvaluationRowPlace(TypedDict):
    position: int
    total: int
    previous: int | None
    next: int | None

class EvaluationRow(TypedDict):
    task: Literal["factuality", "coherence", "readability", "spans", "rerank"]
    index: int
    id: str
    cluster: str
    origin: str | None
    system: str | None
    lang: str | None
    status: Literal["ok", "incomplete", "failed", "no_claims", "no_source", "no_text"]
    error: EvaluationRowError | None
    score: float | None
    error_probability: NotRequired[float | None]
    label: NotRequired[bool | None]
    risk: NotRequired[float | None]
    decision: NotRequired[bool | None]
    issues: NotRequired[EvaluationRowIssues]
    truth: NotRequired[float | None]
    raw_score: NotRequired[float | None]
    spans: NotRequired[list[EvaluationRowSpansItem]]
    gold: NotRequired[list[EvaluationRowGoldItem]]
    ranking: NotRequired[EvaluationRowRanking]
    ranking_yardsticks: NotRequired[list[EvaluationRowRankingYardsticksItem]]
    features: NotRequired[EvaluationRowFeatures]
    error_types: NotRequired[list[str]]
    annotations: NotRequired[list[EvaluationRowAnnotationsItem]]
    cost: NotRequired[EvaluationRowCost]
    scores: NotRequired[dict[str, float | None]]
    repeats: NotRequired[list[EvaluationRowRepeatsItem]]
    cell: Literal["tp", "fn", "fp", "tn"] | None
    text: str
    sources: list[EvaluationRowSourcesItem]
    claims: list[EvaluationRowClaimsItem]
    found: list[EvaluationRowFoundItem]
    candidates: NotRequired[list[EvaluationRowCandidatesItem]]
    claims_kept: bool
    place: EvaluationRowPlace | None

class EvaluationHeadline(TypedDict):
    task: Literal["factuality", "coherence", "readability", "spans", "rerank"]
    rows: int
    metric: str | None
    value: float | None
    collapse: Literal["ok", "collapsed", "too_few"] | None

class EvaluationPlotsScoresItem(TypedDict):
    group: Literal["error", "fine", "all"]
    counts: list[int]

class EvaluationPlots(TypedDict):
    # False alarms against errors found, over all thresholds.
    roc: list[list[float]]
    # The point of the curve that the policy's threshold chooses.
    chosen: list[float] | None
    # How often each score was given, in twenty steps from 0 to 1, by what people said.
    scores: list[EvaluationPlotsScoresItem]
    # People's score against the judge's.
    agreement: list[list[float]]

class Evaluation(TypedDict):
    id: int
    name: str
    status: Literal["pending", "running", "success", "failed"]
    headline: EvaluationHeadline | None
    dataset_id: int | None
    created_at: str
    finished_at: str | None

class EvaluationDetailProgress(TypedDict):
    done: int
    total: int

class EvaluationDetailError(TypedDict):
    code: str
    message: NotRequired[str]

class EvaluationDetail(TypedDict):
    id: int
    name: str
    status: Literal["pending", "running", "success", "failed"]
    headline: EvaluationHeadline | None
    dataset_id: int | None
    created_at: str
    finished_at: str | None
    task: Literal["factuality", "coherence", "readability", "spans", "rerank"]
    config: dict[str, Any]
    summary: EvaluationSummary | None
    metadata: RunMetadata | None
    plots: EvaluationPlots | None
    worst_rows: list[EvaluationRowLine]
    progress: EvaluationDetailProgress | None
    error: EvaluationDetailError | None

class EvaluationStarted(TypedDict):
    evaluation_id: int
    status: Literal["pending", "running", "success", "failed"]

class RerankAnswerHitl(TypedDict):
    auto_approved: bool
    decision: ReviewDecision | None

class RerankAnswer(TypedDict):
    result: HybridResult
    rag_summaries: list[RAGCoverageSummary]
    flags: RerankFlags
    sources: NotRequired[list[Source]]
    hitl: NotRequired[RerankAnswerHitl]
    run_id: NotRequired[int]
    review_id: NotRequired[str]

class RerankRun(TypedDict):
    id: int
    query: str
    status: Literal["running", "in_review", "approved", "rejected", "done", "failed"]
    case_id: str | None
    collection: str | None
    created_at: str
    # What became of its approved sources; null until it is approved.
    coverage: CoverageSummary | None

class RerankRunEvent(TypedDict):
    # How its sources stand now, or that nothing more will come.
    event: Literal["coverage", "end"]
    # JSON: {run_id, status, coverage: CoverageSummary or null}.
    data: str

class RerankRunDetailCoverage(TypedDict):
    summary: CoverageSummary

class RerankRunDetailError(TypedDict):
    code: str
    message: NotRequired[str]

class RerankRunDetailReview(TypedDict):
    review_id: str
    status: Literal["pending", "approved", "rejected", "partial", "auto_approved", "escalated"]
    expires_at: str
    expiry_policy: Literal["approve", "reject", "escalate"]

class RerankRunDetailSourcesItemError(TypedDict):
    code: str
    message: NotRequired[str]

class RerankRunDetailSourcesItem(TypedDict):
    url: str
    status: Literal["pending", "ingested", "failed"]
    candidate_id: str | None
    document_id: str | None
    error: RerankRunDetailSourcesItemError | None
    updated_at: str

class RerankRunDetail(TypedDict):
    id: int
    query: str
    status: Literal["running", "in_review", "approved", "rejected", "done", "failed"]
    case_id: str | None
    collection: str | None
    created_at: str
    coverage: RerankRunDetailCoverage | None
    request: dict[str, Any]
    envelope: RerankEnvelope | None
    error: RerankRunDetailError | None
    updated_at: str
    review: RerankRunDetailReview | None
    sources: list[RerankRunDetailSourcesItem]

class Decided(TypedDict):
    state: PipelineState
    version: int | None
    reviews: list[str]

class DecisionListed(TypedDict):
    transaction_id: str
    latest_version: int
    created_at: str
    updated_at: str
    status: str
    decision: str | None
    composite: float | None
    explanation_source: str | None
    decided_by: str | None
    customer_id: str | None
    amount: str | None
    currency: str | None

class DecisionDetailVersionsItem(TypedDict):
    transaction_id: str
    version: int
    status: str
    decision: str | None
    composite: float | None
    explanation_source: str | None
    created_at: str

class DecisionDetailReviewsItem(TypedDict):
    review_id: str
    kind: Literal["rerank_selection", "escalated_decision", "customer_text"]
    version: int
    status: Literal["pending", "approved", "rejected", "partial", "auto_approved", "escalated"]
    created_at: str
    expires_at: str
    expiry_policy: Literal["approve", "reject", "escalate"]

class DecisionDetailCustomerTextsItemFeedbackItem(TypedDict):
    rating: int
    comment: str | None
    created_at: str

class DecisionDetailCustomerTextsItem(TypedDict):
    id: int
    transaction_id: str
    version: int
    locale: str
    variant: str | None
    text: str
    source: str
    status: Literal["in_review", "released", "rejected", "sent"]
    created_at: str
    updated_at: str
    feedback: list[DecisionDetailCustomerTextsItemFeedbackItem]

class DecisionDetail(TypedDict):
    transaction_id: str
    version: int
    status: str
    decision: str | None
    composite: float | None
    explanation_source: str | None
    created_at: str
    state: PipelineState
    versions: list[DecisionDetailVersionsItem]
    reviews: list[DecisionDetailReviewsItem]
    customer_texts: list[DecisionDetailCustomerTextsItem]

class DecisionAnalyticsPeriodsItemModelSuccessRate(TypedDict):
    value: float
    low: float
    high: float
    n: int

class DecisionAnalyticsPeriodsItemFilterTriggerRate(TypedDict):
    value: float
    low: float
    high: float
    n: int

class DecisionAnalyticsPeriodsItemAuditCompleteness(TypedDict):
    value: float
    low: float
    high: float
    n: int

class DecisionAnalyticsPeriodsItemEscalationRate(TypedDict):
    value: float
    low: float
    high: float
    n: int

class DecisionAnalyticsPeriodsItem(TypedDict):
    period: str
    decisions: int
    model_success_rate: DecisionAnalyticsPeriodsItemModelSuccessRate | None
    filter_trigger_rate: DecisionAnalyticsPeriodsItemFilterTriggerRate | None
    audit_completeness: DecisionAnalyticsPeriodsItemAuditCompleteness | None
    escalation_rate: DecisionAnalyticsPeriodsItemEscalationRate | None

class DecisionAnalyticsVariantsItemMeanRating(TypedDict):
    value: float
    low: float
    high: float

class DecisionAnalyticsVariantsItem(TypedDict):
    variant: str
    texts: int
    ratings: int
    mean_rating: DecisionAnalyticsVariantsItemMeanRating | None

class DecisionAnalytics(TypedDict):
    periods: list[DecisionAnalyticsPeriodsItem]
    variants: list[DecisionAnalyticsVariantsItem]

class OverviewReviews(TypedDict):
    total: int
    # The nearest deadlines first.
    items: list[ReviewItem]

class OverviewUnfinished(TypedDict):
    pending: int
    running: int

class OverviewQualityPointsItem(TypedDict):
    at: str
    runs: int
    passed: int
    blocked: int
    incomplete: int
    factuality: float | None
    coherence: float | None
    readability: float | None

class OverviewQuality(TypedDict):
    every: Literal["hour", "day"]
    # Mean scores of the newest runs by hour or day (UTC), oldest first.
    points: list[OverviewQualityPointsItem]

class Overview(TypedDict):
    reviews: OverviewReviews
    # Runs whose text did not pass, or that broke, newest first.
    failed: list[Run]
    unfinished: OverviewUnfinished
    quality: OverviewQuality

class ReviewDetail(TypedDict):
    review_id: str
    kind: Literal["rerank_selection", "escalated_decision", "customer_text"]
    subject_id: str
    status: Literal["pending", "approved", "rejected", "partial", "auto_approved", "escalated"]
    created_at: str
    expires_at: str
    expiry_policy: Literal["approve", "reject", "escalate"]
    snapshot: dict[str, Any]
    snapshot_digest: str
    decision: ReviewDecision | None
    decisions: list[ReviewDecision]

class MeasuredJudge(TypedDict):
    profile: TrustProfile
    measured_at: str
    is_fresh: bool
    is_current: bool

class MeasuredScores(TypedDict):
    record: ScoreRecord
    measured_at: str
    is_fresh: bool
    is_current: bool

class TrustOverview(TypedDict):
    judge: str
    min_precision: float
    fewest_verdicts: int
    applies: bool
    items: list[MeasuredJudge]
    scores: list[MeasuredScores]

class GetHealthAnswer(TypedDict):
    status: Literal["ok"]
    version: str

class GetReadinessAnswer(TypedDict):
    status: Literal["ready", "not_ready"]
    parts: dict[str, Literal["ok", "warming_up", "failed", "off"]]

class GetSessionAnswer(TypedDict):
    mode: Literal["open", "keys"]
    authenticated: bool
    tenant: str | None
    scopes: list[Literal["read", "write", "review", "override", "admin"]]
    csrf_token: str | None

class OpenSessionAnswer(TypedDict):
    mode: Literal["open", "keys"]
    authenticated: bool
    tenant: str | None
    scopes: list[Literal["read", "write", "review", "override", "admin"]]
    csrf_token: str | None

class OpenSessionBody(TypedDict):
    api_key: str

class CloseSessionAnswer(TypedDict):
    mode: Literal["open", "keys"]
    authenticated: bool
    tenant: str | None
    scopes: list[Literal["read", "write", "review", "override", "admin"]]
    csrf_token: str | None

class BuildReportAnswer(TypedDict):
    version: Literal["2.1.0"]

class ListRunsAnswer(TypedDict):
    items: list[Run]
    next_cursor: str | None

class GetReportAnswer(TypedDict):
    version: Literal["2.1.0"]

class ListRerankRunsAnswer(TypedDict):
    items: list[RerankRun]
    next_cursor: str | None

class AddSourceContentAnswer(TypedDict):
    status: Literal["ingested", "already"]

class ReportFailedSourceAnswer(TypedDict):
    status: Literal["failed", "already"]

class IngestDocumentAnswer(TypedDict):
    collection: str
    document_id: str

class ListReviewsAnswer(TypedDict):
    items: list[ReviewItem]
    next_cursor: str | None

class ListDecisionsAnswer(TypedDict):
    items: list[DecisionListed]
    next_cursor: str | None

class GiveFeedbackBody(TypedDict):
    rating: int
    comment: NotRequired[str | None]

class GetRunAnalyticsAnswer(TypedDict):
    pending: int
    running: int
    success: int
    failed: int

class ListEvaluationsAnswer(TypedDict):
    items: list[Evaluation]
    next_cursor: str | None
