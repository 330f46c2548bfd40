import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CompactResult } from "../../../packages/core/src/contracts/index.ts";
import { BELEG, type ServeProcess, startServe } from "../../support/beleg-process.ts";
import { captureCli } from "../../support/run-cli.ts";

describe("beside a running service", () => {
  let home: string;
  let service: ServeProcess;
  let client: Client;
  const texts = { article_text: "The bridge opened in 1932.", summary_text: "The bridge opened in 1923." };
  const beleg = (...argv: string[]) => captureCli(argv, { cwd: home, env: { BELEG_HOME: home } });
  const listed = async () => ((await (await fetch(`${service.address}/v1/runs`)).json()) as { items: unknown[] }).items;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "beleg-beside-"));
    service = await startServe(home);
    client = new Client({ name: "test", version: "1" });
    const env = { PATH: process.env.PATH ?? "", BELEG_HOME: home };
    const transport = new StdioClientTransport({ command: process.execPath, args: [BELEG, "mcp"], cwd: home, env });
    await client.connect(transport as never);
    writeFileSync(join(home, "article.txt"), texts.article_text);
  });
  afterAll(async () => {
    await client.close();
    await service.stop();
    rmSync(home, { recursive: true, force: true });
  });

  async function checkThroughAgent() {
    const answer = await client.callTool({ name: "check_text", arguments: { ...texts, store: true } });
    expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
    const { run_id } = CompactResult.parse(JSON.parse((answer.content as [{ text: string }])[0].text));
    const report = await client.callTool({ name: "get_report", arguments: { run_id } });
    expect(report.isError).toBeFalsy();
    return run_id;
  }

  it("an agent's tools use the store of the service, also of the next one after a crash", async () => {
    const run_id = await checkThroughAgent();
    expect(await listed()).toMatchObject([{ id: run_id }]);
    await service.stop("SIGKILL");
    service = await startServe(home);
    expect(await checkThroughAgent()).toBeGreaterThan(run_id!);
    expect(await listed()).toHaveLength(2);
  });

  it("an agent's tools leave the store to a service that starts later", async () => {
    await service.stop();
    await checkThroughAgent();
    service = await startServe(home);
    await checkThroughAgent();
    expect(await listed()).toHaveLength(4);
  });

  it("every verb that needs the store uses it through the service", async () => {
    const verbs = [
      ["check", "--source", "article.txt", "article.txt", "--save"],
      ["runs", "list"],
      ["runs", "show", "1"],
      ["evaluations", "list"],
      ["jobs"],
      ["review", "list"],
      ["ingest", "article.txt"],
      ["decide", "--stats"],
      ["backup", "all.gz"],
      ["doctor"],
    ];
    for (const argv of verbs) {
      const { code, stderr } = await beleg(...argv);
      expect({ argv, code, stderr: code === 0 ? "" : stderr }).toEqual({ argv, code: 0, stderr: "" });
    }
    expect(await listed()).toHaveLength(5);
  });

  it("a selection is opened, shown, decided and followed on the command line while the service runs", async () => {
    const candidates = ["a", "b"].map((id) => ({
      id,
      snippet: `data residency ${id}`,
      url: `https://${id}.example.com/`,
    }));
    writeFileSync(join(home, "one.json"), JSON.stringify({ query: "data residency", candidates }));
    const opened = await beleg("rerank", "--input", "one.json", "--review", "--quiet");
    const id = /review (\S+) waits/.exec(opened.stderr)?.[1] ?? "";
    expect((await beleg("review", "show", id, "--format", "pretty")).stdout).toContain(
      "https://a.example.com/  no date",
    );
    const decided = await beleg("review", "reject", id, "--only", "a", "--format", "json");
    expect(JSON.parse(decided.stdout)).toMatchObject({ status: "pending", decision: { rejected_ids: ["a"] } });
    expect((await beleg("review", "approve", id)).code).toBe(0);
    const ingested = await beleg("ingest", "article.txt", "--run", "1", "--url", "https://b.example.com/");
    expect(JSON.parse(ingested.stdout)).toMatchObject({ status: "ingested" });
    const shown = await beleg("rerank", "show", "1", "--format", "pretty", "--locale", "en");
    expect(shown.stdout).toMatch(
      /^run 1: done\ndata residency\nreview \S+: partial\n1\/1 ingested, 0 failed, 0 pending\n/,
    );
    expect((await beleg("runs", "list", "--kind", "rerank", "--format", "pretty")).stdout).toMatch(
      /^rerank +status.*\n1 +done +1\/1 ingested/,
    );
    const seen = await (await fetch(`${service.address}/v1/rerank/runs/1`)).json();
    expect(seen).toMatchObject({ status: "done", review: { review_id: id, status: "partial" } });
  });

  it("a verb that must have the store alone says who has it", async () => {
    const answers = await Promise.all([beleg("worker"), beleg("restore", "all.gz", "--replace")]);
    for (const { code, stderr } of answers) {
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/^beleg: the database in [^\n]* is in use by process \d+/),
      ]);
    }
  });
});
