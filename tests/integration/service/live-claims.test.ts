import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { BELEG, type ServeProcess, startServe } from "../../support/beleg-process.ts";
import { spawnNode } from "../../support/child-node.ts";
import { claims, type HeldVerdicts, holdVerdicts, ONE_BY_ONE, source, text } from "../../support/held-verdicts.ts";
import { type OpenAiServer, startOpenAiServer } from "../../support/openai-server.ts";
import { type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

// A service that does no jobs, workers in processes of their own, one PostgreSQL between them.

/** The keys of the tenants a and b. */
const KEYS = ["a", "b"].map((tenant) => tenant.repeat(40));
const [OURS, THEIRS] = KEYS as [string, string];

let engine: Engine;
let model: OpenAiServer;
let held: HeldVerdicts;
let store: Store;
let service: ServeProcess;
let folder: string;
let env: Record<string, string>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  engine = await startEngine("server");
  model = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), "beleg-live-claims-"));
  writeFileSync(join(folder, "beleg.config.json"), JSON.stringify(ONE_BY_ONE));
  const { database_url } = await engine.fresh();
  const connection = { BELEG_MODEL: "openai/test", OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-test" };
  env = {
    ...connection,
    DATABASE_URL: database_url ?? "",
    BELEG_API_KEYS: KEYS.map((key, at) => `${"ab"[at]}:all:${key}`).join(","),
  };
  store = await openStore({ database_url, home: folder });
  service = await startServe(folder, ["--no-work"], env);
});
afterEach(() => held?.judgeAll());
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await service?.stop();
  await store?.close();
  await model?.close();
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A worker as people start it. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawnNode([BELEG, "worker"], {
    cwd: folder,
    env: { PATH: process.env.PATH, BELEG_HOME: folder, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  children.push(child);
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  await until(() => said.includes("is ready"));
  return child;
}

const call = (path: string, key: string, body?: object) =>
  fetch(`${service.address}${path}`, {
    headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });

async function startRun(): Promise<number> {
  held = holdVerdicts(model);
  const body = { article_text: source, summary_text: text, lang: "en", locale: "en" };
  return ((await (await call("/v1/runs", OURS, body)).json()) as { run_id: number }).run_id;
}

type Heard = { readonly name: string; readonly data: { claim?: { text: string }; status?: string } };

/** The events of a run as they come. */
function follow(id: number): { readonly heard: Heard[]; readonly ended: Promise<void> } {
  const heard: Heard[] = [];
  const listen = async () => {
    const stream = (await call(`/v1/runs/${id}/events`, OURS)).body!.pipeThrough(new TextDecoderStream());
    let rest = "";
    for await (const chunk of stream) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        if (name && data) heard.push({ name, data: JSON.parse(data) });
      }
    }
  };
  return { heard, ended: listen() };
}
const claimsIn = (heard: readonly Heard[]) => heard.flatMap(({ data }) => data.claim?.text ?? []);
/** The claims that are kept for followers. */
const keptClaims = async () => {
  const rows = await store.db.selectFrom("run_notes").select("notes").execute();
  return claimsIn(rows.flatMap(({ notes }) => notes).map((data) => ({ name: "claim", data: data as Heard["data"] })));
};

it("tells the claims of a worker that is killed, then starts clean with those of the next", async () => {
  const doomed = await startWorker();
  const id = await startRun();
  const { heard, ended } = follow(id);
  await until(() => model.open === claims.length);
  held.judge(1);
  await until(() => claimsIn(heard).length === 1);
  expect(claimsIn(heard)).toEqual([claims[1]!.text]);
  expect(await store.tenant("a").runs.stateOf(id)).toMatchObject({ status: "running" });
  // Who comes later hears what was said before; who is somebody else hears nothing.
  const late = follow(id);
  await until(() => claimsIn(late.heard).length === 1);
  expect((await call(`/v1/runs/${id}/events`, THEIRS)).status).toBe(404);

  expect(await keptClaims()).toEqual([claims[1]!.text]);

  doomed.kill("SIGKILL");
  held.judgeAll();
  await until(() => model.open === 0);
  held = holdVerdicts(model);
  const other = await startWorker();
  await until(() => model.open === claims.length);
  // Nothing of the first try is left, for those who follow as for those who come now.
  expect(await keptClaims()).toEqual([]);
  await until(() => heard.filter(({ data }) => data.status === "running").length === 2);
  const anew = follow(id);
  held.judge(0);
  await until(() => claimsIn(anew.heard).length === 1);
  expect(claimsIn(anew.heard)).toEqual([claims[0]!.text]);
  await until(() => claimsIn(heard).length === 2);
  held.judgeAll();
  await Promise.all([ended, late.ended, anew.ended]);
  // Each is told every claim of the try that counts once, and then the end.
  const begun = heard.findLastIndex(({ data }) => data.status === "running");
  for (const told of [heard.slice(begun), anew.heard]) {
    expect(claimsIn(told).toSorted()).toEqual(claims.map((claim) => claim.text).toSorted());
    expect(told.at(-1)).toMatchObject({ name: "end", data: { status: "success" } });
  }
  expect(await keptClaims()).toEqual([]);

  // Called off: what was said goes at once, and the worker that still is at it adds nothing.
  const next = await startRun();
  const following = follow(next);
  await until(() => model.open === claims.length);
  held.judge(2);
  await until(() => claimsIn(following.heard).length === 1);
  expect(await keptClaims()).toEqual([claims[2]!.text]);
  expect((await call(`/v1/runs/${next}/cancel`, OURS, {})).status).toBe(200);
  await following.ended;
  expect(await keptClaims()).toEqual([]);
  await until(() => model.open === 0);
  expect(await keptClaims()).toEqual([]);
  other.kill("SIGTERM");
});
