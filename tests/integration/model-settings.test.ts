import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outputFormats } from "../../packages/beleg/src/files/index.ts";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";

const ARTICLE = "The town opened a bridge on Monday. It cost 40 million euros. Engineers warned of cracks.";
const CLAIMS = ["The town opened a bridge on Monday.", "It cost 45 million euros."];
const verdict = (claim: number, change: object) => ({
  claim,
  confidence: 0.9,
  passage: 0,
  error_type: null,
  covers_claim: true,
  ...change,
});
const RIGHT = { label: "correct", quote: "The town opened a bridge on Monday" };
const WRONG = { label: "incorrect", quote: "It cost 40 million euros", error_type: "NUMBER" };

let folder: string;
let server: OpenAiServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-model-settings-"));
  await writeFile(join(folder, "article.txt"), ARTICLE);
  await writeFile(join(folder, "text.txt"), CLAIMS.join(" "));
  server = await startOpenAiServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Answers every judge; of factuality by what each claim asked about says. */
function answerAll(byClaim: readonly object[]): void {
  server.answerWith(({ body, user }) => {
    const { json_schema } = body.response_format as { readonly json_schema: { readonly name: string } };
    if (json_schema.name === "claims")
      return JSON.stringify({ claims: CLAIMS.map((text, sentence) => ({ sentence, text })) });
    if (json_schema.name === "verdicts") {
      const asked = CLAIMS.flatMap((text, at) => (user.includes(`] ${text}\n`) ? [byClaim[at]!] : []));
      return JSON.stringify({ verdicts: asked.map((change, claim) => verdict(claim, change)) });
    }
    const issue = {
      issue_type: "OTHER",
      severity: "medium",
      message: "Loose.",
      sentence: 2,
      quote: "It",
      occurrence: 1,
    };
    const issues = json_schema.name === "coherence_vote" ? [issue] : [];
    return JSON.stringify({ score: 0.6, issues, explanation: "So so." });
  });
}

async function check(...flags: readonly string[]) {
  const argv = ["check", "--source", "article.txt", "text.txt", "--model", "openai/test", ...flags];
  return await captureCli(argv, { cwd: folder, env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test" } });
}
const factuality = async (...flags: readonly string[]) => {
  const { stdout } = await check("--dimensions", "factuality", "--debug", "--no-cache", ...flags);
  return JSON.parse(stdout).factuality.details.claims as {
    readonly label: string;
    readonly debug: { readonly gate_reason: string };
  }[];
};

describe("a cached second run", () => {
  it.each(outputFormats)("prints the same bytes as %s and asks nothing", async (format) => {
    answerAll([RIGHT, WRONG]);
    const first = await check("-f", format);
    const calls = server.calls;
    expect(calls).toBe(4);
    expect(first.stdout).not.toBe("");
    const second = await check("-f", format);
    expect(second).toEqual(first);
    expect(server.calls).toBe(calls);
  });

  it("writes the same files", async () => {
    answerAll([RIGHT, WRONG]);
    const files = ["a.json", "a.html", "a.md", "a.sarif", "a.csv"];
    const read = () => Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    const flags = files.flatMap((file) => ["-o", file]);
    await check(...flags);
    const first = await read();
    await check(...flags);
    expect(await read()).toEqual(first);
  });
});

describe("isolate_claims", () => {
  it("asks for each claim alone, by flag or by setting", async () => {
    answerAll([RIGHT, WRONG]);
    const labels = ["correct", "incorrect"];
    expect((await factuality()).map(({ label }) => label)).toEqual(labels);
    expect(server.calls).toBe(2);
    expect((await factuality("--isolate-claims")).map(({ label }) => label)).toEqual(labels);
    expect(server.calls).toBe(5);
    await writeFile(join(folder, "beleg.config.yaml"), "isolate_claims: true\n");
    expect((await factuality()).map(({ label }) => label)).toEqual(labels);
    expect(server.calls).toBe(8);
  });
});

describe("require_evidence_for_correct", () => {
  const bare = { label: "correct", passage: -1, quote: "" };

  it("can be switched off, by flag or by setting", async () => {
    answerAll([bare, WRONG]);
    expect((await factuality())[0]).toMatchObject({ label: "uncertain", debug: { gate_reason: "no_evidence" } });
    expect((await factuality("--no-require-evidence-for-correct"))[0]).toMatchObject({ label: "correct" });
    await writeFile(join(folder, "beleg.config.yaml"), "require_evidence_for_correct: false\n");
    expect((await factuality())[0]).toMatchObject({ label: "correct", debug: { gate_reason: "ok" } });
  });

  it("never lets a quote through that contradicts the claim, nor an incorrect without one", async () => {
    answerAll([
      { ...bare, label: "incorrect" },
      { ...WRONG, label: "correct", error_type: null },
    ]);
    const claims = await factuality("--no-require-evidence-for-correct");
    expect(claims).toMatchObject([
      { label: "uncertain", debug: { gate_reason: "no_evidence" } },
      { label: "uncertain", debug: { gate_reason: "rule_veto" } },
    ]);
  });
});
