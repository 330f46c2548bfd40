import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noModel } from "@beleg/core";
import { DecisionCase } from "@beleg/core/contracts";
import { decide } from "@beleg/core/decision";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  decisionEffects,
  decisionOptions,
  notificationSender,
  saveDecision,
  sendNotifications,
} from "../../../packages/beleg/src/decisions/index.ts";
import { eventRecorder } from "../../../packages/beleg/src/events/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { announceExpiring, decideReview, expireReview } from "../../../packages/beleg/src/review/index.ts";
import { resolveSettings } from "../../../packages/beleg/src/settings/resolve-settings.ts";
import { DEFAULT_TENANT, openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { until } from "../../support/until.ts";

const CASES = new URL("../../../examples/decisions/cases.jsonl", import.meta.url).pathname;
const cases = readFileSync(CASES, "utf8").trim().split("\n");
const GUIDE = new URL("../../../docs/guides/decisions.md", import.meta.url).pathname;
const tenant = DEFAULT_TENANT;
const secret = `whsec_${Buffer.from("a key of at least sixteen bytes").toString("base64")}`;

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };
let cwd: string;
let store: Store;
let receiver: Server;
let received: Received[];
let refusals: number;

beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-events-"));
  received = [];
  refusals = 0;
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      refusals -= 1;
      if (refusals >= 0) return void response.writeHead(503).end();
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  store = await openStore(settings(), { cwd });
});
afterEach(async () => {
  await store.close();
  await new Promise((closed) => receiver.close(closed));
  rmSync(cwd, { recursive: true, force: true });
});

function settings(change: object = {}) {
  const { port } = receiver.address() as AddressInfo;
  const values = { home: "home", events_url: `http://127.0.0.1:${port}/hook`, events_secret: secret, ...change };
  return resolveSettings([{ source: "test", values }]).values;
}

async function decided(index: number) {
  const options = await decisionOptions(settings(), noModel, cwd);
  return decide(DecisionCase.parse(JSON.parse(cases[index]!)), options);
}

const told = () => received.map(({ body }) => JSON.parse(body));
const send = () => sendNotifications(store, notificationSender(settings(), cwd));

it("tells of decisions and of reviews that open, come near their end, end and are decided, each once", async () => {
  const events = eventRecorder(settings());
  const parts = { store, effects: decisionEffects(settings()), events };
  const first = await saveDecision(store, await decided(3), { events });
  const ref = { tenant, review_id: first.reviews[0]! };
  await announceExpiring(parts, ref);
  await announceExpiring(parts, ref);
  await decideReview(parts, ref, { action: "approve", actor: "ana", reason: "by phone", final_decision: "APPROVE" });
  await announceExpiring(parts, ref);
  const policies = {
    rerank_selection: { expiry_policy: "approve", wait_ms: 0 },
    customer_text: { expiry_policy: "approve", wait_ms: 0 },
    escalated_decision: { expiry_policy: "escalate", wait_ms: 0 },
  } as const;
  const second = await saveDecision(store, await decided(3), { events, policies });
  await expireReview(parts, { tenant, review_id: second.reviews[0]! });
  await send();
  await send();
  expect(told().map(({ type, data }) => [type, data.version ?? data.status])).toEqual([
    ["review.opened", "pending"],
    ["decision.made", 1],
    ["review.expiring", "pending"],
    ["decision.made", 2],
    ["review.decided", "approved"],
    ["review.opened", "pending"],
    ["decision.made", 3],
    ["review.expired", "escalated"],
  ]);
  const decision = told()[4].data.decision;
  expect(decision).toMatchObject({ action: "approve", actor: "ana", reason: "by phone", final_decision: "APPROVE" });
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(8);
  // What an event tells leaves the customer out.
  expect(received.map(({ body }) => body).join()).not.toMatch(/C-804|D-35|Hotel/);
});

it("is verified by the snippet of the guide, and not after one changed byte, a wrong key or much later", async () => {
  await saveDecision(store, await decided(0), { events: eventRecorder(settings()) });
  await send();
  const snippet = /```js verify-webhook\n([\s\S]*?)```/.exec(readFileSync(GUIDE, "utf8"))![1]!;
  writeFileSync(join(cwd, "verify.mjs"), snippet);
  const { isGenuine: verify } = await import(/* @vite-ignore */ join(cwd, "verify.mjs"));
  const [{ headers, body: text }] = received as [Received];
  const now = Date.now();
  expect(verify(secret, headers, text, now)).toBe(true);
  expect(verify(secret, headers, text.replace("decision.made", "decision.mabe"), now)).toBe(false);
  expect(verify("another key of sixteen bytes", headers, text, now)).toBe(false);
  expect(verify(secret, { ...headers, "webhook-id": "other" }, text, now)).toBe(false);
  expect(verify(secret, headers, text, now + 3_600_000)).toBe(false);
});

it("keeps what the receiver refuses until it takes it, and knows no event without a receiver", async () => {
  await saveDecision(store, await decided(0), { events: eventRecorder(settings()) });
  refusals = Number.POSITIVE_INFINITY;
  expect((await send()).failed).toBeGreaterThan(0);
  expect(received).toEqual([]);
  refusals = 0;
  await until(async () => {
    await send();
    return received.length > 0;
  });
  expect(told().map(({ type }) => type)).toEqual(["decision.made"]);
  expect(eventRecorder(settings({ events_url: null }))).toBeUndefined();
  expect(() => notificationSender(settings({ events_secret: null }), cwd)).toThrow(/never sent unsigned/);
});

it("has a durable timer for the coming deadline", async () => {
  const jobs = await openQueue(store);
  try {
    const events = eventRecorder(settings({ events_expiring_hours: 2 }));
    const { reviews } = await saveDecision(store, await decided(3), { events, jobs });
    const [timer] = await jobs.boss.findJobs("review-expiring", { data: { review_id: reviews[0]! } });
    const item = await store.tenant(tenant).reviews.find(reviews[0]!);
    expect(Date.parse(item!.expires_at) - new Date(timer!.startAfter).getTime()).toBe(2 * 3_600_000);
  } finally {
    await jobs.stop({ timeoutMs: 0 });
  }
});
