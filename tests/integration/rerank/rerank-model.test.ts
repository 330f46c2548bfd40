import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../../support/openai-server.ts";
import { captureCli } from "../../support/run-cli.ts";
import { waitedMs } from "../../support/waited-time.ts";

const candidates = ["a", "b", "c"].map((id) => ({
  id,
  title: `Page ${id}`,
  snippet: `data on ${id}`,
  url: `https://${id}.de/`,
}));
const answer = JSON.stringify({
  items: [
    { candidate_id: "c", score: 90, reason: "best", facet_coverage: [{ facet: "LEGAL", coverage: 0.9 }] },
    { candidate_id: "a", score: 40, reason: "fair" },
    { candidate_id: "x", score: 99, reason: "invented" },
  ],
});

let server: OpenAiServer;
let folder: string;
beforeEach(async () => {
  server = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), "beleg-rerank-model-"));
  writeFileSync(join(folder, "one.json"), JSON.stringify({ query: "data", candidates, control: { max_tokens: 700 } }));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...argv: string[]) {
  const env = { BELEG_MODEL: "openai/test", OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "k" };
  const { code, stdout, stderr } = await captureCli(["rerank", "--input", "one.json", ...argv], { cwd: folder, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}
const order = (envelope: { result: { ranked: { candidate_id: string }[] } }) =>
  envelope.result.ranked.map(({ candidate_id }) => candidate_id);

describe("beleg rerank with a model server", () => {
  it("sends temperature and budget, takes known ids only, and fills in the rest", async () => {
    server.answer(answer);
    const envelope = await run();
    expect(server.requests[0]?.body).toMatchObject({ temperature: 0.3, max_tokens: 700 });
    expect(order(envelope).sort()).toEqual(["a", "b", "c"]);
    expect(order(envelope)[0]).toBe("c");
    const b = envelope.result.ranked.find(({ candidate_id }: { candidate_id: string }) => candidate_id === "b");
    expect(b.risk_flags).toContain("heuristic_fill");
    expect(envelope.flags.debug.llm).toEqual({ fallback: null, cache_hit: false, llm_items: 2 });
  });

  it("asks once: the second run costs nothing and says so", async () => {
    server.answer(answer);
    const first = await run();
    const second = await run();
    expect(server.calls).toBe(1);
    expect(second.flags.llm_cache_hit).toBe(true);
    expect(second.result).toEqual(first.result);
  });

  it.each([
    ["429", { status: 429 }, "llm_failure", { llm_failure: true, llm_timeout: false }],
    ["503", { status: 503 }, "llm_failure", { llm_failure: true, llm_timeout: false }],
    [
      "garbage",
      { body: "<html>no</html>", contentType: "text/html" },
      "llm_failure",
      { llm_failure: true, llm_timeout: false },
    ],
    ["prose", { text: "I would pick c." }, "llm_failure", { llm_failure: true, llm_timeout: false }],
    ["an empty answer", { text: "" }, "empty", { llm_failure: true, llm_timeout: false }],
    [
      "no usable item",
      { text: '{"items": [{"candidate_id": "zzz", "score": 3}]}' },
      "empty",
      { llm_failure: true, llm_timeout: false },
    ],
    ["a cut connection", { text: answer, cutAfter: 0.3 }, "llm_failure", { llm_failure: true, llm_timeout: false }],
    ["silence", { text: answer, latencyMs: 60_000 }, "llm_timeout", { llm_failure: false, llm_timeout: true }],
    ["one byte at a time", { text: answer, dripMs: 500 }, "llm_timeout", { llm_failure: false, llm_timeout: true }],
  ] as const)("survives %s with a full result inside the deadline", async (_name, reply, fallback, flags) => {
    server.answerWith(() => reply);
    const waited = await waitedMs(async () => {
      const envelope = await run("--timeout", "4000");
      expect(order(envelope).sort()).toEqual(["a", "b", "c"]);
      expect(envelope.flags).toMatchObject({ ...flags, debug: { llm: { fallback, llm_items: 0 } } });
    });
    expect(waited).toBeLessThan(6500);
  });
});
