import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelRequest } from "@beleg/core";
import { createLanguageModel, type LanguageModelSettings } from "beleg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { GOOD, modelAt, request } from "../support/asked-model.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";

let server: OpenAiServer;
let folder: string;

beforeEach(async () => {
  server = await startOpenAiServer();
  folder = await mkdtemp(join(tmpdir(), "beleg-model-"));
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const modelOn = (more: Partial<LanguageModelSettings> = {}) => modelAt(server, more);

describe("limits", () => {
  it("keeps to the number of calls at once", async () => {
    server.answerWith(() => ({ text: GOOD, latencyMs: 50 }));
    const model = modelOn({ concurrency: 3 });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => model.complete({ ...request, prompt: `${index}` })),
    );
    expect(outcomes.every((outcome) => outcome.status === "ok")).toBe(true);
    expect(server.mostOpen).toBe(3);
  });

  it("keeps to the budget of calls, retries included, also side by side", async () => {
    server.answerWith((_, index) => (index % 2 === 0 ? { status: 500 } : GOOD));
    const model = modelOn({ max_calls: 5, concurrency: 8 });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => model.complete({ ...request, prompt: `${index}` })),
    );
    expect(server.calls).toBe(5);
    expect(
      outcomes.filter((outcome) => outcome.status === "failed" && outcome.code === "budget_exceeded").length,
    ).toBeGreaterThan(0);
    expect(model.totals().calls).toBe(5);
  });

  it("keeps to the budget of tokens", async () => {
    server.answerWith(() => ({ text: GOOD, usage: { prompt_tokens: 400, completion_tokens: 100 } }));
    const model = modelOn({ max_tokens_total: 1100 });
    const codes = [];
    for (let i = 0; i < 5; i += 1) {
      const outcome = await model.complete({ ...request, prompt: `${i}`, maxTokens: 100 });
      codes.push(outcome.status === "ok" ? "ok" : outcome.code);
    }
    expect(codes).toEqual(["ok", "ok", "budget_exceeded", "budget_exceeded", "budget_exceeded"]);
    expect(model.totals()).toEqual({ calls: 2, input_tokens: 800, output_tokens: 200, cached: 0, failed: 0 });
  });
});

describe("the cache", () => {
  const kept = (): Partial<LanguageModelSettings> => ({ cache: true, home: folder });

  it("makes a second run cost nothing and say the same", async () => {
    server.answerWith((_, index) => `answer ${index}: {"label":"no","score":0.${index + 1}}`);
    const first = await modelOn(kept()).complete(request);
    const again = modelOn(kept());
    const second = await again.complete(request);
    expect(server.calls).toBe(1);
    const { usage: _a, cached: _b, attempts: _c, ...before } = first;
    const { usage, cached, attempts, ...after } = second;
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    expect({ usage, cached, attempts }).toEqual({
      usage: { calls: 0, input_tokens: 0, output_tokens: 0 },
      cached: true,
      attempts: 0,
    });
    expect(again.totals()).toMatchObject({ calls: 0, cached: 1 });
  });

  it("asks anew when anything that matters differs", async () => {
    server.answerWith(() => GOOD);
    const model = modelOn(kept());
    const others: ModelRequest<unknown>[] = [
      request,
      { ...request, prompt: "Is it not so?" },
      { ...request, promptVersion: "2" },
      { ...request, purpose: "test.other" },
      { ...request, temperature: 1 },
      { ...request, seed: 1 },
      { ...request, maxTokens: 9 },
      { ...request, sample: 1 },
      { ...request, system: "S" },
      { ...request, schema: z.object({ label: z.string() }) },
      { ...request, untrusted: [{ name: "a", text: "b" }] },
    ];
    for (const other of others) await model.complete(other);
    for (const other of others) await model.complete(other);
    expect(server.calls).toBe(others.length);
    await modelOn({ ...kept(), model: "openai/other-model" }).complete(request);
    expect(server.calls).toBe(others.length + 1);
  });

  it("lets identical requests share one call, each reading it with its own schema", async () => {
    server.answerWith(() => ({ text: GOOD, latencyMs: 80 }));
    const model = modelOn(kept());
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => model.complete(request)));
    expect(server.calls).toBe(1);
    expect(outcomes.map((outcome) => outcome.usage.calls)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(outcomes.every((outcome) => outcome.status === "ok" && outcome.value.score === 0.5)).toBe(true);
  });

  it("lets one of them leave without ending the call of the others", async () => {
    server.answerWith(() => ({ text: GOOD, latencyMs: 300 }));
    const model = modelOn(kept());
    const stop = new AbortController();
    const leaving = model.complete({ ...request, signal: stop.signal });
    const staying = model.complete(request);
    setTimeout(() => stop.abort(), 50);
    expect(await leaving).toMatchObject({ code: "aborted" });
    expect(await staying).toMatchObject({ status: "ok" });
    expect(server.calls).toBe(1);
  });

  it("takes a damaged entry for a miss and keeps no failure", async () => {
    server.answer("nonsense", "nonsense", GOOD, GOOD);
    expect(await modelOn(kept()).complete(request)).toMatchObject({ status: "failed" });
    expect(await modelOn(kept()).complete(request)).toMatchObject({ status: "ok", cached: false });
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".json"));
    expect(files).toHaveLength(1);
    const file = join(folder, files[0]!);
    for (const damage of ["", "{", (await readFile(file, "utf8")).replace("0.5", "0.9")]) {
      await writeFile(file, damage);
      server.answer(GOOD);
      expect(await modelOn(kept()).complete(request)).toMatchObject({
        status: "ok",
        cached: false,
        value: { score: 0.5 },
      });
    }
  });

  it("can be passed by, and forgets after the time to live", async () => {
    server.answerWith(() => GOOD);
    let now = 1000;
    const settings = { model: "m", openai_base_url: server.url, openai_api_key: null, ollama_host: null, home: folder };
    const model = createLanguageModel(settings, { clock: { now: () => now } });
    await model.complete({ ...request, cache: "skip" });
    await model.complete({ ...request, cacheTtlMs: 500 });
    await model.complete({ ...request, cacheTtlMs: 500 });
    expect(server.calls).toBe(2);
    now = 1600;
    await model.complete(request);
    expect(server.calls).toBe(3);
  });
});
