import { Readable } from "node:stream";
import { DateTime, ReviewAction, ReviewDecision, ReviewItem, ReviewKind, ReviewStatus } from "@beleg/core/contracts";
import { z } from "zod";
import {
  decideReview,
  exportDecisions,
  listReviews,
  overrideDisallowed,
  readDecisions,
  readReview,
} from "../../review/index.ts";
import type { App } from "../app.ts";
import { bodyLimits, LIGHT_BYTES } from "../body-limits.ts";
import { cursorOf, NamedPath, PageQuery, pageOf, placeOf } from "../contracts/page.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import { component } from "../openapi/component-registry.ts";
import type { Access } from "../security/access.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

const ids = z.array(z.string().min(1).max(512)).max(10_000);

/** What a person says about a review item. */
const NewReviewDecision = component(
  "NewReviewDecision",
  z.strictObject({
    action: ReviewAction,
    snapshot_digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe("The digest of what the person saw."),
    approved_ids: ids
      .optional()
      .describe("approve: these, the rest is rejected; everything that waits by default. Empty is an error."),
    rejected_ids: ids
      .optional()
      .describe("reject: these, the rest keeps waiting; everything by default. Empty is an error."),
    added_urls: z.array(z.string().min(1).max(4096)).max(100).optional(),
    reason: z.string().max(4000).nullable().default(null),
    final_decision: z.enum(["APPROVE", "CHALLENGE", "BLOCK"]).nullable().default(null),
    customer_text: z.string().min(1).max(4000).nullable().default(null),
    actor: z.string().min(1).max(200).optional().describe("Who decides; recorded together with the key."),
  }),
);

/** Who lets a disallowed address in, and why. */
const NewSourceOverride = component(
  "NewSourceOverride",
  z.strictObject({
    url: z.string().min(1).max(4096),
    reason: z.string().trim().min(1).max(4000),
    actor: z.string().min(1).max(200).optional().describe("Who decides; recorded together with the key."),
  }),
);

const ReviewDetail = component("ReviewDetail", ReviewItem.extend({ decisions: z.array(ReviewDecision) }));

/** `/v1/reviews`: what waits for a person, and the person's word on it. */
export function reviewRoutes(app: App, { reviews: parts, settings }: ServerParts): void {
  app.get(
    "/v1/reviews",
    {
      config: { scope: "read" },
      schema: {
        operationId: "listReviews",
        tags: ["reviews"],
        summary: "List review items, oldest first",
        description: "A deadline that has passed takes effect before its item is shown.",
        querystring: PageQuery.extend({ status: ReviewStatus.optional(), kind: ReviewKind.optional() }),
        response: { 200: pageOf(ReviewItem), ...problems },
      },
    },
    async ({ access, query }) => {
      const after = placeOf(query.cursor, z.strictObject({ created_at: DateTime, review_id: z.string() }));
      const found = await listReviews(parts, access.tenant, {
        limit: query.limit + 1,
        ...(query.status && { status: query.status }),
        ...(query.kind && { kind: query.kind }),
        ...(after && { after }),
      });
      const items = found.slice(0, query.limit);
      const last = found.length > query.limit ? items.at(-1) : undefined;
      const { created_at, review_id } = last ?? {};
      return { items, next_cursor: last === undefined ? null : cursorOf({ created_at, review_id }) };
    },
  );

  app.get(
    "/v1/reviews/export",
    {
      config: { scope: "review" },
      schema: {
        operationId: "exportReviews",
        tags: ["reviews"],
        summary: "Every decided item as a labelled line of JSONL",
        response: {
          200: { description: "One item a line.", content: { "application/jsonl": { schema: z.string() } } },
          ...problems,
        },
      },
    },
    async ({ access }, reply) =>
      reply.type("application/jsonl").send(Readable.from(exportDecisions(parts, access.tenant)) as never),
  );

  app.get(
    "/v1/reviews/:id",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getReview",
        tags: ["reviews"],
        summary: "A review item with every decision on it, late ones included",
        params: NamedPath,
        response: { 200: ReviewDetail, ...problems },
      },
    },
    async ({ access, params }) => {
      const ref = { tenant: access.tenant, review_id: params.id };
      const item = await readReview(parts, ref);
      return { ...item, decisions: [...(await readDecisions(parts, ref))] };
    },
  );

  app.post(
    "/v1/reviews/:id/decision",
    {
      bodyLimit: bodyLimits(settings).kept,
      config: { scope: "review" },
      schema: {
        operationId: "decideReview",
        tags: ["reviews"],
        summary: "Decide an item",
        description: "The first decision takes effect; a later one is recorded and answered with 409.",
        params: NamedPath,
        body: NewReviewDecision,
        response: { 200: ReviewItem, ...problems },
      },
    },
    async (request, reply) => {
      const { access, params, body } = request;
      const ref = { tenant: access.tenant, review_id: params.id };
      const said = { ...body, actor: actorOf(access, body.actor) };
      return answerWithEffect(
        request,
        reply,
        (alongside) => decideReview(parts, ref, said, alongside),
        (item: ReviewItem) => item,
      );
    },
  );

  app.post(
    "/v1/reviews/:id/override",
    {
      bodyLimit: LIGHT_BYTES,
      config: { scope: "override" },
      schema: {
        operationId: "overrideDisallowed",
        tags: ["reviews"],
        summary: "Let one disallowed address be added to a selection",
        description: "Recorded with its reason; it adds nothing by itself. The decision that names the address does.",
        params: NamedPath,
        body: NewSourceOverride,
        response: { 200: ReviewItem, ...problems },
      },
    },
    async (request, reply) => {
      const { access, params, body } = request;
      const ref = { tenant: access.tenant, review_id: params.id };
      const said = { ...body, actor: actorOf(access, body.actor) };
      return answerWithEffect(
        request,
        reply,
        (alongside) => overrideDisallowed(parts, ref, said, alongside),
        (item: ReviewItem) => item,
      );
    },
  );
}

/** Whoever signs with a name signs with the key as well: a name alone proves nothing. */
function actorOf({ via, caller }: Access, name: string | undefined): string {
  if (via === "open") return name ?? caller;
  return name === undefined ? caller : `${name} (${caller})`;
}
