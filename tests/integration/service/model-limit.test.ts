import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startServe } from "../../support/beleg-process.ts";
import { startOpenAiServer } from "../../support/openai-server.ts";

it("a check that is answered at once waits for the model's turns as jobs do", { timeout: 90_000 }, async () => {
  const home = mkdtempSync(join(tmpdir(), "beleg-limit-"));
  const model = await startOpenAiServer();
  const asked: number[] = [];
  model.answerWith(() => {
    asked.push(performance.now());
    return '{"score": 0.9, "issues": []}';
  });
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
  const answers = await Promise.all([1932, 1933].map(check));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked).toHaveLength(4);
  // One call a second: the first at once, the fourth three seconds later.
  expect(asked.at(-1)! - asked[0]!).toBeGreaterThan(2500);
  await serve.stop();
  await model.close();
  rmSync(home, { recursive: true, force: true });
});
