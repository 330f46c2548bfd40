import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { syntheticRows, writeRows } from "../../packages/beleg/src/evaluate/testing/evaluation-folder.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";

let server: OpenAiServer;
let folder: string;
beforeEach(async () => {
  server = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), "beleg-eval-model-"));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function evaluate(task: string, rows: number, ...more: string[]) {
  const data = writeRows(folder, `data-${rows}.jsonl`, syntheticRows(rows));
  const args = [
    "eval",
    "--task",
    task,
    "--data",
    data,
    "--out",
    "out",
    "--resamples",
    "20",
    "--locale",
    "en",
    "-f",
    "json",
  ];
  const env = {
    BELEG_MODEL: "openai/test",
    OPENAI_BASE_URL: server.url,
    OPENAI_API_KEY: "sk-test",
    READABILITY_PROMPT_VERSION: "v2",
  };
  return captureCli([...args, ...more], { cwd: folder, env });
}

const vote = (score: number) => JSON.stringify({ score_raw_1_to_5: score, issues: [], explanation: "because" });

describe("beleg eval with a model", () => {
  it("notices on the raw scale that v2 collapsed", async () => {
    server.answerWith(() => vote(2));
    const { code, stdout } = await evaluate("readability", 12);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      n: 12,
      collapse: { status: "collapsed", top_bucket: "[0.2, 0.4)", raw: { top_bucket: "2", top_share: 1 } },
    });
    expect(readFileSync(join(folder, "out", "summary.md"), "utf8")).toContain("Warning: output collapse");
  });

  it("stops at its budget with exit 3 and goes on with a larger one", async () => {
    server.answerWith((_, index) => vote(1 + (index % 5)));
    const first = await evaluate("readability", 10, "--max-calls", "4", "--no-cache");
    expect(first.code).toBe(3);
    expect(JSON.parse(first.stdout)).toMatchObject({ coverage: { not_run: 6, judged: 4, failed: 0 } });
    expect(server.calls).toBe(4);
    const second = await evaluate("readability", 10, "--no-cache");
    expect(second.code).toBe(0);
    expect(server.calls).toBe(10);
  });

  it("counts unusable answers, ends with 3 over the limit, and asks them again on request", async () => {
    server.answerWith(() => "I would rather not.");
    const broken = await evaluate("coherence", 10, "--no-cache");
    expect(broken.code).toBe(3);
    expect(JSON.parse(broken.stdout)).toMatchObject({
      n: 0,
      failures: { count: 10, share: 1 },
      spearman: { value: null },
    });
    server.answerWith(() => JSON.stringify({ score: 0.5, issues: [], explanation: "fine" }));
    const again = await evaluate("coherence", 10, "--no-cache", "--retry-failed");
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({ n: 10, failures: { count: 0 } });
  });

  it("ends with 4 when repeated questions flip", async () => {
    let call = 0;
    server.answerWith(() => {
      call += 1;
      return vote(call % 2 === 0 ? 1 : 5);
    });
    const { code, stdout, stderr } = await evaluate("readability", 10, "--repeat", "2", "-j", "1");
    expect(code).toBe(4);
    expect(JSON.parse(stdout)).toMatchObject({ stability: { repeats: 2, compared: 10, flipped: 10, flip_rate: 1 } });
    expect(stderr).toContain("unstable: 100.0 % of the rows");
    const asked = server.calls;
    expect((await evaluate("readability", 10, "--repeat", "2", "--max-flip-rate", "1")).code).toBe(0);
    expect(server.calls).toBe(asked);
  });

  it("judges factuality through the gate and shows the way in debug_claims.jsonl", async () => {
    server.answerWith(({ user }) =>
      user.includes("article")
        ? JSON.stringify({
            verdicts: [{ claim: 0, label: "incorrect", confidence: 0.9, passage: 0, quote: "no such words" }],
          })
        : JSON.stringify({ claims: [{ sentence: 0, text: /\[0\] (.*)/.exec(user)![1] }] }),
    );
    const { code } = await evaluate("factuality", 6, "--policy", "non_error");
    expect(code).toBe(0);
    const claims = readFileSync(join(folder, "out", "debug_claims.jsonl"), "utf8")
      .trim()
      .split("\n");
    expect(claims).toHaveLength(6);
    // A verdict without a real quote never becomes "incorrect".
    for (const line of claims)
      expect(JSON.parse(line)).toMatchObject({
        evidence_found: false,
        label_final: expect.not.stringMatching("^incorrect$"),
        // What the model named, before the gate dropped it.
        selected_evidence_index: -1,
        selected_evidence_index_raw: 0,
        evidence_quote: null,
        evidence_quote_raw: "no such words",
        retrieval_scores: [expect.any(Number)],
      });
    const [missed] = readFileSync(join(folder, "out", "error_cases.jsonl"), "utf8").split("\n");
    expect(JSON.parse(missed!)).toMatchObject({
      top_claims: [{ selected_evidence_index_raw: 0, evidence_quote_raw: "no such words" }],
    });
  });
});
