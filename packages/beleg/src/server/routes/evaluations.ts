import { belegError, Comparison, type EvaluationSummary, type EvaluationTask } from "@beleg/core/contracts";
import { z } from "zod";
import { cancelEvaluation } from "../../evaluate/index.ts";
import type { App } from "../app.ts";
import { bodyLimits } from "../body-limits.ts";
import {
  Evaluation,
  EvaluationDetail,
  type EvaluationHeadline,
  EvaluationStarted,
  NewEvaluation,
} from "../contracts/evaluation.ts";
import {
  EvaluationRow,
  EvaluationRowChoice,
  type EvaluationRowLine,
  EvaluationRowPage,
  EvaluationRowPath,
  EvaluationRowQuery,
} from "../contracts/evaluation-row.ts";
import { cursorOf, NumberedPath, PageQuery, pageOf, placeOf } from "../contracts/page.ts";
import type { RowLine } from "../evaluations/choose-rows.ts";
import { evaluationRow, previewOf } from "../evaluations/evaluation-row.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import { SANDBOXED_DOCUMENT } from "../security/security-headers.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

/** So many of the rows that differ most go with the evaluation itself. */
const WORST_ROWS = 20;

/** So many words of a search are looked for. */
const MOST_WORDS = 8;

type Metadata = z.output<typeof EvaluationDetail>["metadata"];

/** `/v1/evaluations`: the service's judge measured against people's labels. */
export function evaluationRoutes(app: App, { store, enqueueEvaluation, settings, evaluations }: ServerParts): void {
  app.post(
    "/v1/evaluations",
    {
      bodyLimit: bodyLimits(settings).dataset,
      config: { scope: "write" },
      schema: {
        operationId: "createEvaluation",
        tags: ["evaluations"],
        summary: "Measure the judge on labelled rows, in the background",
        body: NewEvaluation,
        response: { 202: EvaluationStarted, ...problems },
      },
    },
    async (request, reply) =>
      answerWithEffect(
        request,
        reply.code(202),
        (alongside) => enqueueEvaluation(request.access.tenant, request.body, alongside),
        (evaluation_id: number) => {
          reply.header("location", `/v1/evaluations/${evaluation_id}`);
          return { evaluation_id, status: "running" as const };
        },
      ),
  );

  app.get(
    "/v1/evaluations",
    {
      config: { scope: "read" },
      schema: {
        operationId: "listEvaluations",
        tags: ["evaluations"],
        summary: "List evaluations, newest first",
        querystring: PageQuery,
        response: { 200: pageOf(Evaluation), ...problems },
      },
    },
    async ({ access, query }) => {
      const place = placeOf(query.cursor, z.strictObject({ before: z.int() }));
      const { items, next } = await store.tenant(access.tenant).evaluations.list({ limit: query.limit, ...place });
      const listed = items.map((item) => ({ ...item, headline: headlineOf(item) }));
      return { items: listed, next_cursor: next === null ? null : cursorOf({ before: next }) };
    },
  );

  app.get(
    "/v1/evaluations/compare",
    {
      config: { scope: "read" },
      schema: {
        operationId: "compareEvaluations",
        tags: ["evaluations"],
        summary: "Compare two evaluations over the rows both have",
        querystring: z.strictObject({ a: NumberedPath.shape.id, b: NumberedPath.shape.id }),
        response: { 200: Comparison, ...problems },
      },
    },
    async ({ access, query }) => {
      const [a, b] = [await ended(access.tenant, query.a), await ended(access.tenant, query.b)];
      if (a.task !== b.task) throw belegError("runs_not_comparable", { detail: `${a.task} ≠ ${b.task}` });
      const pair = { task: a.task, a: a.predictions, b: b.predictions };
      const comparison = await evaluations.compare(pair, { seed: settings.seed, resamples: 1000 });
      if (comparison.n === 0) throw belegError("runs_not_comparable", { detail: `${query.a} ∩ ${query.b}: 0` });
      return comparison;
    },
  );

  app.get(
    "/v1/evaluations/:id",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getEvaluation",
        tags: ["evaluations"],
        summary: "An evaluation with what it found",
        params: NumberedPath,
        response: { 200: EvaluationDetail, ...problems },
      },
    },
    async ({ access, params }) => {
      const { summary, metadata, config, ...row } = await outline(access.tenant, params.id);
      const { task, ...asked } = config as Omit<NewEvaluation, "name" | "rows">;
      const { evaluationShards } = store.tenant(access.tenant);
      const overview = summary === null ? null : await overviewOf(access.tenant, row.id, summary);
      return {
        ...row,
        headline: headlineOf(row),
        task,
        config: asked,
        summary: summary as EvaluationSummary | null,
        metadata: metadata as Metadata,
        plots: overview?.plots ?? null,
        worst_rows: overview === null ? [] : await withTexts(access.tenant, row.id, overview.worst),
        progress: row.status === "running" ? await evaluationShards.progress(row.id) : null,
      };
    },
  );

  app.get(
    "/v1/evaluations/:id/rows",
    {
      config: { scope: "read" },
      schema: {
        operationId: "listEvaluationRows",
        tags: ["evaluations"],
        summary: "The rows of an evaluation, those on which judge and people differ most first",
        params: NumberedPath,
        querystring: EvaluationRowQuery,
        response: { 200: EvaluationRowPage, ...problems },
      },
    },
    async ({ access, params, query: { limit, cursor, ...choice } }) => {
      const { after = 0 } = placeOf(cursor, z.strictObject({ after: z.int().min(0) })) ?? {};
      const { summary, predictions } = await ended(access.tenant, params.id);
      const chosen = { summary, choice, holding: await holding(access.tenant, params.id, choice) };
      const { lines, total } = await evaluations.rows(predictions, chosen, { after, limit });
      return {
        items: await withTexts(access.tenant, params.id, lines),
        next_cursor: after + limit < total ? cursorOf({ after: after + limit }) : null,
        total,
      };
    },
  );

  app.get(
    "/v1/evaluations/:id/rows/:row",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getEvaluationRow",
        tags: ["evaluations"],
        summary:
          "One row of an evaluation with text, sources, claims and quotes, and its neighbours among the rows asked for",
        params: EvaluationRowPath,
        querystring: EvaluationRowChoice,
        response: { 200: EvaluationRow, ...problems },
      },
    },
    async ({ access, params: { id, row }, query: choice }) => {
      const { summary, predictions, task } = await ended(access.tenant, id);
      const chosen = { summary, choice, holding: await holding(access.tenant, id, choice) };
      const { prediction, place } = await evaluations.row(predictions, chosen, row);
      const { evaluationShards, evaluationRows } = store.tenant(access.tenant);
      const given = (await evaluationShards.rows(id, [row])).get(row);
      if (prediction === null || given === undefined) throw belegError("evaluation_row_not_found", { id, row });
      const judged = await evaluationRows.show(id, row);
      return {
        ...evaluationRow(prediction, given, judged),
        claims_kept: task === "rerank" || judged !== undefined,
        place,
      };
    },
  );

  app.get(
    "/v1/evaluations/:id/report",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getEvaluationReport",
        tags: ["evaluations"],
        summary: "The report of an evaluation as a page or as Markdown",
        params: NumberedPath,
        querystring: z.strictObject({ format: z.enum(["html", "md"]).default("html") }),
        response: {
          200: {
            description: "The report.",
            content: { "text/html": { schema: z.string() }, "text/markdown": { schema: z.string() } },
          },
          ...problems,
        },
      },
    },
    async ({ access, params, query }, reply) => {
      const text = await store.tenant(access.tenant).evaluations.report(params.id, query.format);
      if (text === undefined) throw belegError("evaluation_not_found", { id: params.id });
      if (query.format === "html") reply.header("content-security-policy", SANDBOXED_DOCUMENT);
      reply.type(query.format === "html" ? "text/html; charset=utf-8" : "text/markdown; charset=utf-8");
      return reply.serializer((text: string) => text).send(text);
    },
  );

  app.post(
    "/v1/evaluations/:id/cancel",
    {
      config: { scope: "write" },
      schema: {
        operationId: "cancelEvaluation",
        tags: ["evaluations"],
        summary: "Call off an evaluation that runs; one that was called off stays so",
        params: NumberedPath,
        response: { 200: EvaluationStarted, ...problems },
      },
    },
    async (request, reply) =>
      answerWithEffect(
        request,
        reply.code(200),
        (alongside) => cancelEvaluation(store, request.access.tenant, request.params.id, alongside),
        (evaluation_id: number) => ({ evaluation_id, status: "failed" as const }),
      ),
  );

  async function overviewOf(tenant: string, id: number, summary: unknown) {
    const predictions = (await store.tenant(tenant).evaluations.predictions(id)) ?? "[]";
    return evaluations.overview(predictions, summary as EvaluationSummary, WORST_ROWS);
  }

  async function holding(tenant: string, id: number, { q = "" }: EvaluationRowChoice): Promise<ReadonlySet<number>> {
    const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    return words.length === 0 ? new Set() : store.tenant(tenant).evaluationShards.holding(id, words);
  }

  async function withTexts(tenant: string, id: number, lines: readonly RowLine[]): Promise<EvaluationRowLine[]> {
    const rows = await store.tenant(tenant).evaluationShards.rows(
      id,
      lines.map(({ index }) => index),
    );
    return lines.map((line) => ({ ...line, text: previewOf(rows.get(line.index)) }));
  }

  function headlineOf({ headline }: { readonly headline: unknown }) {
    return (headline ?? null) as EvaluationHeadline | null;
  }

  async function outline(tenant: string, id: number) {
    const row = await store.tenant(tenant).evaluations.outline(id);
    if (row === undefined) throw belegError("evaluation_not_found", { id });
    return row;
  }

  /** What is stored of an evaluation that succeeded; its predictions unread. */
  async function ended(tenant: string, id: number) {
    const { summary, config } = await outline(tenant, id);
    const predictions = await store.tenant(tenant).evaluations.predictions(id);
    if (predictions === undefined) throw belegError("evaluation_not_found", { id });
    const { task } = config as { readonly task: EvaluationTask };
    return { summary: summary as EvaluationSummary, task, predictions };
  }
}
