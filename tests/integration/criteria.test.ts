import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testServer } from "../../packages/beleg/src/server/testing/test-server.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";

const TEXT = "The fee is 40 euros. Pay by 30 June 2026.";
const BOTH = ["names the amount", "names the deadline"];
const verdicts = (...said: readonly (readonly [string, string])[]) =>
  JSON.stringify({ verdicts: said.map(([state, quote], criterion) => ({ criterion, state, quote })) });
const BOTH_MET = verdicts(["met", "40 euros"], ["met", "30 June 2026"]);

let model: OpenAiServer;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  model = await startOpenAiServer();
});
afterAll(() => model.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-criteria-"));
  writeFileSync(join(folder, "text.txt"), TEXT);
  writeFileSync(join(folder, "source.txt"), TEXT);
  env = { BELEG_MODEL: "openai/test", OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-test", BELEG_HOME: folder };
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Answers for the criteria; style gets a good mark. */
function answer(said: string): void {
  model.answerWith(({ user }) => (user.includes('name="criteria"') ? said : '{"score": 1}'));
}
function asked(): number {
  return model.requests.filter(({ user }) => user.includes('name="criteria"')).length;
}

/** Only style, so that the model is asked little else. */
function check(...more: string[]) {
  const args = ["check", "text.txt", "--source", "source.txt", "--dimensions", "coherence", "--locale", "en"];
  return captureCli([...args, ...more], { cwd: folder, env });
}
const flags = BOTH.flatMap((one) => ["--criterion", one]);

it("judges all criteria of a text in one call, and not again from the cache", async () => {
  answer(BOTH_MET);
  const before = asked();
  const { code, stdout } = await check(...flags, "-f", "compact");
  expect([code, asked() - before]).toEqual([0, 1]);
  expect(JSON.parse(stdout).criteria).toEqual([
    { id: "criterion-1", text: BOTH[0], state: "met", quote: "40 euros", quote_start: 11 },
    { id: "criterion-2", text: BOTH[1], state: "met", quote: "30 June 2026", quote_start: 28 },
  ]);
  expect(await check(...flags, "-f", "compact")).toMatchObject({ code: 0, stdout });
  expect(asked() - before).toBe(1);
});

it("fails the gate on what is not met, at --fail-on as facts do", async () => {
  answer(verdicts(["met", "40 euros"], ["not_met", ""]));
  expect((await check(...flags)).code).toBe(1);
  expect((await check(...flags, "--fail-on", "high")).code).toBe(0);
});

it.each([
  ["a quote that is not there", verdicts(["met", "40 euros"], ["met", "before July"])],
  ["an answer that cannot be read", "I would say both."],
])("is incomplete after %s", async (_name, said) => {
  answer(said);
  expect((await check(...flags)).code).toBe(3);
});

it("is incomplete without a model, and says what is missing", async () => {
  env = { BELEG_HOME: folder };
  const { code, stdout, stderr } = await check(...flags, "-f", "pretty");
  expect([code, stderr]).toEqual([3, ""]);
  expect(stdout).toMatch(/^INCOMPLETE {2}text.txt {2}criteria need a language model\n/);
});

it("is incomplete when the budget of calls is used up", async () => {
  answer(BOTH_MET);
  writeFileSync(join(folder, "beleg.config.yaml"), "max_calls: 0\n");
  const { code, stdout } = await check(...flags, "-f", "json");
  expect([code, JSON.parse(stdout).criteria.error.code]).toEqual([3, "budget_exceeded"]);
});

it("takes criteria from the config, which a row of JSONL and a flag replace", async () => {
  answer(BOTH_MET);
  writeFileSync(join(folder, "beleg.config.yaml"), "criteria:\n  - {id: sum, text: names the amount}\n");
  const ids = async (...more: string[]) => {
    const { stdout } = await captureCli(["check", ...more, "--dimensions", "coherence", "-f", "jsonl"], {
      cwd: folder,
      env,
    });
    return JSON.parse(stdout).criteria.items.map(({ id }: { id: string }) => id);
  };
  expect(await ids("text.txt", "--source", "source.txt")).toEqual(["sum"]);
  expect(await ids("text.txt", "--source", "source.txt", ...flags)).toEqual(["criterion-1", "criterion-2"]);
  writeFileSync(join(folder, "rows.jsonl"), `${JSON.stringify({ summary_text: TEXT, criteria: ["names Ada"] })}\n`);
  expect(await ids("--input", "rows.jsonl")).toEqual(["criterion-1"]);
});

it("refuses criteria that are none, by their place", async () => {
  const row = JSON.stringify({ summary_text: TEXT, criteria: ["a", { id: "x" }] });
  const { code, stderr } = await captureCli(["check", "--input", "-"], { cwd: folder, env, stdin: row });
  expect([code, stderr]).toEqual([2, expect.stringContaining("criteria[1].text")]);
});

it("tells a report the same that is built from a printed check", async () => {
  answer(verdicts(["met", "40 euros"], ["not_met", ""]));
  const { stdout } = await check(...flags, "-f", "json");
  const again = await captureCli(["report", "--input", "-", "--fail-on", "medium"], {
    cwd: folder,
    env,
    stdin: stdout,
  });
  expect([again.code, JSON.parse(again.stdout)]).toEqual([1, JSON.parse(stdout).explainability]);
});

it("counts them over the rows of an evaluation, against people where they said", async () => {
  const rows = [
    { id: "a", summary_text: TEXT, criteria: BOTH, criteria_labels: [true, true], gt: { coherence: 1 } },
    { id: "b", summary_text: "The fee is 40 euros.", criteria: BOTH, criteria_labels: [true, false] },
  ];
  writeFileSync(join(folder, "rows.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
  answer(BOTH_MET);
  const args = ["eval", "--task", "coherence", "--data", "rows.jsonl", "--resamples", "20", "-f", "json"];
  const { stdout } = await captureCli(args, { cwd: folder, env });
  expect(JSON.parse(stdout).criteria).toMatchObject([
    { text: BOTH[0], met: 2, not_met: 0, unclear: 0, labelled: 2, agreed: 2, accuracy: 1 },
    { text: BOTH[1], met: 1, not_met: 0, unclear: 1, labelled: 1, agreed: 1 },
  ]);
  const page = await captureCli([...args.slice(0, -1), "md", "--locale", "en", "--fresh"], { cwd: folder, env });
  expect(page.stdout).toContain("| names the deadline | 1 | 0 | 1 | 100.0 | 1 | 100.0 |");
});

it("answers them over HTTP: at once, in a batch, stored, and in the background", async () => {
  answer(BOTH_MET);
  const settings = { model: "openai/test", openai_base_url: model.url, openai_api_key: "sk-test", cache: false };
  const server = await testServer({}, { ...settings, dimensions: ["coherence"] });
  const { app } = server;
  try {
    const send = async (url: string, payload: object) => (await app.inject({ method: "POST", url, payload })).json();
    const body = { article_text: TEXT, summary_text: TEXT, criteria: BOTH };
    const { criteria, run_id } = await send("/v1/check", { ...body, store: true });
    expect(criteria).toMatchObject({ status: "ok", counts: { met: 2 } });
    const stored = (await app.inject(`/v1/runs/${run_id}`)).json();
    expect([stored.results.criteria, stored.report.criteria, stored.incomplete]).toEqual([criteria, undefined, []]);
    const { body: page } = await app.inject(`/v1/runs/${run_id}/report?format=md`);
    expect(page).toContain("- names the amount · **met**: “40 euros”");
    const { results } = await send("/v1/checks?view=compact", { items: [body, { ...body, criteria: [1] }] });
    expect(results).toMatchObject([
      { status: "ok", result: { criteria: [{ state: "met" }, { state: "met" }] } },
      { status: "failed", error: { code: "invalid_type" } },
    ]);
    expect(await send("/v1/runs", body)).toMatchObject({ status: "pending" });
  } finally {
    await server.close();
  }
});
