import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startServe } from "../beleg-process.ts";
import type { CommitGate } from "./commit-gate.ts";
import { type Call, KEYED_REQUESTS } from "./keyed-requests.ts";

/** What became of requests that a killed service left without an answer. */
export type KillTally = {
  kills: number;
  unanswered: number;
  /** Of those, how many the retry found done: their first answer came back. */
  replayed: number;
  /** Took effect more than once; must stay empty. */
  second: string[];
  /** Answered in the end, without effect; must stay empty. */
  lost: string[];
  /** The longest a retry took to its answer, from the restart on. */
  slowestRetryMs: number;
};

/**
 * Sends each keyed request `copies` times at once, kills the service at a random moment, or, with a gate, when commits have
 * been made that it has not heard of, and sends again what got no answer.
 */
export async function killAndRetry(
  home: string,
  wanted: number,
  { copies = 2, env = {}, gate, onRound }: KillOptions = {},
): Promise<KillTally> {
  const tally: KillTally = { kills: 0, unanswered: 0, replayed: 0, second: [], lost: [], slowestRetryMs: 0 };
  let service = await startServe(home, [], env);
  while (tally.unanswered < wanted) {
    const call = callerOf(service.address);
    const requests = [];
    for (const [name, prepare] of Object.entries(KEYED_REQUESTS)) {
      for (let n = 0; n < copies; n += 1) requests.push({ name, key: randomUUID(), ...(await prepare(call)) });
    }
    // Right after some answer, when others have been committed or are about to be.
    let before = Math.floor(Math.random() * requests.length * 0.5);
    const struck = Promise.withResolvers<void>();
    gate?.hold();
    const sent = requests.map(async (request) => {
      const answer = await send(service.address, request);
      if (before === 0) struck.resolve();
      before -= 1;
      return answer;
    });
    if (gate === undefined) await struck.promise;
    else await untilNoMoreAreHeld(gate);
    await sleep(Math.random() * 20);
    await service.stop("SIGKILL");
    const answered = await Promise.all(sent);
    gate?.release();
    tally.kills += 1;
    service = await startServe(home, [], env);
    for (const request of requests.filter((_, index) => answered[index] === null)) {
      const started = performance.now();
      const answer = await retried(service.address, request);
      tally.slowestRetryMs = Math.max(tally.slowestRetryMs, performance.now() - started);
      tally.unanswered += 1;
      if (answer.replayed) tally.replayed += 1;
      const effects = await request.effects(callerOf(service.address), answer.body);
      if (effects > 1) tally.second.push(request.name);
      if (effects < 1) tally.lost.push(request.name);
    }
    onRound?.(tally);
  }
  await service.stop();
  return tally;
}

/** Every connection waits for the answer to a commit, or those that do not have nothing left to commit. */
async function untilNoMoreAreHeld(gate: CommitGate): Promise<void> {
  for (let before = -1; gate.held() === 0 || gate.held() > before; ) {
    before = gate.held();
    await sleep(500);
  }
}

type KillOptions = {
  readonly copies?: number;
  /** In front of the database of `env`. */
  readonly gate?: CommitGate | undefined;
  readonly env?: Record<string, string>;
  readonly onRound?: (tally: KillTally) => void;
};
type Keyed = { readonly path: string; readonly body: unknown; readonly key: string };
type Answered = {
  readonly status: number;
  readonly replayed: boolean;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Null: there was no answer. */
async function send(address: string, { path, body, key }: Keyed): Promise<Answered | null> {
  try {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const response = await fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await response.text();
    const replayed = response.headers.get("idempotency-replayed") === "true";
    return { status: response.status, replayed, body: text === "" ? {} : JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Sends again for as long as the service says that the first request is at work. */
async function retried(address: string, request: Keyed): Promise<Answered> {
  for (;;) {
    const answer = await send(address, request);
    if (answer === null || answer.status >= 500) throw new Error(`${request.path}: ${JSON.stringify(answer)}`);
    if (answer.body.code !== "idempotency_in_progress") return answer;
    await sleep(250);
  }
}

function callerOf(address: string): Call {
  return async (method, path, body) => {
    const sent =
      body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text);
  };
}
