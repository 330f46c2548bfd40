import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";

let folder: string;
let server: OpenAiServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-judges-"));
  await writeFile(join(folder, "article.txt"), "The town opened a bridge on Monday. It cost 40 million euros.");
  await writeFile(join(folder, "text.txt"), "The town opened a bridge on Monday. It cost 40 million euros.");
  server = await startOpenAiServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function check(judge: string, flags: readonly string[] = [], env: Record<string, string> = {}) {
  const argv = [
    "check",
    "--source",
    "article.txt",
    "text.txt",
    "--dimensions",
    judge,
    "--model",
    "openai/test",
    ...flags,
  ];
  const connection = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test" };
  const { code, stdout, stderr } = await captureCli(argv, { cwd: folder, env: { ...connection, ...env } });
  return { code, stderr, result: JSON.parse(stdout) };
}

it("asks for a score with prompt v1, and with v2 where the environment says so", async () => {
  server.answerWith(({ system }) => (/readab|easy/i.test(system ?? "") ? '{"score": 0.9}' : '{"score": 0.9}'));
  const first = await check("readability");
  expect(first).toMatchObject({
    code: 0,
    stderr: "",
    result: { overall_score: 0.9, overall_score_of: ["readability"] },
  });
  server.answerWith(() => '{"score_raw_1_to_5": 4, "issues": [], "explanation": "Fine."}');
  const second = await check("readability", [], { READABILITY_PROMPT_VERSION: "v2" });
  expect(second.result.readability).toMatchObject({
    score: 0.75,
    origin: "model",
    details: { prompt_version: "v2", score_raw: 4 },
  });
});

it("asks a committee with independent, warm calls and reports the spread", async () => {
  const scores = [0.2, 0.8, 0.9];
  server.answerWith((_, index) =>
    JSON.stringify({ score: scores[index % 3], issues: [{ sentence: 1, message: "x" }] }),
  );
  const { result } = await check("coherence", ["--committee", "3", "--combine", "median"]);
  expect(server.calls).toBe(3);
  expect(server.requests.map(({ body }) => body.temperature)).toEqual([0.7, 0.7, 0.7]);
  expect(result.coherence.score).toBe(0.8);
  expect(result.coherence.details).toMatchObject({ committee: 3, failed: 0, combine: "median" });
  expect(result.coherence.details.spread.range).toBeCloseTo(0.7, 10);
  await check("coherence", ["--committee", "3", "--combine", "median"]);
  expect(server.calls).toBe(3);
});

it("says how often the verdict turns over repeated runs, and exits 4 over the limit", async () => {
  const bad = '{"score": 0.2, "issues": [{"issue_type": "RUN_ON", "severity": "high", "message": "x", "sentence": 1}]}';
  server.answerWith((_, index) => (index === 1 ? bad : '{"score": 0.9}'));
  const shaky = await check("readability", ["--repeat", "4", "--fail-on-style", "medium"]);
  expect(server.calls).toBe(4);
  expect(shaky.result.stability).toEqual({ runs: 4, flip_rate: 0.25 });
  expect(shaky.code).toBe(4);
  await writeFile(join(folder, "beleg.config.yaml"), "flip_limit: 0.3\n");
  expect((await check("readability", ["--repeat", "4", "--fail-on-style", "medium"])).code).not.toBe(4);
});

it("is stable without a model", async () => {
  const argv = ["check", "--source", "article.txt", "text.txt", "--repeat", "3"];
  const { code, stdout } = await captureCli(argv, { cwd: folder });
  expect(code).toBe(0);
  expect(JSON.parse(stdout).stability).toEqual({ runs: 3, flip_rate: 0 });
});

it("fails honestly: an unusable answer is no score, and the others still count", async () => {
  server.answerWith(() => "I would give this text a good mark.");
  const { code, result } = await check("readability,coherence");
  expect(code).toBe(3);
  expect(result.readability).toMatchObject({ status: "failed", score: null });
  expect(result).toMatchObject({ overall_score: null, overall_score_of: [] });
});

it("warns when a model gives nearly the same score to many texts, and only then", async () => {
  const rows = Array.from({ length: 12 }, (_, i) => JSON.stringify({ summary_text: `The town opened bridge ${i}.` }));
  await writeFile(join(folder, "cases.jsonl"), rows.join("\n"));
  const checkAll = (scoreOf: (index: number) => number) => {
    server.answerWith((_, index) => JSON.stringify({ score_raw_1_to_5: scoreOf(index) }));
    const argv = [
      "check",
      "--input",
      "cases.jsonl",
      "--dimensions",
      "readability",
      "--model",
      "openai/test",
      "--no-cache",
    ];
    const env = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test", READABILITY_PROMPT_VERSION: "v2" };
    return captureCli([...argv, "--locale", "en", "-q"], { cwd: folder, env });
  };
  const flat = await checkAll(() => 2);
  expect(flat.stderr).toMatch(/^readability: Warning: output collapse\. 100\.0 % of 12 scores/u);
  expect((await checkAll((index) => 1 + (index % 5))).stderr).toBe("");
});

it("refuses a number of repetitions it cannot mean", async () => {
  const argv = ["check", "--source", "article.txt", "text.txt", "--repeat", "many"];
  expect(await captureCli(argv, { cwd: folder })).toMatchObject({ code: 2, stdout: "" });
});
