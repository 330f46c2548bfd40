import { setImmediate } from "node:timers/promises";
import { belegError, RerankRequest, ScoreResultsData } from "@beleg/core/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ingestDocument } from "../../ingest/index.ts";
import {
  addSourceContent,
  listRerankRuns,
  openRerankReview,
  type RerankReview,
  readRerankRun,
  reportFailedContent,
  shownRerankRun,
} from "../../review/index.ts";
import type { Alongside } from "../../store/index.ts";
import type { App } from "../app.ts";
import { bodyLimits, LIGHT_BYTES } from "../body-limits.ts";
import { isCohere, rerankBody } from "../contracts/bodies.ts";
import { CohereRerankAnswer, CohereRerankRequest } from "../contracts/cohere.ts";
import { cursorOf, NumberedPath, PageQuery, pageOf, placeOf } from "../contracts/page.ts";
import {
  FailedSource,
  NewDocument,
  RerankAnswer,
  RerankRun,
  RerankRunDetail,
  RerankRunEvent,
  SourceContent,
} from "../contracts/rerank-run.ts";
import { acceptedLocale } from "../errors/requested-locale.ts";
import { eventStreams } from "../event-streams.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import { answerRerank } from "../rerank/answer-rerank.ts";
import { rerankRunEvents } from "../rerank/rerank-run-events.ts";
import type { ServerParts } from "../server-parts.ts";
import { bytesOf, readPart, requireWithin } from "../validate.ts";
import { problems } from "./responses.ts";

/** Most candidates of a run that is put before a person: nobody looks through more, and all of them are kept. */
const MAX_REVIEWED = 1000;

/** `/v1/rerank`: chooses sources; a Cohere client is understood too. Runs in review and their sources. */
export function rerankRoutes(
  app: App,
  { rerank, rerankLong, reviews, reviewPolicies, store, settings, closing }: ServerParts,
): void {
  const openStream = eventStreams(closing);

  /** Answers as whoever sent the body understands; a long one is another thread's from its bytes on. */
  async function answer(call: FastifyRequest, reply: FastifyReply, version: "1" | "2") {
    const { access, id } = call;
    const body = call.body as object;
    const order = { tenant: access.tenant, locale: acceptedLocale(call), id, version };
    const bytes = bytesOf(body);
    if (bytes === undefined) return answerRerank(body, order, rerank);
    const { buffer, byteOffset, byteLength } = (await rerankLong(bytes, order)).json;
    return reply.type("application/json; charset=utf-8").send(Buffer.from(buffer, byteOffset, byteLength)) as never;
  }

  app.post(
    "/v1/rerank",
    {
      config: { scope: "write" },
      validatorCompiler: ({ schema, httpPart }) =>
        httpPart === "body"
          ? (data: unknown) => readPart(rerankBody(data), data, httpPart)
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
        body: z.union([RerankRequest, ScoreResultsData, CohereRerankRequest]),
        response: { 200: z.union([RerankAnswer, CohereRerankAnswer]), ...problems },
      },
    },
    async (call, reply) => {
      const { access, body, query } = call;
      if (query.review === "false" || isCohere(body)) return answer(call, reply, "1");
      requireWithin(body, bodyLimits(settings).kept);
      const maximum = MAX_REVIEWED;
      const [path, listed] = "results" in body ? ["results", body.results] : ["candidates", body.candidates];
      if (listed.length > maximum) throw belegError("too_long", { maximum }, { path });
      const request = { ...body, meta: { ...body.meta, tenant_id: access.tenant } };
      const envelope = await rerank(request, undefined, acceptedLocale(call));
      // Others first: reading a long answer and keeping it are work enough for a turn each.
      await setImmediate();
      return answerWithEffect(
        call,
        reply,
        (alongside) => openRerankReview(reviews, request, envelope, reviewPolicies.rerank_selection, alongside),
        (opened: RerankReview) => ({ ...opened.envelope, run_id: opened.run_id, review_id: opened.item.review_id }),
      );
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
    async (call, reply) => answer(call, reply, "2") as Promise<CohereRerankAnswer>,
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
      const place = placeOf(query.cursor, z.strictObject({ before: z.int() }));
      const { items, next } = await listRerankRuns(reviews, access.tenant, { limit: query.limit, ...place });
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
      const read = await readRerankRun(reviews, access.tenant, params.id);
      return shownRerankRun(read) as z.output<typeof RerankRunDetail>;
    },
  );

  app.get(
    "/v1/rerank/runs/:id/events",
    {
      // Nobody would read the stream a HEAD opens.
      exposeHeadRoute: false,
      config: { scope: "read" },
      schema: {
        operationId: "followRerankRun",
        tags: ["rerank"],
        summary: "Follow what becomes of a run's sources: server-sent events coverage and end",
        params: NumberedPath,
        response: {
          200: {
            description: "Server-sent events until every source is ingested or has failed, or the service ends.",
            content: { "text/event-stream": { schema: RerankRunEvent } },
          },
          ...problems,
        },
      },
    },
    async ({ access, params }, reply) => {
      const { items } = await listRerankRuns(reviews, access.tenant, { id: params.id });
      if (items.length === 0) throw belegError("rerank_run_not_found", { id: params.id });
      return openStream(access, reply, (signal) => rerankRunEvents(reviews, access.tenant, params.id, signal)) as never;
    },
  );

  app.post(
    "/v1/rerank/runs/:id/sources",
    {
      bodyLimit: bodyLimits(settings).kept,
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
    async (request, reply) => {
      const { access, params, body } = request;
      return answerWithEffect(
        request,
        reply,
        (alongside) => addSourceContent(store, access.tenant, params.id, body, reviews.jobs, alongside),
        (status: "ingested" | "already") => ({ status }),
      );
    },
  );

  app.post(
    "/v1/rerank/runs/:id/sources/failed",
    {
      bodyLimit: LIGHT_BYTES,
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
    async (request, reply) => {
      const { access, params, body } = request;
      const { url, ...error } = body;
      return answerWithEffect(
        request,
        reply,
        (alongside) => reportFailedContent(store, access.tenant, params.id, url, error, reviews.jobs, alongside),
        (status: "failed" | "already") => ({ status }),
      );
    },
  );

  app.post(
    "/v1/documents",
    {
      bodyLimit: bodyLimits(settings).kept,
      config: { scope: "write" },
      schema: {
        operationId: "ingestDocument",
        tags: ["rerank"],
        summary: "Take a document into a collection that reranking compares with",
        body: NewDocument,
        response: { 200: z.strictObject({ collection: z.string(), document_id: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { access, body } = request;
      const { collection, document_id } = body;
      const ingest = (alongside: Alongside<null>) =>
        store.transaction(async (tx) => {
          await ingestDocument(tx.tenant(access.tenant), body);
          await alongside(tx, null);
          return null;
        });
      return answerWithEffect(request, reply, ingest, () => ({ collection, document_id }));
    },
  );
}
