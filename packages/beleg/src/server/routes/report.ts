import { ExplainabilityInput, ExplainabilityResult, OffsetEncoding } from "@beleg/core/contracts";
import { REPORT_FORMATS, type ReportFormat } from "@beleg/core/report";
import { LOCALES } from "@beleg/core/text";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { givenLocale } from "../../settings/index.ts";
import type { App } from "../app.ts";
import { bodyLimits } from "../body-limits.ts";
import { decimal } from "../contracts/page.ts";
import { type ReportOrder, writeReport } from "../report/write-report.ts";
import { SANDBOXED_DOCUMENT } from "../security/security-headers.ts";
import type { ServerParts } from "../server-parts.ts";
import { isLong } from "../validate.ts";
import { problems } from "./responses.ts";

const FORMATS = Object.keys(REPORT_FORMATS) as [ReportFormat, ...ReportFormat[]];

/** How a report is wanted. */
export const ReportQuery = z.strictObject({
  format: z.enum(FORMATS).default("json"),
  locale: z.enum(LOCALES).optional(),
  offsets: OffsetEncoding.default("utf-16"),
});

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  json: "application/json; charset=utf-8",
  jsonl: "application/jsonl",
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  sarif: "application/sarif+json",
  junit: "application/xml",
  github: "text/plain; charset=utf-8",
  gitlab: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  pretty: "text/plain; charset=utf-8",
};

/** A report as any of its formats leaves the service. */
export const reportAnswer = {
  description: "The report.",
  content: {
    "application/json": { schema: ExplainabilityResult },
    "application/sarif+json": { schema: z.looseObject({ version: z.literal("2.1.0") }) },
    ...Object.fromEntries(
      ["application/jsonl", "application/xml", "text/csv", "text/html", "text/markdown", "text/plain"].map((type) => [
        type,
        { schema: z.string() },
      ]),
    ),
  },
};

/** `/v1/report`: the report over judges' results somebody already has, in any format. */
export function reportRoutes(app: App, { settings, version, writeReport: writeLong }: ServerParts): void {
  app.post(
    "/v1/report",
    {
      bodyLimit: bodyLimits(settings).kept,
      config: { scope: "read" },
      schema: {
        operationId: "buildReport",
        tags: ["report"],
        summary: "Build the m9_v1 report from judges' results",
        description: "json answers with the report itself; any other format with its text.",
        body: ExplainabilityInput,
        querystring: ReportQuery.extend({ top_k: decimal(z.int().min(1).max(1000)).optional() }),
        response: { 200: reportAnswer, ...problems },
      },
    },
    async ({ body, query }, reply) => {
      const { format, offsets, locale = givenLocale(settings), top_k = settings.top_k } = query;
      const { docs_url } = settings;
      const order: ReportOrder = { input: body, format, offsets, locale, top_k, version, docs_url };
      return sendReport(reply, format, isLong(body) ? await writeLong(order) : writeReport(order));
    },
  );
}

/** Sends a report as a document; HTML runs in a sandbox of its own, because it carries users' text and a script. */
export function sendReport(reply: FastifyReply, format: ReportFormat, text: string): never {
  if (format === "html") reply.header("content-security-policy", SANDBOXED_DOCUMENT);
  return reply
    .type(MEDIA_TYPES[format])
    .serializer((written: string) => written)
    .send(text) as never;
}
