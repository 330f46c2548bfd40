import { CoverageSummary, DateTime, RerankEnvelope, ReviewItem } from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { Failure } from "./run.ts";
import { Timestamp } from "./timestamp.ts";

const RerankRunStatus = z.enum(["running", "in_review", "approved", "rejected", "done", "failed"]);

/** The answer to a rerank request; with `review=true` also where it waits. */
export const RerankAnswer = component(
  "RerankAnswer",
  RerankEnvelope.extend({ run_id: z.int().optional(), review_id: z.string().optional() }),
);

/** A rerank run as lists show it. */
export const RerankRun = component(
  "RerankRun",
  z.strictObject({
    id: z.int(),
    query: z.string(),
    status: RerankRunStatus,
    case_id: z.string().nullable(),
    collection: z.string().nullable(),
    created_at: Timestamp,
    coverage: CoverageSummary.nullable().describe("What became of its approved sources; null until it is approved."),
  }),
);

/** One event of a rerank run's stream. */
export const RerankRunEvent = component(
  "RerankRunEvent",
  z.strictObject({
    event: z.enum(["coverage", "end"]).describe("How its sources stand now, or that nothing more will come."),
    data: z
      .string()
      .meta({ contentMediaType: "application/json" })
      .describe("JSON: {run_id, status, coverage: CoverageSummary or null}."),
  }),
);

/** A rerank run with its question, its answer, and what became of its sources. */
export const RerankRunDetail = component(
  "RerankRunDetail",
  RerankRun.extend({
    request: z.record(z.string(), z.unknown()),
    envelope: RerankEnvelope.nullable(),
    /** What became of the approved sources, counted now; null until the selection is approved. */
    coverage: z.strictObject({ summary: CoverageSummary }).nullable(),
    error: Failure.nullable(),
    updated_at: Timestamp,
    /** Where its selection was put before a person. */
    review: ReviewItem.pick({ review_id: true, status: true, expires_at: true, expiry_policy: true }).nullable(),
    sources: z.array(
      z.strictObject({
        url: z.string(),
        status: z.enum(["pending", "ingested", "failed"]),
        candidate_id: z.string().nullable(),
        document_id: z.string().nullable(),
        error: Failure.nullable(),
        updated_at: Timestamp,
      }),
    ),
  }),
);

/** A hundred pages: the index over its words is made while others wait. A longer one is taken in chapter by chapter. */
const documentText = z.string().min(1).max(250_000);

/** The content of an approved source. */
export const SourceContent = component(
  "SourceContent",
  z.strictObject({
    url: z.string().min(1).max(4096).describe("The address, or candidate:ID for a candidate that has none."),
    title: z.string().max(1000).default(""),
    text: documentText,
    detected_date: DateTime.nullable().prefault(null),
  }),
);

/** An approved source whose content could not be had, and why. */
export const FailedSource = component(
  "FailedSource",
  z.strictObject({
    url: z.string().min(1).max(4096).describe("The address, or candidate:ID for a candidate that has none."),
    code: z.string().min(1).max(200).describe("A short stable name of the reason, such as not_found."),
    message: z.string().max(4000).optional(),
  }),
);

/** A document for a collection; the same id again replaces it. */
export const NewDocument = component(
  "NewDocument",
  z.strictObject({
    collection: z.string().min(1).max(200).default("default"),
    document_id: z.string().min(1).max(512),
    title: z.string().max(1000).default(""),
    text: documentText,
    url: z.string().max(4096).nullable().default(null),
    detected_date: DateTime.nullable().prefault(null),
  }),
);
