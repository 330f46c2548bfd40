import { randomUUID } from "node:crypto";

/** Calls the service and gives its answer. */
export type Call = <Answer>(method: "GET" | "POST", path: string, body?: unknown) => Promise<Answer>;

/** A request that changes something, and how often it has, judged by the store and by the answer it got in the end. */
export type KeyedRequest = {
  readonly path: string;
  readonly body: unknown;
  effects(call: Call, answer: { readonly status?: unknown }): Promise<number>;
};

type Case = {
  readonly versions?: readonly unknown[];
  readonly customer_texts: readonly { readonly id: number; readonly feedback: readonly unknown[] }[];
};
type ReviewDetail = { readonly snapshot_digest: string; readonly decisions: readonly unknown[] };
type RerankRun = { readonly run_id: number; readonly review_id: string };

const texts = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1923." };
const SOURCE = "https://a.example/";

/** One request for every POST route that has an effect, each about something that no other touches. */
export const KEYED_REQUESTS = {
  "/v1/check": async () => named("label", "/v1/check", { ...texts, store: true }, "/v1/runs"),
  "/v1/runs": async () => named("label", "/v1/runs", texts, "/v1/runs"),
  "/v1/evaluations": async () => {
    const rows = [{ id: "r", ...texts, has_error: true }];
    return named("name", "/v1/evaluations", { task: "factuality", rows, resamples: 20 }, "/v1/evaluations");
  },
  "/v1/rerank": async () => named("query", "/v1/rerank?review=true", { candidates: candidates() }, "/v1/rerank/runs"),
  "/v1/documents": async () => {
    const body = { document_id: randomUUID(), text: "law" };
    // The same document again would not show: it stands for the answer alone.
    return { path: "/v1/documents", body, effects: async () => 1 };
  },
  "/v1/decisions": async () => {
    const { id, body } = newCase();
    const effects = async (call: Call) => (await caseOf(call, id)).versions?.length ?? 0;
    return { path: "/v1/decisions", body, effects };
  },
  "/v1/customer-texts/:id/feedback": async (call: Call) => {
    const { id, body } = newCase();
    await call("POST", "/v1/decisions", body);
    const [text] = (await caseOf(call, id)).customer_texts;
    const effects = async (later: Call) => (await caseOf(later, id)).customer_texts[0]!.feedback.length;
    return { path: `/v1/customer-texts/${text!.id}/feedback`, body: { rating: 5 }, effects };
  },
  "/v1/reviews/:id/decision": async (call: Call) => decision(call, (await openReview(call)).review_id),
  "/v1/reviews/:id/decision, late": async (call: Call) => decision(call, (await approved(call)).review_id),
  "/v1/rerank/runs/:id/sources": async (call: Call) => source(call, "sources", { url: SOURCE, text: "law" }),
  "/v1/rerank/runs/:id/sources/failed": async (call: Call) =>
    source(call, "sources/failed", { url: SOURCE, code: "not_found" }),
} satisfies Record<string, (call: Call) => Promise<KeyedRequest>>;

/** Carries a name of its own, by which a list finds what came of it. */
function named(field: "label" | "name" | "query", path: string, body: object, list: string): KeyedRequest {
  const name = randomUUID();
  const effects = async (call: Call) => {
    const { items } = await call<{ items: readonly Record<string, unknown>[] }>("GET", `${list}?limit=100`);
    return items.filter((item) => item[field] === name).length;
  };
  return { path, body: { ...body, [field]: name }, effects };
}

function candidates() {
  return [{ id: "a", snippet: "log retention law", url: SOURCE }];
}

function newCase() {
  const id = randomUUID();
  const money = { amount: "10.00", currency: "EUR", country: "DE", channel: "web" };
  const transaction = { transaction_id: id, customer_id: "C", ...money, timestamp: "2026-05-01T12:00:00Z" };
  return { id, body: { transaction } };
}

function caseOf(call: Call, id: string): Promise<Case> {
  return call<Case>("GET", `/v1/decisions/${id}`);
}

function openReview(call: Call): Promise<RerankRun> {
  return call("POST", "/v1/rerank?review=true", { query: randomUUID(), candidates: candidates() });
}

async function approved(call: Call): Promise<RerankRun> {
  const run = await openReview(call);
  const { path, body } = await decision(call, run.review_id, "approve");
  await call("POST", path, body);
  return run;
}

async function decision(call: Call, review_id: string, action = "reject"): Promise<KeyedRequest> {
  const shown = (now: Call) => now<ReviewDetail>("GET", `/v1/reviews/${review_id}`);
  const { snapshot_digest, decisions } = await shown(call);
  const effects = async (later: Call) => (await shown(later)).decisions.length - decisions.length;
  return { path: `/v1/reviews/${review_id}/decision`, body: { action, snapshot_digest }, effects };
}

async function source(call: Call, what: string, body: object): Promise<KeyedRequest> {
  const { run_id } = await approved(call);
  // `already` is what a second effect would be told.
  const effects = async (_: Call, { status }: { readonly status?: unknown }) => (status === "already" ? 2 : 1);
  return { path: `/v1/rerank/runs/${run_id}/${what}`, body, effects };
}
