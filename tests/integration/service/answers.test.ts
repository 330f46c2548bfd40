// Every route called on a running service, and every answer held against the published description.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServeProcess, startServe } from "../../support/beleg-process.ts";
import { PATIENCE_MS } from "../../support/limits.ts";
import { fillHomeWithSamples } from "../../support/sample-home.ts";

type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
};
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
type Call = readonly [operation: string, method: string, path: string, body?: unknown];
/** What of the answers leads to the next call. */
type Item = {
  readonly [Key in "review_id" | "subject_id" | "snapshot_digest" | "status" | "kind" | "transaction_id"]: string;
} & {
  readonly id: number;
};
type Answer = {
  readonly items?: readonly Item[];
  readonly run_id?: number;
  readonly evaluation_id?: number;
  readonly factuality?: unknown;
  readonly sources?: readonly { readonly url: string }[];
  readonly customer_texts?: readonly { readonly id: number }[];
};

let home: string;
let serve: ServeProcess;
let description: Description;
let operations: ReadonlyMap<string, { readonly operation: Operation; readonly at: string }>;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const called = new Set<string>();

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "beleg-answers-"));
  await fillHomeWithSamples(home);
  serve = await startServe(home, ["--sample"]);
  description = (await (await fetch(`${serve.address}/openapi.json`)).json()) as Description;
  ajv.addSchema(description, "openapi");
  operations = new Map(
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { operation, at: `openapi#/paths/${pointer(path)}/${method}` },
      ]),
    ),
  );
});
afterAll(async () => {
  await serve.stop();
  rmSync(home, { recursive: true, force: true });
});

const pointer = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Calls a route and fails unless status, content type and body are what the description says. */
async function call([name, method, path, body]: Call): Promise<Answer> {
  const response = await fetch(serve.address + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await response.text();
  const { operation, at } = operations.get(name)!;
  const status = String(response.status);
  const key = [status, `${status[0]}XX`].find((one) => one in operation.responses);
  expect(key, `${name} answers ${status}: ${text.slice(0, 200)}`).toBeDefined();
  const { content = {} } = operation.responses[key!]!;
  const type = response.headers.get("content-type")?.split(";")[0];
  expect(Object.keys(content), `${name} ${path} answers ${type}`).toEqual(
    type === undefined ? [] : expect.arrayContaining([type]),
  );
  if (response.ok) called.add(name);
  if (type === undefined || !type.endsWith("json")) return {};
  // Compiled once for all answers of its kind.
  const validate = ajv.getSchema(`${at}/responses/${key}/content/${pointer(type)}/schema`)!;
  const value = JSON.parse(text) as Answer;
  void validate(value);
  expect((validate.errors ?? []).slice(0, 3), `${name} ${path} ${text.slice(0, 300)}`).toEqual([]);
  return value;
}

const transaction = {
  transaction_id: "T-answers",
  customer_id: "C-1",
  amount: "1800.00",
  currency: "PEN",
  country: "PE",
  channel: "web",
  device_id: "D-1",
  timestamp: "2026-01-01T03:15:00Z",
  merchant_id: "M-1",
};
const texts = { article_text: "The bridge opened in 1932. 😀", summary_text: "The 😀 bridge opened in 1923." };

it("gives only answers that its description promises", async () => {
  for (const one of ["getHealth", "getReadiness"])
    await call([one, "GET", one === "getHealth" ? "/healthz" : "/readyz"]);
  await call(["getSession", "GET", "/v1/session"]);
  await call(["openSession", "POST", "/v1/session", { api_key: "x" }]);
  await call(["closeSession", "DELETE", "/v1/session"]);

  for (const more of [{}, { debug: true, store: true, label: "kept", locale: "es" }, { offset_encoding: "unicode" }]) {
    await call(["check", "POST", "/v1/check", { ...texts, ...more }]);
  }
  await call(["check", "POST", "/v1/check", { summary_text: "" }]);
  await call(["check", "POST", "/v1/check?view=compact", texts]);
  await call(["check", "POST", "/v1/check?view=verdict", texts]);
  await call(["readDocument", "POST", "/v1/documents/read", { name: "a.md", content: btoa("# Bridges") }]);
  await call(["readDocument", "POST", "/v1/documents/read", { name: "a.pdf", content: btoa("no PDF") }]);
  await call(["checkBatch", "POST", "/v1/checks", { items: [texts, { summary_text: 7 }] }]);
  await call(["checkBatch", "POST", "/v1/checks?view=compact", { items: [texts] }]);
  const judged = await call(["check", "POST", "/v1/check", texts]);
  const given = { ...texts, factuality: judged.factuality };
  const formats = ["json", "jsonl", "md", "html", "sarif", "junit", "github", "gitlab", "csv", "pretty"];
  for (const format of formats) await call(["buildReport", "POST", `/v1/report?format=${format}`, given]);

  const started = await call(["createRun", "POST", "/v1/runs", texts]);
  await call(["followRun", "GET", `/v1/runs/${started.run_id}/events`]);
  const { items: runs = [] } = await call(["listRuns", "GET", "/v1/runs"]);
  for (const { id } of runs) await call(["getRun", "GET", `/v1/runs/${id}`]);
  for (const format of formats) await call(["getReport", "GET", `/v1/runs/${started.run_id}/report?format=${format}`]);
  await call(["followRuns", "GET", "/v1/runs/events"]);
  await call(["cancelRun", "POST", `/v1/runs/${started.run_id}/cancel`]);
  const waiting = await call(["createRun", "POST", "/v1/runs", { ...texts, article_text: "Ships. ".repeat(30_000) }]);
  await call(["cancelRun", "POST", `/v1/runs/${waiting.run_id}/cancel`]);
  await call(["showOverview", "GET", "/v1/overview"]);
  await call(["deleteRun", "DELETE", `/v1/runs/${started.run_id}`]);
  await call(["getRunAnalytics", "GET", "/v1/analytics/runs"]);

  const candidates = ["a", "b"].map((id) => ({
    id,
    snippet: `The bridge ${id} opened in 1932.`,
    url: `https://${id}.example/`,
  }));
  await call(["rerank", "POST", "/v1/rerank", { query: "bridge", candidates }]);
  await call(["rerank", "POST", "/v1/rerank", { query: "bridge", candidates: [] }]);
  await call(["rerank", "POST", "/v1/rerank?review=true", { query: "bridge", candidates }]);
  const cohere = { query: "bridge", documents: ["The bridge.", { text: "A road." }], return_documents: true };
  await call(["rerank", "POST", "/v1/rerank", cohere]);
  await call(["rerankAsCohereV2", "POST", "/v2/rerank", cohere]);
  const { items: ranked = [] } = await call(["listRerankRuns", "GET", "/v1/rerank/runs"]);
  for (const { id, status } of ranked) {
    const run = await call(["getRerankRun", "GET", `/v1/rerank/runs/${id}`]);
    const [source] = run.sources ?? [];
    if (status === "rejected" || source === undefined) continue;
    await call([
      "reportFailedSource",
      "POST",
      `/v1/rerank/runs/${id}/sources/failed`,
      { url: source.url, code: "gone" },
    ]);
    await call(["addSourceContent", "POST", `/v1/rerank/runs/${id}/sources`, { url: source.url, text: "A text." }]);
  }
  await call(["ingestDocument", "POST", "/v1/documents", { document_id: "d", text: "A text." }]);

  await call(["decide", "POST", "/v1/decisions", { transaction }]);
  await call(["decide", "POST", "/v1/decisions?store=false", { transaction }]);
  const { items: cases = [] } = await call(["listDecisions", "GET", "/v1/decisions"]);
  for (const { transaction_id } of cases) {
    const { customer_texts } = await call(["getDecision", "GET", `/v1/decisions/${transaction_id}`]);
    const [text] = customer_texts ?? [];
    if (text) await call(["giveFeedback", "POST", `/v1/customer-texts/${text.id}/feedback`, { rating: 5 }]);
  }
  await call([
    "explain",
    "POST",
    "/v1/explanations",
    { decision: { decision: "BLOCK", confidence: 0.9 }, transaction },
  ]);
  await call(["explain", "POST", "/v1/explanations?locale=de", {}]);
  for (const period of ["day", "month"]) {
    await call(["getDecisionAnalytics", "GET", `/v1/analytics/decisions?period=${period}`]);
  }

  const { items: reviews = [] } = await call(["listReviews", "GET", "/v1/reviews"]);
  for (const { review_id } of reviews) await call(["getReview", "GET", `/v1/reviews/${review_id}`]);
  const open = reviews.find(({ status, kind }) => status === "pending" && kind === "rerank_selection")!;
  const said = { action: "reject", snapshot_digest: open.snapshot_digest, reason: "no" };
  const override = { url: "https://x.example/", reason: "allowed" };
  await call(["overrideDisallowed", "POST", `/v1/reviews/${open.review_id}/override`, override]);
  await call(["decideReview", "POST", `/v1/reviews/${open.review_id}/decision`, said]);
  await call(["followRerankRun", "GET", `/v1/rerank/runs/${open.subject_id}/events`]);
  await call(["decideReview", "POST", `/v1/reviews/${open.review_id}/decision`, said]);
  await call(["exportReviews", "GET", "/v1/reviews/export"]);

  const rows = [true, false].map((has_error, id) => ({ id: String(id), ...texts, has_error }));
  await call(["createEvaluation", "POST", "/v1/evaluations", { name: "two", task: "factuality", rows, resamples: 20 }]);
  const many = Array.from({ length: 600 }, (_, at) => ({ ...rows[0], id: `m${at}` }));
  const long = { name: "long", task: "factuality", rows: many, resamples: 20 };
  const { evaluation_id: running } = await call(["createEvaluation", "POST", "/v1/evaluations", long]);
  await call(["cancelEvaluation", "POST", `/v1/evaluations/${running}/cancel`]);
  await expect
    .poll(async () => (await call(["listEvaluations", "GET", "/v1/evaluations"])).items!.map(({ status }) => status), {
      timeout: PATIENCE_MS,
    })
    .not.toContain("running");
  await call(["showTrust", "GET", "/v1/trust"]);
  const { items: evaluations = [] } = await call(["listEvaluations", "GET", "/v1/evaluations"]);
  let listed = 0;
  for (const { id } of evaluations) {
    await call(["getEvaluation", "GET", `/v1/evaluations/${id}`]);
    for (const format of ["html", "md"]) {
      await call(["getEvaluationReport", "GET", `/v1/evaluations/${id}/report?format=${format}`]);
    }
    await call(["compareEvaluations", "GET", `/v1/evaluations/compare?a=${id}&b=${id}`]);
    const { items: lines = [] } = await call(["listEvaluationRows", "GET", `/v1/evaluations/${id}/rows?order=data`]);
    await call(["getEvaluationRow", "GET", `/v1/evaluations/${id}/rows/0`]);
    listed += lines.length;
  }
  // The one that was called off has none.
  expect(listed).toBeGreaterThan(0);

  for (const [name] of operations) expect([...called], "an operation nobody called").toContain(name);
});

it("gives only errors that its description promises", async () => {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      if (["getHealth", "getReadiness"].includes(operationId)) continue;
      const at = path.replace("{id}", "4711");
      const body = method === "post" ? [{ nonsense: true }, [], null, "x"] : [undefined];
      for (const one of body) await call([operationId, method.toUpperCase(), at, one]);
      await call([operationId, method.toUpperCase(), `${at}?nonsense=1`, method === "post" ? {} : undefined]);
    }
  }
});
