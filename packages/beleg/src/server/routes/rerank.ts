import { RerankRequest, type ReviewItem } from "@beleg/core/contracts";
import { z } from "zod";
import { ingestDocument } from "../../ingest/index.ts";
import {
  addSourceContent,
  expireDueReviews,
  openRerankReview,
  readRerankRun,
  reportFailedContent,
} from "../../review/index.ts";
import type { App } from "../app.ts";
import { CohereRerankAnswer, CohereRerankRequest } from "../contracts/cohere.ts";
import { cursorOf, NumberedPath, PageQuery, pageOf, placeOf } from "../contracts/page.ts";
import {
  FailedSource,
  NewDocument,
  RerankAnswer,
  RerankRun,
  RerankRunDetail,
  SourceContent,
} from "../contracts/rerank-run.ts";
import { requestedLocale } from "../errors/requested-locale.ts";
import { fromCohere, toCohere } from "../rerank/cohere-adapter.ts";
import type { ServerParts } from "../server-parts.ts";
import { readPart } from "../validate.ts";
import { problems } from "./responses.ts";

/** `/v1/rerank`: chooses sources; a Cohere client is understood too. Runs in review and their sources. */
export function rerankRoutes(app: App, { rerank, reviews, reviewPolicies, store, settings }: ServerParts): void {
  const rerankAsCohere = async (tenant: string, request: CohereRerankRequest, id: string, version: string) => {
    const envelope = await rerank({ ...fromCohere(request), meta: { tenant_id: tenant }, rag: { documents: [] } });
    return toCohere(envelope, request, { id, version });
  };

  app.post(
    "/v1/rerank",
    {
      config: { scope: "write" },
      // Whoever made a mistake in one kind of body is told about that one, not about what the other kind lacks.
      validatorCompiler: ({ schema, httpPart }) =>
        httpPart === "body"
          ? (data: unknown) => readPart(isCohere(data) ? CohereRerankRequest : RerankRequest, data, httpPart)
          : (data: unknown) => readPart(schema as unknown as z.ZodType, data, httpPart),
      schema: {
        operationId: "rerank",
        tags: ["rerank"],
        summary: "Choose sources for a question",
        description:
          "Also takes the body of a Cohere client {query, documents, top_n} and then answers as Cohere does.",
        querystring: z.strictObject({
          review: z
            .enum(["true", "false"])
            .default("false")
            .describe("Keep the run and put its top_k before a person."),
        }),
        body: z.union([RerankRequest, CohereRerankRequest]),
        response: { 200: z.union([RerankAnswer, CohereRerankAnswer]), ...problems },
      },
    },
    async (call) => {
      const { access, body, query, id } = call;
      if (isCohere(body)) return rerankAsCohere(access.tenant, body, id, "1");
      // Whose collection is compared with is the key's to say, not the body's.
      const request = { ...body, meta: { ...body.meta, tenant_id: access.tenant } };
      const envelope = await rerank(request, undefined, requestedLocale(call, settings.locale));
      if (query.review === "false") return envelope;
      const opened = await openRerankReview(reviews, request, envelope, reviewPolicies.rerank_selection);
      return { ...opened.envelope, run_id: opened.run_id, review_id: opened.item.review_id };
    },
  );

  app.post(
    "/v2/rerank",
    {
      config: { scope: "write" },
      schema: {
        operationId: "rerankAsCohereV2",
        tags: ["rerank"],
        summary: "The same for clients of Cohere's second version",
        body: CohereRerankRequest,
        response: { 200: CohereRerankAnswer, ...problems },
      },
    },
    async ({ access, body, id }) => rerankAsCohere(access.tenant, body, id, "2"),
  );

  app.get(
    "/v1/rerank/runs",
    {
      config: { scope: "read" },
      schema: {
        operationId: "listRerankRuns",
        tags: ["rerank"],
        summary: "List saved rerank runs, newest first",
        querystring: PageQuery,
        response: { 200: pageOf(RerankRun), ...problems },
      },
    },
    async ({ access, query }) => {
      await expireDueReviews(reviews, access.tenant);
      const place = placeOf(query.cursor, z.strictObject({ before: z.int() }));
      const { items, next } = await store.tenant(access.tenant).rerankRuns.list({ limit: query.limit, ...place });
      return { items: [...items], next_cursor: next === null ? null : cursorOf({ before: next }) };
    },
  );

  app.get(
    "/v1/rerank/runs/:id",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getRerankRun",
        tags: ["rerank"],
        summary: "A rerank run, its decision and its sources",
        params: NumberedPath,
        response: { 200: RerankRunDetail, ...problems },
      },
    },
    async ({ access, params }) => {
      const { run, item, sources } = await readRerankRun(reviews, access.tenant, params.id);
      const { tenant: _tenant, ...shown } = run;
      const listed = sources.map(({ rerank_run_id: _id, ...source }) => source);
      return { ...shown, review: item && reviewOf(item), sources: listed } as z.output<typeof RerankRunDetail>;
    },
  );

  app.post(
    "/v1/rerank/runs/:id/sources",
    {
      config: { scope: "write" },
      schema: {
        operationId: "addSourceContent",
        tags: ["rerank"],
        summary: "Hand over the content of an approved source",
        params: NumberedPath,
        body: SourceContent,
        response: { 200: z.strictObject({ status: z.enum(["ingested", "already"]) }), ...problems },
      },
    },
    async ({ access, params, body }) => ({
      status: await addSourceContent(store, access.tenant, params.id, body, reviews.jobs),
    }),
  );

  app.post(
    "/v1/rerank/runs/:id/sources/failed",
    {
      config: { scope: "write" },
      schema: {
        operationId: "reportFailedSource",
        tags: ["rerank"],
        summary: "Say that the content of an approved source could not be had",
        description: "Content that comes later still counts.",
        params: NumberedPath,
        body: FailedSource,
        response: { 200: z.strictObject({ status: z.enum(["failed", "already"]) }), ...problems },
      },
    },
    async ({ access, params, body: { url, ...error } }) => ({
      status: await reportFailedContent(store, access.tenant, params.id, url, error, reviews.jobs),
    }),
  );

  app.post(
    "/v1/documents",
    {
      config: { scope: "write" },
      schema: {
        operationId: "ingestDocument",
        tags: ["rerank"],
        summary: "Take a document into a collection that reranking compares with",
        body: NewDocument,
        response: { 200: z.strictObject({ collection: z.string(), document_id: z.string() }), ...problems },
      },
    },
    async ({ access, body }) => {
      await ingestDocument(store.tenant(access.tenant), body);
      return { collection: body.collection, document_id: body.document_id };
    },
  );
}

function reviewOf({ review_id, status, expires_at, expiry_policy }: ReviewItem) {
  return { review_id, status, expires_at, expiry_policy };
}

function isCohere(body: unknown): body is CohereRerankRequest {
  return typeof body === "object" && body !== null && "documents" in body;
}
