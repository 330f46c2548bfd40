import {
  AgentResult,
  articleIdIsFree,
  CheckRequest,
  CheckVerdict,
  ClaimCounts,
  CriteriaResult,
  ExplainabilityResult,
  FindingDimension,
  Source,
} from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { Timestamp } from "./timestamp.ts";

export const RunStatus = z.enum(["pending", "running", "success", "failed"]);
export const Failure = z.object({ code: z.string(), message: z.string().optional() });

/** What became of a checked text, the code of the reason, and how its claims ended. */
export const RunVerdict = component(
  "RunVerdict",
  z.strictObject({ verdict: CheckVerdict, reason: z.string().optional(), claims: ClaimCounts.nullable() }),
);

/** A run as lists show it. */
export const Run = component(
  "Run",
  z.strictObject({
    id: z.int(),
    kind: z.string(),
    status: RunStatus,
    label: z.string().nullable(),
    model: z.string(),
    example_id: z.string().nullable(),
    dataset_id: z.int().nullable(),
    factuality: z.number().nullable(),
    coherence: z.number().nullable(),
    readability: z.number().nullable(),
    /** What was not judged, or not wholly: its score is missing above. */
    incomplete: z.array(FindingDimension),
    num_findings: z.int().nullable(),
    num_high_severity: z.int().nullable(),
    /** What the gate says of the text; null while nobody has judged it. */
    verdict: RunVerdict.nullable(),
    error: Failure.nullable(),
    created_at: Timestamp,
    started_at: Timestamp.nullable(),
    finished_at: Timestamp.nullable(),
  }),
);

/** Half-open, in UTF-16 code units. */
const Place = z.strictObject({ start: z.int().min(0), end: z.int().min(0) });

/** The words in which contradicted claims and their quotes differ, by the id of the claim. */
export const Differences = z.record(z.string(), z.strictObject({ claim: z.array(Place), quote: z.array(Place) }));

/** A run with its texts, results and report. */
export const RunDetail = component(
  "RunDetail",
  Run.extend({
    config: z.record(z.string(), z.unknown()),
    timings: z.record(z.string(), z.unknown()),
    article: z.strictObject({ id: z.int(), text: z.string(), title: z.string().nullable() }).nullable(),
    /** Where there were several; the article then is their texts in a row. */
    sources: z.array(Source).optional(),
    summary: z.strictObject({ id: z.int(), text: z.string() }).nullable(),
    results: z.strictObject({
      factuality: AgentResult.nullable().optional(),
      coherence: AgentResult.nullable().optional(),
      readability: AgentResult.nullable().optional(),
      criteria: CriteriaResult.optional(),
    }),
    report: ExplainabilityResult.nullable(),
    differences: Differences,
  }),
);

/** A check to be done in the background. */
export const NewRun = component(
  "NewRun",
  z
    .strictObject({
      article_text: CheckRequest.shape.article_text,
      sources: CheckRequest.shape.sources,
      summary_text: CheckRequest.shape.summary_text,
      /** What to judge it on. Defaults to the service's. */
      dimensions: CheckRequest.shape.dimensions.unwrap().nullable().default(null),
      /** Own criteria, judged by a language model in one call. Defaults to the service's. */
      criteria: CheckRequest.shape.criteria.unwrap().nullable().default(null),
      lang: CheckRequest.shape.lang.unwrap().nullable().default(null),
      /** Language of the messages. Defaults to the service's, else to that of the text. */
      locale: CheckRequest.shape.locale.unwrap().nullable().default(null),
      /** How many claims may stay without a verdict before factuality is `incomplete`. Defaults to the service's. */
      max_failed: CheckRequest.shape.max_failed.unwrap().nullable().default(null),
      /** How many places the report puts first. Defaults to the service's. */
      top_k: CheckRequest.shape.top_k.unwrap().nullable().default(null),
      debug: CheckRequest.shape.debug,
      label: CheckRequest.shape.label,
      /** A run is always kept, and its offsets count UTF-16; both are taken so that a check can be sent here as it is. */
      store: z.literal(true).optional(),
      offset_encoding: z.literal("utf-16").optional(),
    })
    .superRefine(articleIdIsFree),
);

/** Where a new run can be followed. */
export const RunStarted = component("RunStarted", z.strictObject({ run_id: z.int(), status: RunStatus }));

/** One server-sent event of a run. */
export const RunEvent = component(
  "RunEvent",
  z.strictObject({
    event: z
      .enum(["status", "claim", "progress", "end"])
      .describe(
        "A new status, one claim that is judged, one judge that is done, or the whole run at its end. The status running comes again when work begins anew, after a worker that died: what was said before no longer holds.",
      ),
    data: z
      .string()
      .meta({ contentMediaType: "application/json" })
      .describe(
        "JSON: {run_id, status}; {claim: {id, text, label, error_type, evidence_quote}, total} for each claim, in any order; {dimension, status, score, done} for each judge; then a Run.",
      ),
  }),
);

/** One server-sent event of the list of runs. */
export const RunsEvent = component(
  "RunsEvent",
  z.strictObject({
    event: z.literal("runs"),
    data: z
      .string()
      .meta({ contentMediaType: "application/json" })
      .describe("JSON: {newest, pending, running}: the id of the newest run, and how many have not ended."),
  }),
);
