import { z } from "zod";
import { FindingDimension, Severity, Verdict } from "./finding-enums.ts";
import { AGENT_STATUSES, EXPLAINABILITY_VERSION, ORIGINS } from "./finding-names.ts";
import { IssueType } from "./issue-types/index.ts";
import { Sources } from "./source.ts";
import { JsonValue } from "./values/json-value.ts";
import { addError, betweenFields } from "./values/own-error.ts";

export * from "./finding-enums.ts";
export { DIMENSIONS, EXPLAINABILITY_VERSION, FINDING_DIMENSIONS, isUnjudged } from "./finding-names.ts";

/** How offsets count: JavaScript's code units, or the code points of Python producers. */
export const OffsetEncoding = z.enum(["utf-16", "unicode"]);
export type OffsetEncoding = z.infer<typeof OffsetEncoding>;

/** Who found an issue or gave a score: a language model, a rule over the text, or the embedded judge. */
export const Origin = z.enum(ORIGINS);
export type Origin = z.infer<typeof Origin>;

/**
 * How a judge ended. `ok` carries a score, `incomplete` one of the judged sentences only: more claims than allowed stayed
 * without a verdict. A broken judge (`failed`), a text without a checkable claim (`no_claims`), a missing article
 * (`no_source`) and an empty text (`no_text`) have none, and are different things.
 */
export const AgentStatus = z.enum(AGENT_STATUSES);
export type AgentStatus = z.infer<typeof AgentStatus>;

const offset = z.int().nonnegative();
const unitInterval = z.number().min(0).max(1);

/** A place may be empty, but it never ends before it starts. */
const notReversed = betweenFields<{ readonly start_char: number; readonly end_char: number }>(
  ({ start_char, end_char }, context) => {
    if (end_char < start_char) addError(context, "span_reversed", {}, ["end_char"]);
  },
);

/** A place in the judged text; `text` is exactly `summary_text.slice(start_char, end_char)`. */
export const Span = z.strictObject({ start_char: offset, end_char: offset, text: z.string() }).superRefine(notReversed);
export type Span = z.infer<typeof Span>;

/** One problem as a judge reports it: a half-open place in the judged text and what is wrong there. */
export const IssueSpan = z
  .strictObject({
    start_char: offset,
    end_char: offset,
    message: z.string().min(1),
    severity: Severity,
    issue_type: IssueType.nullable(),
    /** Set by factuality only. */
    verdict: Verdict.optional(),
    origin: Origin,
    confidence: unitInterval.optional(),
    /** The claim in `details.claims` this issue stands for. */
    claim_id: z.string().optional(),
    /** Verbatim words of the source: those that contradict the text, beside `uncertain` the nearest ones. */
    evidence_quote: z.string().nullable().optional(),
    /** What was measured, for issues that rest on a measure. */
    metric: z.string().optional(),
    metric_value: z.number().optional(),
  })
  .superRefine(notReversed);
export type IssueSpan = z.infer<typeof IssueSpan>;

/** Why a judge failed, or did not finish: a stable code and what is worth knowing about it. */
export const AgentFailure = z.strictObject({ code: z.string().min(1), message: z.string().optional() });
export type AgentFailure = z.infer<typeof AgentFailure>;

/** What every judge answers. `details` belongs to the judge (claims, features, committee votes). */
export const AgentResult = z
  .strictObject({
    status: AgentStatus,
    score: unitInterval.nullable(),
    origin: Origin,
    issue_spans: z.array(IssueSpan),
    details: z.record(z.string(), z.unknown()),
    explanation: z.string().optional(),
    error: AgentFailure.optional(),
  })
  .refine(({ status, score }) => status === "incomplete" || (status === "ok") === (score !== null), {
    error: "score_without_status",
    path: ["score"],
  });
export type AgentResult = z.infer<typeof AgentResult>;

/** What a piece of evidence is: words of the source, a claim, or as the judge gave it. */
export const EvidenceKind = z.enum(["quote", "claim", "raw"]);
export type EvidenceKind = z.infer<typeof EvidenceKind>;

/** One piece of proof behind a finding. The id is a hash of the content, so equal evidence is one item. */
export const EvidenceItem = z.strictObject({
  id: z.string().regex(/^e_[0-9a-f]{12}$/),
  kind: EvidenceKind,
  /** The input list it came from, e.g. `issue_spans` or `details.claims`. */
  source: z.string(),
  /** The quoted source words, or the claim's words. */
  quote: z.string().nullable(),
  data: z.record(z.string(), JsonValue).nullable(),
});
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** Names one item of the input: the list it stands in and its index there. */
export const InputReference = z.strictObject({ source_list: z.string(), item_index: z.int().nonnegative() });
export type InputReference = z.infer<typeof InputReference>;

const findingId = z.string().regex(/^f_[0-9a-f]{12}$/);

/** Where a finding comes from; the primary item first-hand, `merged_from` for every item behind it. */
export const FindingSource = z.strictObject({
  agent: FindingDimension,
  ...InputReference.shape,
  /** As given: reports are made of the issues of other producers too. */
  issue_type: z.string().nullable(),
  verdict: Verdict.nullable(),
  origin: Origin.nullable(),
  /** All input items behind this finding, the primary one included, in input order. */
  merged_from: z.array(InputReference).min(1),
  /** Only on findings made of several overlapping ones. */
  cluster_size: z.int().min(2).optional(),
  /** Ids of the clustered findings in text order, the primary one included. */
  cluster_members: z.array(findingId).min(2).optional(),
});
export type FindingSource = z.infer<typeof FindingSource>;

/** One problem in a report: what, how grave, where, and by which evidence. */
export const Finding = z.strictObject({
  id: findingId,
  dimension: FindingDimension,
  severity: Severity,
  message: z.string().min(1),
  span: Span.nullable(),
  evidence: z.array(EvidenceItem),
  recommendation: z.string().nullable(),
  source: FindingSource,
  /** Where a baseline was given: it was there before, and fails nothing. */
  known: z.literal(true).optional(),
});
export type Finding = z.infer<typeof Finding>;

/** One of the places worth reading first. */
export const TopSpan = z.strictObject({
  span: Span,
  dimension: FindingDimension,
  severity: Severity,
  finding_id: findingId,
  /** Unbounded above: severity × dimension × (1 + ln(length)). */
  rank_score: z.number().positive(),
  /** The evidence of the finding, by id. */
  evidence_ids: z.array(EvidenceItem.shape.id),
});
export type TopSpan = z.infer<typeof TopSpan>;

const count = z.int().nonnegative();

/** The figures of a report. */
export const ExplainabilityStats = z.strictObject({
  num_findings: count,
  num_high_severity: count,
  num_medium_severity: count,
  num_low_severity: count,
  /** Characters covered by at least one finding of any dimension. */
  coverage_chars: count,
  coverage_ratio: unitInterval,
});
export type ExplainabilityStats = z.infer<typeof ExplainabilityStats>;

/** The report: every finding, ranked, with the proof and the place. */
export const ExplainabilityResult = z.strictObject({
  version: z.literal(EXPLAINABILITY_VERSION),
  offset_encoding: OffsetEncoding,
  summary: z.array(z.string().min(1)).min(1).max(6),
  findings: z.array(Finding),
  by_dimension: z.strictObject({
    factuality: z.array(Finding),
    coherence: z.array(Finding),
    readability: z.array(Finding),
    /** Only where criteria were given. */
    criteria: z.array(Finding).optional(),
  }),
  top_spans: z.array(TopSpan),
  stats: ExplainabilityStats,
});
export type ExplainabilityResult = z.infer<typeof ExplainabilityResult>;

const agentOutput = z.record(z.string(), z.unknown()).nullish();

/**
 * What a report is built from, one object or one line of JSONL. Only the outline is checked here: agent outputs come
 * from many producers, so the report normalises what is inside (offsets as text, reversed spans, other field names).
 */
export const ExplainabilityInput = z.looseObject({
  summary_text: z.string(),
  factuality: agentOutput,
  coherence: agentOutput,
  readability: agentOutput,
  criteria: agentOutput,
  /** How the offsets inside count. Defaults to `utf-16`. */
  offset_encoding: OffsetEncoding.nullish(),
  /** The source, shown beside the text where a format can. */
  article_text: z.string().nullish(),
  /** The sources, where there are several: quotes that name a `source_id` are looked up there. */
  sources: Sources.nullish(),
  /** File names of both, for formats that point into files. */
  summary_name: z.string().min(1).nullish(),
  article_name: z.string().min(1).nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
});
export type ExplainabilityInput = z.infer<typeof ExplainabilityInput>;
