import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Checker, openChecker } from "../checker/index.ts";
import { loadSettings } from "../settings/index.ts";
import { runsEvents } from "./runs/runs-events.ts";
import { testServer } from "./testing/test-server.ts";

const texts = {
  article_text: "The bridge is 420 metres long. The mayor signed the contract on Friday.",
  summary_text: "The bridge is 240 metres long. The mayor signed the contract on Friday.",
};

let server: Awaited<ReturnType<typeof testServer>>;
/** Lets the checks that wait go on. */
let open = () => {};
beforeAll(async () => {
  const { values: settings } = await loadSettings({ cwd: "/nonexistent", env: {}, flags: {} });
  const real = await openChecker({ settings });
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  /** Tells its claims, then waits until the gate opens or the check is called off. */
  const slow: Checker = {
    ...real,
    async check(input, options) {
      const result = await real.check(input, options);
      const { signal } = options ?? {};
      await Promise.race([gate, new Promise((resolve) => signal?.addEventListener("abort", resolve))]);
      return signal?.aborted ? real.check(input, options) : result;
    },
  };
  server = await testServer({ checker: slow });
});
afterAll(() => server.close());

const post = (url: string, payload: object = {}) => server.app.inject({ method: "POST", url, payload });
const get = async (url: string) => (await server.app.inject(url)).json();

describe("a run on its way", () => {
  it("can be called off, once and for all", async () => {
    const { run_id } = (await post("/v1/runs", texts)).json();
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const stream = await fetch(`${address}/v1/runs/${run_id}/events`);
    let body = "";
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      const { done, value = "" } = await reader.read();
      body += value;
      return !done;
    };
    while (body.split("event: claim").length < 3) await read();
    const cancelled = await post(`/v1/runs/${run_id}/cancel`);
    expect(cancelled.statusCode).toBe(200);
    expect(cancelled.json()).toEqual({ run_id, status: "failed" });
    while (await read());
    // Both claims were told although the run never ended by itself.
    const claims = body.split("\n\n").filter((one) => one.startsWith("event: claim"));
    expect(claims.map((one) => JSON.parse(one.split("\ndata: ")[1] ?? ""))).toEqual([
      { claim: expect.objectContaining({ id: "c1", label: "incorrect" }), total: 2 },
      { claim: expect.objectContaining({ id: "c2", label: "correct" }), total: 2 },
    ]);
    expect(body).toContain('"code":"run_cancelled"');
    expect((await post(`/v1/runs/${run_id}/cancel`)).statusCode).toBe(200);
    expect(await get(`/v1/runs/${run_id}`)).toMatchObject({
      status: "failed",
      error: { code: "run_cancelled" },
      verdict: { verdict: "incomplete", reason: "run_cancelled" },
    });
    expect((await post("/v1/runs/999999/cancel")).json()).toMatchObject({ status: 404, code: "run_not_found" });
  });

  it("tells whoever follows the list, and cannot be called off after its end", async () => {
    const follow = async function* () {
      for await (const one of runsEvents(server.store.tenant("default"), new AbortController().signal))
        yield JSON.parse(one.split("\ndata: ")[1] ?? "");
    };
    // Nothing to wait for: one word, and the stream ends.
    for await (const news of follow()) expect(news).toEqual({ newest: expect.any(Number), pending: 0, running: 0 });
    const { run_id } = (await post("/v1/runs", texts)).json();
    const heard = [];
    for await (const news of follow()) {
      heard.push(news);
      open();
    }
    expect(heard[0].newest).toBe(run_id);
    expect(heard[0].pending + heard[0].running).toBe(1);
    expect(heard.at(-1)).toEqual({ newest: run_id, pending: 0, running: 0 });
    expect(await get(`/v1/runs/${run_id}`)).toMatchObject({ status: "success" });
    expect((await post(`/v1/runs/${run_id}/cancel`)).json()).toMatchObject({ status: 409, code: "run_ended" });
    expect(await get("/v1/overview")).toMatchObject({
      // What was called off did not fail.
      failed: [{ id: run_id }],
      unfinished: { pending: 0, running: 0 },
      quality: { points: [{ runs: 1, blocked: 1 }] },
    });
    expect((await get("/v1/runs?verdict=blocked")).items).toHaveLength(1);
    expect((await get("/v1/runs?verdict=passed")).items).toEqual([]);
  });
});
