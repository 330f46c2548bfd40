import { belegError, CheckVerdict } from "@beleg/core/contracts";
import { caseVerdict, claimDifferences } from "@beleg/core/report";
import { z } from "zod";
import { gateOf, givenLocale } from "../../settings/index.ts";
import type { RunVerdict, SavedRun, RunDetail as StoredRun } from "../../store/index.ts";
import type { App } from "../app.ts";
import { bodyLimits, LIGHT_BYTES } from "../body-limits.ts";
import { cursorOf, NumberedPath, PageQuery, pageOf, placeOf } from "../contracts/page.ts";
import { NewRun, Run, RunDetail, RunEvent, RunStarted, RunStatus, RunsEvent } from "../contracts/run.ts";
import { eventStreams } from "../event-streams.ts";
import { answerWithEffect } from "../idempotency/answer-with-effect.ts";
import { type ReportOrder, writeReport } from "../report/write-report.ts";
import { runEvents } from "../runs/run-events.ts";
import { runsEvents } from "../runs/runs-events.ts";
import type { ServerParts } from "../server-parts.ts";
import { ReportQuery, reportAnswer, sendReport } from "./report.ts";
import { nothing, problems } from "./responses.ts";

/** What a finding adds to the work of a report, in characters. */
const EACH_FINDING = 500;

/** `/v1/runs`: saved checks, their reports, and the progress of those that are running. */
export function runRoutes(app: App, parts: ServerParts): void {
  const { store, settings, version, enqueueCheck, cancelCheck, progress, closing, writeReport: writeLong } = parts;
  const openStream = eventStreams(closing);

  app.get(
    "/v1/runs",
    {
      config: { scope: "read" },
      schema: {
        operationId: "listRuns",
        tags: ["runs"],
        summary: "List runs, newest first",
        querystring: PageQuery.extend({
          status: RunStatus.optional(),
          kind: z.string().max(64).optional(),
          q: z.string().min(1).max(200).optional().describe("Words in the label or the texts."),
          verdict: CheckVerdict.optional().describe("Only runs of whose text the gate said this."),
          high: z.enum(["true", "false"]).optional().describe("Only runs with a finding of high severity."),
        }),
        response: { 200: pageOf(Run), ...problems },
      },
    },
    async ({ access, query }) => {
      const place = placeOf(query.cursor, z.strictObject({ before: z.int() }));
      const { items, next } = await store.tenant(access.tenant).runs.list({
        limit: query.limit,
        high: query.high === "true",
        ...(query.status && { status: query.status }),
        ...(query.kind && { kind: query.kind }),
        ...(query.q && { search: query.q }),
        ...(query.verdict && { verdict: query.verdict }),
        ...place,
      });
      return { items: [...items], next_cursor: next === null ? null : cursorOf({ before: next }) };
    },
  );

  app.post(
    "/v1/runs",
    {
      bodyLimit: bodyLimits(settings).kept,
      config: { scope: "write" },
      schema: {
        operationId: "createRun",
        tags: ["runs"],
        summary: "Check a text in the background and keep the result",
        description: "Answers at once; follow the run at /v1/runs/{id}/events or ask for it.",
        body: NewRun,
        response: { 202: RunStarted, ...problems },
      },
    },
    async (request, reply) =>
      answerWithEffect(
        request,
        reply.code(202),
        (alongside) => enqueueCheck(request.access.tenant, request.body, alongside),
        ({ run_id }: SavedRun) => {
          reply.header("location", `/v1/runs/${run_id}`);
          return { run_id, status: "pending" as const };
        },
      ),
  );

  app.get(
    "/v1/runs/events",
    {
      exposeHeadRoute: false,
      config: { scope: "read" },
      schema: {
        operationId: "followRuns",
        tags: ["runs"],
        summary: "Follow the list of runs: a server-sent event runs whenever one is made, begins or ends",
        response: {
          200: {
            description: "Server-sent events until no run waits or is at work. The schema is that of one event.",
            content: { "text/event-stream": { schema: RunsEvent } },
          },
          ...problems,
        },
      },
    },
    async ({ access }, reply) =>
      openStream(access, reply, (signal) => runsEvents(store.tenant(access.tenant), signal)) as never,
  );

  app.post(
    "/v1/runs/:id/cancel",
    {
      config: { scope: "write" },
      schema: {
        operationId: "cancelRun",
        tags: ["runs"],
        summary: "Call off a run that has not ended; one that was called off stays so",
        description: "The run fails with run_cancelled; a worker that is at it stops within seconds.",
        params: NumberedPath,
        response: { 200: RunStarted, ...problems },
      },
    },
    async (request, reply) =>
      answerWithEffect(
        request,
        reply.code(200),
        (alongside) => cancelCheck(request.access.tenant, request.params.id, alongside),
        (run_id: number) => ({ run_id, status: "failed" as const }),
      ),
  );

  app.get(
    "/v1/runs/:id",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getRun",
        tags: ["runs"],
        summary: "A run with its texts, results and report",
        params: NumberedPath,
        response: { 200: RunDetail, ...problems },
      },
    },
    async ({ access, params }) => {
      const { tenant: _tenant, input: _input, verdict, ...run } = await showRun(access.tenant, params.id);
      const differences = claimDifferences(run.results.factuality, run.summary?.text ?? "");
      return { ...run, verdict: verdict ?? toldVerdict(run), differences } as z.output<typeof RunDetail>;
    },
  );

  app.get(
    "/v1/runs/:id/report",
    {
      config: { scope: "read" },
      schema: {
        operationId: "getReport",
        tags: ["runs"],
        summary: "The report of a run, in any format",
        params: NumberedPath,
        querystring: ReportQuery,
        response: { 200: reportAnswer, ...problems },
      },
    },
    async ({ access, params, query }, reply) => {
      const { report, summary, article, sources, results, label } = await showRun(access.tenant, params.id);
      if (report === null) throw belegError("run_not_found", { id: params.id });
      const { format, offsets, locale = givenLocale(settings) } = query;
      const texts = {
        summary_text: summary?.text ?? "",
        ...(sources ? { sources } : { article_text: article?.text ?? null }),
      };
      const stored = { report, ...texts, agents: results, id: label ?? `run ${params.id}` };
      const order: ReportOrder = { stored, format, locale, offsets, version, docs_url: settings.docs_url };
      const long = texts.summary_text.length + report.findings.length * EACH_FINDING > LIGHT_BYTES;
      return sendReport(reply, format, long ? await writeLong(order) : writeReport(order));
    },
  );

  app.get(
    "/v1/runs/:id/events",
    {
      // Nobody would read the stream a HEAD opens.
      exposeHeadRoute: false,
      config: { scope: "read" },
      schema: {
        operationId: "followRun",
        tags: ["runs"],
        summary: "Follow a run: server-sent events status, claim, progress and end",
        params: NumberedPath,
        response: {
          200: {
            description: "Server-sent events until the run ends, or the service does. The schema is that of one event.",
            content: { "text/event-stream": { schema: RunEvent } },
          },
          ...problems,
        },
      },
    },
    async ({ access, params }, reply) => {
      const mine = store.tenant(access.tenant);
      if ((await mine.runs.find(params.id)) === undefined) throw belegError("run_not_found", { id: params.id });
      return openStream(access, reply, (signal) => runEvents(mine, params.id, progress, signal)) as never;
    },
  );

  app.delete(
    "/v1/runs/:id",
    {
      config: { scope: "admin" },
      schema: {
        operationId: "deleteRun",
        tags: ["runs"],
        summary: "Delete a run with all that was made from it",
        params: NumberedPath,
        response: { 204: nothing, ...problems },
      },
    },
    async ({ access, params }, reply) => {
      if (!(await store.tenant(access.tenant).runs.delete(params.id)))
        throw belegError("run_not_found", { id: params.id });
      return reply.code(204).send(null);
    },
  );

  async function showRun(tenant: string, id: number) {
    const run = await store.tenant(tenant).runs.show(id);
    if (run === undefined) throw belegError("run_not_found", { id });
    return run;
  }

  /** The verdict on a run from before verdicts were kept, told from its report. */
  function toldVerdict({
    report,
    results,
    summary,
  }: Pick<StoredRun, "report" | "results" | "summary">): RunVerdict | null {
    if (report === null) return null;
    const stored = { report, summary_text: summary?.text ?? "", agents: results };
    return { ...caseVerdict(stored, gateOf(settings)), claims: null };
  }
}
