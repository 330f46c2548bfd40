import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import {
  CheckAnswer,
  CompactResult,
  ExplainabilityResult,
  ExplanationResult,
  RerankEnvelope,
} from "@beleg/core/contracts";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseApiKeys } from "./index.ts";
import { testServer } from "./testing/test-server.ts";

const KEYS =
  "acme:all:acme-key-0123456789,other:all:other-key-0123456789,acme:read:reader-key-0123456789,acme:write:writer-key-0123456789";

let server: Awaited<ReturnType<typeof testServer>>;
let address: URL;
beforeAll(async () => {
  server = await testServer({ access: { kind: "keys", keys: parseApiKeys(KEYS), secret: randomBytes(32) } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  address = new URL(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/mcp`);
});
afterAll(() => server.close());

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }) as never);
  return client;
}

/** The one text of an answer, read. */
function answerOf({ content, structuredContent }: Awaited<ReturnType<Client["callTool"]>>): unknown {
  expect(structuredContent).toBeUndefined();
  const [{ text }] = content as [{ text: string }];
  return JSON.parse(text) as unknown;
}

type RerankAnswer = { readonly chosen: unknown; readonly sources: readonly object[] };

const texts = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1923." };

describe("the official client over HTTP", () => {
  it("lists the tools with schemas of what they take", async () => {
    const client = await connect("acme-key-0123456789");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["check_text", "rerank", "explain_decision", "get_report"]);
    for (const { inputSchema } of tools) expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
    await client.close();
  });

  it("drives an agent from candidates to a corrected text", async () => {
    const client = await connect("acme-key-0123456789");
    const call = async (name: string, args: object) => {
      const answer = await client.callTool({ name, arguments: { ...args } });
      expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
      return answerOf(answer);
    };
    const candidates = [
      { id: "works", title: "Bridge works", snippet: "The bridge opened in 1932. It is 503 metres long." },
      { id: "bakery", snippet: "Bread is baked at four." },
    ];
    const ranked = (await call("rerank", { query: "When did the bridge open?", candidates, k: 1 })) as RerankAnswer;
    expect(ranked.chosen).toMatchObject([{ id: "works" }]);
    const { sources } = ranked;
    const checked = CompactResult.parse(
      await call("check_text", { sources, summary_text: texts.summary_text, locale: "en" }),
    );
    expect(checked).toMatchObject({ verdict: "blocked", counts: { incorrect: 1 } });
    const [claim] = checked.claims;
    expect(claim).toMatchObject({
      label: "incorrect",
      source_id: "works",
      quote: "The bridge opened in 1932.",
      quote_start: 0,
    });
    expect(claim?.advice).toBeTruthy();
    const corrected = { sources, summary_text: claim!.quote, store: true };
    const kept = CompactResult.parse(await call("check_text", corrected));
    expect(kept.verdict).toBe("passed");
    expect(CompactResult.parse(await call("get_report", { run_id: kept.run_id }))).toEqual(kept);
    const decision = { transaction_id: "T-1", decision: "BLOCK", confidence: 0.9 };
    ExplanationResult.parse(await call("explain_decision", { decision, locale: "en" }));
    await client.close();
  });

  it("gives everything to who asks for the full view", async () => {
    const client = await connect("acme-key-0123456789");
    const call = async (name: string, args: object) =>
      answerOf(await client.callTool({ name, arguments: { ...args, view: "full" } }));
    const checked = CheckAnswer.parse(await call("check_text", { ...texts, store: true }));
    expect(checked.explainability.findings[0]?.span?.text).toBe("1923");
    const report = ExplainabilityResult.parse(await call("get_report", { run_id: checked.run_id }));
    expect(report).toEqual(checked.explainability);
    const candidates = [
      { id: "a", snippet: "log retention" },
      { id: "b", snippet: "bread" },
    ];
    const ranked = RerankEnvelope.parse(await call("rerank", { query: "log retention", candidates }));
    expect(ranked.result.ranked[0]?.candidate_id).toBe("a");
    await client.close();
  });

  it("answers a check of twenty sentences with at most 3,000 tokens", async () => {
    const client = await connect("acme-key-0123456789");
    const line = (n: number, year: number) =>
      `The harbour bridge number ${n} near the old town opened in the year ${year} after long works.`;
    const article_text = Array.from({ length: 20 }, (_, n) => line(n + 1, 1900 + n)).join(" ");
    const summary_text = Array.from({ length: 20 }, (_, n) => line(n + 1, 1900 + n + (n % 2))).join(" ");
    const answer = await client.callTool({ name: "check_text", arguments: { article_text, summary_text } });
    const size = JSON.stringify(answer).length;
    console.log(`20 sentences: ${size} characters, about ${Math.round(size / 4)} tokens`);
    expect(CompactResult.parse(answerOf(answer)).claims).toHaveLength(20);
    expect(size / 4).toBeLessThanOrEqual(3000);
    await client.close();
  });

  it("says what to do where the source is forgotten, but for who judges style alone", async () => {
    const client = await connect("acme-key-0123456789");
    for (const sources of [{}, { article_text: " " }, { sources: [] }, { sources: [{ id: "a", text: "" }] }]) {
      const answer = await client.callTool({
        name: "check_text",
        arguments: { summary_text: "It opened.", ...sources },
      });
      expect(answer.isError).toBe(true);
      expect(answerOf(answer)).toMatchObject({ code: "missing_source", detail: expect.stringContaining("sources") });
    }
    const style = { summary_text: "The bridge opened in 1923.", dimensions: ["readability"] };
    expect((await client.callTool({ name: "check_text", arguments: style })).isError).toBeFalsy();
    await client.close();
  });

  it("says what is wrong with a call in the words of the error table", async () => {
    const client = await connect("acme-key-0123456789");
    const answer = await client.callTool({ name: "check_text", arguments: { summary: "x" } });
    expect(answer.isError).toBe(true);
    const [{ text }] = answer.content as [{ text: string }];
    expect(JSON.parse(text)).toMatchObject({ code: "missing_field", path: "summary_text" });
    await client.close();
  });

  it("shows a tenant nothing of another's, and a reader only what reads", async () => {
    const acme = await connect("acme-key-0123456789");
    const stored = await acme.callTool({ name: "check_text", arguments: { ...texts, store: true } });
    const { run_id } = answerOf(stored) as { run_id: number };
    const other = await connect("other-key-0123456789");
    expect((await other.callTool({ name: "get_report", arguments: { run_id } })).isError).toBe(true);
    const reader = await connect("reader-key-0123456789");
    expect((await reader.listTools()).tools.map(({ name }) => name)).toEqual(["get_report"]);
    expect((await reader.callTool({ name: "get_report", arguments: { run_id } })).isError).toBeFalsy();
    expect((await reader.callTool({ name: "check_text", arguments: texts })).isError).toBe(true);
    // A tool that writes asks for `write`, and for nothing else.
    const writer = await connect("writer-key-0123456789");
    const tools = (await writer.listTools()).tools.map(({ name }) => name);
    expect(tools).toEqual(["check_text", "rerank", "explain_decision"]);
    expect((await writer.callTool({ name: "check_text", arguments: { ...texts, store: true } })).isError).toBeFalsy();
    expect((await writer.callTool({ name: "get_report", arguments: { run_id } })).isError).toBe(true);
    await Promise.all([acme.close(), other.close(), reader.close(), writer.close()]);
  });

  it("is refused without a key", async () => {
    await expect(connect("nobody-key-0123456789")).rejects.toThrow();
  });
});
