import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CompactResult, ExplainabilityResult } from "../../../packages/core/src/contracts/index.ts";
import { BELEG } from "../../support/beleg-process.ts";
import { startOpenAiServer } from "../../support/openai-server.ts";

const cwd = mkdtempSync(join(tmpdir(), "beleg-mcp-"));
const client = new Client({ name: "test", version: "1" });
beforeAll(async () => {
  const command = process.execPath;
  await client.connect(new StdioClientTransport({ command, args: [BELEG, "mcp"], cwd, stderr: "inherit" }) as never);
});
afterAll(async () => {
  await client.close();
  rmSync(cwd, { recursive: true, force: true });
});

const read = ({ content }: Awaited<ReturnType<Client["callTool"]>>) =>
  JSON.parse((content as [{ text: string }])[0].text) as unknown;

it("speaks with the official client over stdio", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["check_text", "rerank", "explain_decision", "get_report"]);
  const texts = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1923." };
  const answer = await client.callTool({ name: "check_text", arguments: { ...texts, store: true } });
  const checked = CompactResult.parse(read(answer));
  expect(checked.claims).toMatchObject([{ label: "incorrect", quote: "The bridge opened in 1932." }]);
  const report = await client.callTool({ name: "get_report", arguments: { run_id: checked.run_id, view: "full" } });
  expect(ExplainabilityResult.parse(read(report)).findings[0]?.span?.text).toBe("1923");
});

it("answers a wrong call without ending", async () => {
  const answer = await client.callTool({ name: "rerank", arguments: { query: "" } });
  expect(answer.isError).toBe(true);
  expect((await client.listTools()).tools).toHaveLength(4);
});

it("judges criteria of one's own: by a model, and says without one that it needs it", async () => {
  const text = "Please pay the fee of 40 euros by 3 May.";
  const given = {
    article_text: text,
    summary_text: text,
    criteria: ["names the amount", { id: "who", text: "names the clerk" }],
  };
  const without = CompactResult.parse(read(await client.callTool({ name: "check_text", arguments: given })));
  expect(without).toMatchObject({ verdict: "incomplete", reason: "criteria_need_model" });

  const model = await startOpenAiServer();
  const judged = JSON.stringify({
    verdicts: [
      { criterion: 0, state: "met", quote: "the fee of 40 euros" },
      { criterion: 1, state: "not_met", quote: "" },
    ],
  });
  model.answerWith(({ user }) => (user.includes('name="criteria"') ? judged : '{"score": 1}'));
  const other = new Client({ name: "test", version: "1" });
  const env = {
    BELEG_MODEL: "openai/test",
    OPENAI_API_KEY: "k",
    OPENAI_BASE_URL: model.url,
    PATH: process.env.PATH ?? "",
  };
  try {
    const start = { command: process.execPath, args: [BELEG, "mcp"], cwd, env };
    await other.connect(new StdioClientTransport({ ...start, stderr: "inherit" }) as never);
    const { criteria } = CompactResult.parse(read(await other.callTool({ name: "check_text", arguments: given })));
    expect(criteria).toMatchObject([
      { id: "criterion-1", state: "met", quote: "the fee of 40 euros" },
      { id: "who", state: "not_met" },
    ]);
    const wrong = await other.callTool({ name: "check_text", arguments: { ...given, criteria: [{ id: "x" }] } });
    expect(wrong.isError).toBe(true);
  } finally {
    await other.close();
    await model.close();
  }
});
