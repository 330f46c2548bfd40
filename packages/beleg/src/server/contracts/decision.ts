import {
  DecisionOutcome,
  ExpiryPolicy,
  ExplanationSource,
  PipelineState,
  ReviewKind,
  ReviewStatus,
} from "@beleg/core/contracts";
import { z } from "zod";
import { component } from "../openapi/component-registry.ts";
import { PageQuery } from "./page.ts";
import { Timestamp } from "./timestamp.ts";

/** A decided case, and where it was kept. */
export const Decided = component(
  "Decided",
  z.strictObject({
    state: PipelineState,
    /** Null when it was not to be kept. */
    version: z.int().nullable(),
    /** The reviews it opened. */
    reviews: z.array(z.string()),
  }),
);

/** A case as lists show it. */
export const DecisionListed = component(
  "DecisionListed",
  z.strictObject({
    transaction_id: z.string(),
    latest_version: z.int(),
    created_at: Timestamp,
    updated_at: Timestamp,
    /** What the latest version says. */
    status: z.string(),
    decision: z.string().nullable(),
    composite: z.number().nullable(),
    explanation_source: z.string().nullable(),
    decided_by: z.string().nullable(),
    customer_id: z.string().nullable(),
    amount: z.string().nullable(),
    currency: z.string().nullable(),
  }),
);

/** Which cases a list shows; both look at the latest version. */
export const DecisionListQuery = PageQuery.extend({
  decision: DecisionOutcome.optional(),
  source: ExplanationSource.optional().describe("Where the customer text came from."),
});

const Version = z.strictObject({
  transaction_id: z.string(),
  version: z.int(),
  status: z.string(),
  decision: z.string().nullable(),
  composite: z.number().nullable(),
  explanation_source: z.string().nullable(),
  created_at: Timestamp,
});

/** A case with one version's state, all versions, its reviews, and what the customer was told. */
export const DecisionDetail = component(
  "DecisionDetail",
  Version.extend({
    state: PipelineState,
    versions: z.array(Version),
    /** The reviews it opened, oldest first; those that wait are `pending` or `escalated`. */
    reviews: z.array(
      z.strictObject({
        review_id: z.string(),
        kind: ReviewKind,
        version: z.int(),
        status: ReviewStatus,
        created_at: Timestamp,
        expires_at: Timestamp,
        expiry_policy: ExpiryPolicy,
      }),
    ),
    customer_texts: z.array(
      z.strictObject({
        id: z.int(),
        transaction_id: z.string(),
        version: z.int(),
        locale: z.string(),
        variant: z.string().nullable(),
        text: z.string(),
        source: z.string(),
        status: z.enum(["in_review", "released", "rejected", "sent"]),
        created_at: Timestamp,
        updated_at: Timestamp,
        feedback: z.array(z.strictObject({ rating: z.int(), comment: z.string().nullable(), created_at: Timestamp })),
      }),
    ),
  }),
);

const Rate = z.strictObject({ value: z.number(), low: z.number(), high: z.number(), n: z.int() }).nullable();

/** Figures about the explanations, each share with its 95 % interval. */
export const DecisionAnalytics = component(
  "DecisionAnalytics",
  z.strictObject({
    periods: z.array(
      z.strictObject({
        period: z.string(),
        decisions: z.int(),
        model_success_rate: Rate,
        filter_trigger_rate: Rate,
        audit_completeness: Rate,
        escalation_rate: Rate,
      }),
    ),
    variants: z.array(
      z.strictObject({
        variant: z.string(),
        texts: z.int(),
        ratings: z.int(),
        mean_rating: z.strictObject({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
      }),
    ),
  }),
);
