import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startServe } from "../../support/beleg-process.ts";
import { startOpenAiServer } from "../../support/openai-server.ts";
import { until } from "../../support/until.ts";

it("a check that is answered at once waits for the model's turns as jobs do", async () => {
  const home = mkdtempSync(join(tmpdir(), "beleg-limit-"));
  const model = await startOpenAiServer();
  model.answerWith(() => '{"score": 0.9, "issues": []}');
  const serve = await startServe(home, [], {
    BELEG_MODEL: "openai/test",
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "sk-test",
    BELEG_MODEL_CALLS_PER_MINUTE: "60",
  });
  const check = (number: number) =>
    fetch(`${serve.address}/v1/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        article_text: "The bridge opened in 1932.",
        summary_text: `The bridge opened in ${number}.`,
        dimensions: ["coherence", "readability"],
      }),
    });
  const started = performance.now();
  const answers = await Promise.all([1932, 1933].map(check));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(model.calls).toBe(4);
  // One call a second: the first at once, the fourth three seconds later.
  expect(performance.now() - started).toBeGreaterThan(2500);
  await serve.stop();
  await model.close();
  rmSync(home, { recursive: true, force: true });
});

it("checks answered at once and jobs, side by side, spend one budget and wait in one line", async () => {
  const home = mkdtempSync(join(tmpdir(), "beleg-limit-"));
  const model = await startOpenAiServer();
  model.answerWith(() => ({ text: '{"score": 0.9, "issues": []}', latencyMs: 50 }));
  writeFileSync(join(home, "beleg.config.json"), JSON.stringify({ max_calls: 5, concurrency: 2, cache: false }));
  const serve = await startServe(home, ["--config", join(home, "beleg.config.json")], {
    BELEG_MODEL: "openai/test",
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "sk-test",
  });
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${serve.address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ summary_text: "The bridge opened in 1932. It is long.", ...body }),
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  // Two calls each without a source: four checks would cost eight.
  const [first, second, ...jobs] = await Promise.all([
    post("/v1/check", { dimensions: ["coherence", "readability"] }),
    post("/v1/check", { dimensions: ["coherence", "readability"] }),
    post("/v1/runs", {}),
    post("/v1/runs", {}),
  ]);
  for (const { run_id } of jobs) {
    await until(async () => {
      const run = await (await fetch(`${serve.address}/v1/runs/${run_id}`)).json();
      return run.status === "success" || run.status === "failed";
    });
  }
  const third = await post("/v1/check", { dimensions: ["coherence"] });
  expect(model.calls).toBe(5);
  expect(model.mostOpen).toBeLessThanOrEqual(2);
  expect(third.coherence).toMatchObject({ status: "failed", error: { code: "budget_exceeded" } });
  expect(third.incomplete).toEqual(["coherence"]);
  expect([first, second].every((answer) => answer.coherence !== undefined)).toBe(true);
  await serve.stop();
  await model.close();
  rmSync(home, { recursive: true, force: true });
});
