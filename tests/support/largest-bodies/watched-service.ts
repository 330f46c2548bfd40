import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { startServe } from "../beleg-process.ts";
import { until } from "../until.ts";
import type { LargestBody } from "./bodies.ts";

/** What others could feel of a body that was served. */
type Felt = {
  /** Milliseconds of work in one turn of the serving thread's loop, at most. */
  readonly held: number;
  readonly status: number;
  /** How long the answer to the body took. */
  readonly ms: number;
};

type Sent = Pick<LargestBody, "route" | "keyed"> & { readonly body?: string };

const texts = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1923." };
const transaction = {
  transaction_id: "T-first",
  customer_id: "C-1",
  amount: "1800.00",
  currency: "PEN",
  country: "PE",
  channel: "web",
  timestamp: "2026-01-01T03:15:00Z",
};
const candidates = [{ id: "a", snippet: "The bridge opened in 1932." }];
const FIRST: readonly { readonly route: string; readonly body: object }[] = [
  { route: "/v1/check", body: { ...texts, store: true } },
  { route: "/v1/report", body: texts },
  { route: "/v1/runs", body: texts },
  { route: "/v1/rerank", body: { query: "bridge", candidates } },
  { route: "/v1/rerank?review=true", body: { query: "bridge", candidates } },
  // Long, so that the other threads have started too.
  { route: "/v1/rerank", body: { query: "bridge ".repeat(10_000), candidates } },
  { route: "/v1/report", body: { summary_text: "A text. ".repeat(10_000) } },
  { route: "/v1/documents", body: { document_id: "first", text: "The bridge opened in 1932." } },
  // Long as well: a short file is read by the serving thread.
  {
    route: "/v1/documents/read",
    body: { name: "first.html", content: Buffer.from("<p>A text.</p>".repeat(10_000)).toString("base64") },
  },
  { route: "/v1/decisions", body: { transaction } },
  { route: "/v1/explanations", body: { transaction, decision: "CHALLENGE" } },
];

/** Starts a service whose event loop is watched from inside. */
export async function openWatchedService(home: string) {
  const watch = new URL("./loop-delay.mjs", import.meta.url).href;
  const env = { NODE_OPTIONS: `--import=${watch}`, BELEG_RATE_LIMIT: "1000000", BELEG_WARM_UP: "true" };
  const serve = await startServe(home, [], env);
  const agent = new Agent({ keepAlive: true });

  function call(path: string, body?: string, keyed = false): Promise<number> {
    return new Promise((resolve, reject) => {
      const key = keyed && { "idempotency-key": randomUUID() };
      const headers = { "content-type": "application/json", accept: "application/json, text/event-stream", ...key };
      const options = body === undefined ? { agent } : { agent, method: "POST", headers };
      const sent = request(serve.address + path, options, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.once("error", reject).end(body);
    });
  }

  /** How long the loop was held up at most since this was asked last. */
  async function heldUp(): Promise<number> {
    const before = serve.log().length;
    serve.child.kill("SIGUSR2");
    const line = /loop held up ([\d.]+) ms\n/;
    await until(() => line.test(serve.log().slice(before)));
    return Number(line.exec(serve.log().slice(before))?.[1]);
  }

  async function send({ route, body, keyed }: Sent): Promise<Felt> {
    await heldUp();
    const started = performance.now();
    const status = await call(route, body, keyed);
    const ms = performance.now() - started;
    return { held: await heldUp(), status, ms };
  }

  // What is loaded or compiled at the first request of a kind is not the doing of a large one.
  for (const { route, body } of FIRST) await call(route, JSON.stringify(body));
  return { call, send, pid: serve.child.pid ?? 0, close: () => serve.stop() };
}
