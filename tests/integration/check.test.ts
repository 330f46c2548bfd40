import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "@beleg/core/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server.ts";
import { captureCli } from "../support/run-cli.ts";

const article = "The population of France is 67 million. Paris is the capital. The president did not resign in 2019.";
const wrong = "The population of France is 69 million. Paris is the capital.";
const right = "The population of France is 67 million. Paris is the capital.";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-check-"));
  await writeFile(join(folder, "article.txt"), article);
  await writeFile(join(folder, "wrong.txt"), wrong);
  await writeFile(join(folder, "right.txt"), right);
  await writeFile(join(folder, "empty.txt"), "");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const beleg = (argv: readonly string[], more: { stdin?: string; env?: Record<string, string> } = {}) =>
  captureCli(argv, { cwd: folder, ...more });

describe("beleg check", () => {
  it("prints the result of three judges and fails the gate on a contradiction", async () => {
    const { code, stdout, stderr } = await beleg(["check", "--source", "article.txt", "wrong.txt"]);
    expect(stderr).toBe("");
    expect(code).toBe(1);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ offset_encoding: "utf-16", language: "en", summary_text: wrong });
    expect(result).toMatchObject({ summary_name: "wrong.txt", article_name: "article.txt" });
    expect(result.factuality.details.counts).toMatchObject({ total: 2, incorrect: 1, correct: 1 });
    expect(result.factuality.details.claims[0]).toMatchObject({
      label: "incorrect",
      evidence_quote: "The population of France is 67 million.",
      evidence: { start_char: 0, end_char: 39, match: "exact" },
    });
    expect(result.factuality.details.error_probability).toBeGreaterThan(0);
    expect(result.coherence.status).toBe("ok");
    expect(result.readability.status).toBe("ok");
  });

  it("passes a text its source backs, read from stdin", async () => {
    const argv = ["check", "--source", "article.txt", "--dimensions", "factuality", "-"];
    const { code, stdout } = await beleg(argv, { stdin: right });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).factuality).toMatchObject({ status: "ok", score: 1 });
  });

  it("says no_source for an empty article while the other judges still run", async () => {
    await writeFile(join(folder, "case.json"), JSON.stringify({ article_text: "", summary_text: right }));
    const { stdout } = await beleg(["check", "--input", "case.json"]);
    const [result] = JSON.parse(stdout);
    expect(result.factuality).toMatchObject({ status: "no_source", score: null });
    expect(result.readability).toMatchObject({ status: "ok" });
    expect(result.coherence).toMatchObject({ status: "ok" });
  });

  it("streams JSONL in input order, the same bytes as one by one", async () => {
    const rows = Array.from({ length: 40 }, (_, i) => ({
      id: i,
      // Cases of very different size finish out of order in their threads.
      article_text: article.repeat(i % 7 === 0 ? 200 : 1),
      summary_text: i % 2 === 0 ? wrong : right,
      unknown_key: true,
    }));
    await writeFile(join(folder, "cases.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
    const argv = ["check", "--input", "cases.jsonl", "--dimensions", "factuality"];
    const { code, stdout } = await beleg([...argv, "--format", "jsonl"]);
    expect(code).toBe(1);
    const results = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(results.map((result) => result.id)).toEqual(rows.map((row) => String(row.id)));
    expect(results.map((result) => result.factuality.details.counts.incorrect)).toEqual(
      rows.map((_, i) => 1 - (i % 2)),
    );
    const alone = await beleg([...argv, "--format", "jsonl", "-j", "1"]);
    expect(alone.stdout).toBe(stdout);
  });

  it("counts characters as --offsets or the settings file say, alone and from threads", async () => {
    const summary_text = `😀 ${wrong}`;
    const article_text = `😀😀 ${article}`;
    await writeFile(join(folder, "article.txt"), article_text);
    await writeFile(join(folder, "wrong.txt"), summary_text);
    await writeFile(join(folder, "cases.jsonl"), JSON.stringify({ article_text, summary_text }));
    const argv = ["check", "--source", "article.txt", "wrong.txt"];
    const units = JSON.parse((await beleg(argv)).stdout);
    const points = JSON.parse((await beleg([...argv, "--offsets", "unicode"])).stdout);
    const [line] = (await beleg(["check", "--input", "cases.jsonl", "--offsets", "unicode"])).stdout.split("\n");
    await writeFile(join(folder, "beleg.config.json"), JSON.stringify({ offsets: "unicode" }));
    const settled = JSON.parse((await beleg(argv)).stdout);
    // A record names no files.
    const files = { summary_name: "wrong.txt", article_name: "article.txt" };
    expect({ ...JSON.parse(line!), ...files }).toEqual(points);
    expect(settled).toEqual(points);
    expect(points).toMatchObject({ offset_encoding: "unicode", explainability: { offset_encoding: "unicode" } });
    const [{ evidence: inUnits }] = units.factuality.details.claims;
    const [{ evidence: inPoints }] = points.factuality.details.claims;
    expect(article_text.slice(inUnits.start_char, inUnits.end_char)).toBe(inUnits.text);
    expect(Array.from(article_text).slice(inPoints.start_char, inPoints.end_char).join("")).toBe(inUnits.text);
    expect(points.factuality.issue_spans[0].start_char).toBe(units.factuality.issue_spans[0].start_char - 1);
  });

  it("holds records without a source against --source", async () => {
    await writeFile(join(folder, "cases.jsonl"), `${JSON.stringify({ summary_text: wrong })}\n`);
    const { code, stdout } = await beleg(["check", "--input", "cases.jsonl", "--source", "article.txt"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).factuality).toMatchObject({ status: "ok", details: { counts: { incorrect: 1 } } });
  });

  it("checks against every --source, and names the file of each quote", async () => {
    await writeFile(join(folder, "guide.txt"), "Lyon is a city. The population of France is 69 million.");
    const named = ["--source", "article.txt", "--source", "guide.txt", "--dimensions", "factuality"];
    const { code, stdout } = await beleg(["check", ...named, "wrong.txt"]);
    expect(code).toBe(0);
    const [claim] = JSON.parse(stdout).factuality.details.claims;
    expect(claim).toMatchObject({
      label: "correct",
      evidence: { source_id: "guide.txt", start_char: 16 },
      conflict: { source_id: "article.txt", start_char: 0 },
    });
    const pretty = await beleg(["check", ...named, "wrong.txt", "--locale", "en", "-f", "pretty"]);
    expect(pretty.stdout).toContain('"The population of France is 69 million."   guide.txt:1:17');
    expect(pretty.stdout).toContain('"The population of France is [67] million."   article.txt:1:1');

    const twice = await beleg(["check", "--source", "article.txt", "--source", "article.txt", "wrong.txt"]);
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringMatching(/article\.txt.*id of its own/) });
  });

  it("takes a folder and a pattern for the files they name, in order", async () => {
    await mkdir(join(folder, "texts"));
    await writeFile(join(folder, "texts", "b.txt"), article);
    await writeFile(join(folder, "texts", "a.txt"), "Lyon is a city.");
    await writeFile(join(folder, "texts", ".hidden"), "Nothing.");
    for (const source of ["texts", "texts/*.txt"]) {
      const { stdout } = await beleg(["check", "--source", source, "wrong.txt", "--dimensions", "factuality"]);
      expect(JSON.parse(stdout).factuality.details.claims[0].evidence.source_id).toBe(join("texts", "b.txt"));
    }
    const none = await beleg(["check", "--source", "texts/*.md", "wrong.txt"]);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining("texts/*.md") });
  });

  it("takes sources in JSONL, and says which record has two of one id", async () => {
    const row = {
      summary_text: wrong,
      sources: [
        { id: "a", text: "Lyon is a city." },
        { id: "b", text: article, url: "https://example.org" },
      ],
    };
    await writeFile(join(folder, "cases.jsonl"), `${JSON.stringify(row)}\n`);
    const { code, stdout } = await beleg(["check", "--input", "cases.jsonl"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).factuality.details.claims[0]).toMatchObject({
      label: "incorrect",
      evidence: { source_id: "b" },
    });
    await writeFile(
      join(folder, "cases.jsonl"),
      `${JSON.stringify({ ...row, sources: [row.sources[0], row.sources[0]] })}\n`,
    );
    const refused = await beleg(["check", "--input", "cases.jsonl"]);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/cases\.jsonl:1.*id of its own/) });
  });

  it("builds the report in the other formats", async () => {
    const argv = ["check", "--source", "article.txt", "wrong.txt", "--locale", "en", "-f", "pretty", "-o", "r.html"];
    const { code, stdout } = await beleg(argv);
    expect(code).toBe(1);
    expect(stdout).toContain("wrong.txt:1:29  high  NUMBER  ");
    expect(stdout).toContain('text    "The population of France is [69] million."');
    expect(stdout).toContain('source  "The population of France is [67] million."   article.txt:1:1');
  });

  it.each([
    [["check", "wrong.txt"], /--source/],
    [["check", "--source", "article.txt"], /text/],
    [["check", "--source", "nowhere.txt", "wrong.txt"], /nowhere\.txt/],
    [["check", "--source", "article.txt", "wrong.txt", "--dimensions", "grammar"], /--dimensions/],
    [["check", "--source", "-", "-"], /stdin/],
    [["check", "--input", "cases.jsonl", "wrong.txt"], /--input.*wrong\.txt/],
    [["check", "--source", "article.txt", "wrong.txt", "--offsets", "utf-8"], /--offsets/],
  ])("answers %j with one line and exit code 2", async (argv, expected) => {
    const { code, stdout, stderr } = await beleg(argv);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  it("names the line of a record that is no case", async () => {
    await writeFile(join(folder, "bad.jsonl"), `${JSON.stringify({ summary_text: right })}\n{"article_text": "x"}\n`);
    const { code, stderr } = await beleg(["check", "--input", "bad.jsonl"]);
    expect(code).toBe(2);
    expect(stderr).toContain("bad.jsonl:2");
  });
});

describe("beleg check with a model", () => {
  let server: OpenAiServer;
  beforeEach(async () => {
    server = await startOpenAiServer();
  });
  afterEach(() => server.close());

  it("makes at most one extraction call and one verification call per eight claims, and none when warm", async () => {
    const summary = Array.from({ length: 10 }, (_, i) => `The population of France is ${i + 60} million.`).join(" ");
    await writeFile(join(folder, "ten.txt"), summary);
    server.answerWith(({ user }) =>
      user.includes('name="passages"')
        ? JSON.stringify({
            verdicts: Array.from({ length: 8 }, (_, claim) => ({
              claim,
              label: "incorrect",
              confidence: 0.9,
              passage: 0,
              quote: "67 million",
              error_type: "NUMBER",
              covers_claim: true,
            })),
          })
        : JSON.stringify({
            claims: Array.from({ length: 10 }, (_, i) => ({
              sentence: i,
              text: `The population of France is ${i + 60} million.`,
            })),
          }),
    );
    const argv = [
      "check",
      "--source",
      "article.txt",
      "ten.txt",
      "--dimensions",
      "factuality",
      "--model",
      "openai/test",
    ];
    const env = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test" };
    const cold = await beleg(argv, { env });
    expect(cold.code).toBe(1);
    expect(server.calls).toBe(3);
    expect(JSON.parse(cold.stdout).factuality).toMatchObject({
      origin: "model",
      details: { counts: { incorrect: 10 } },
    });
    const warm = await beleg(argv, { env });
    expect(server.calls).toBe(3);
    expect(warm.stdout).toBe(cold.stdout);
  });

  it("is incomplete, exit code 3, when the model breaks: failed, not uncertain", async () => {
    server.answerWith(() => ({ status: 401, message: "no" }));
    const argv = [
      "check",
      "--source",
      "article.txt",
      "wrong.txt",
      "--dimensions",
      "factuality",
      "--model",
      "openai/test",
    ];
    const { code, stdout } = await beleg(argv, { env: { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test" } });
    expect(code).toBe(3);
    expect(JSON.parse(stdout).factuality).toMatchObject({ status: "failed", score: null });
  });

  describe("with a model that leaves claims out", () => {
    const texts = [
      "France has a population of 67 million.",
      "Its capital is Paris.",
      "Its capital has a population of 90 million.",
    ];
    const argv = ["check", "--source", "article.txt", "three.txt", "--dimensions", "factuality"];
    const env = () => ({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "sk-test", BELEG_MODEL: "openai/test" });

    beforeEach(async () => {
      await writeFile(join(folder, "article.txt"), "France has a population of 67 million. Its capital is Paris.");
      await writeFile(join(folder, "three.txt"), texts.join(" "));
      const first = { claim: 0, label: "correct", confidence: 0.9, passage: 0, quote: texts[0]!.slice(0, -1) };
      server.answerWith(({ user }) =>
        user.includes("passages")
          ? JSON.stringify({ verdicts: user.includes(`[2] ${texts[2]}`) ? [first] : [] })
          : JSON.stringify({ claims: texts.map((text, sentence) => ({ sentence, text })) }),
      );
    });

    it("is incomplete: exit code 3, and the findings name what nobody judged", async () => {
      const { code, stdout } = await beleg(argv, { env: env() });
      expect(code).toBe(3);
      const result = JSON.parse(stdout);
      expect(result).toMatchObject({
        overall_score: null,
        overall_score_of: [],
        incomplete: ["factuality"],
        factuality: { status: "incomplete", score: 1, details: { counts: { total: 3, correct: 1, failed: 2 } } },
      });
      const named = result.explainability.findings.map(({ source, span }: Finding) => [source.issue_type, span?.text]);
      expect(named.sort()).toEqual([
        ["NOT_JUDGED", "Its capital has a population of 90 million"],
        ["NOT_JUDGED", "Its capital is Paris"],
      ]);
    });

    it.each([
      [["--max-failed", "2"], {}, 0],
      [[], { BELEG_MAX_FAILED: "2" }, 0],
      [["--max-failed", "1"], {}, 3],
      [["--max-failed", "0.5"], {}, 2],
    ])("with %j and %j the exit code is %i", async (flags, more, wanted) => {
      const { code } = await beleg([...argv, ...flags], { env: { ...env(), ...more } });
      expect(code).toBe(wanted);
    });

    it.each([
      [
        "pretty",
        [
          "INCOMPLETE  three.txt  1 of 3 claims were judged",
          "1 of 3 claims confirmed, 2 not judged",
          "Not judged: “Its capital has a population of 90 million.”",
        ],
      ],
      [
        "md",
        [
          "1.00 over the judged sentences (incomplete: 1 of 3 claims judged)",
          "Not judged: “Its capital has a population of 90 million.”",
        ],
      ],
      ["csv", ["NOT_JUDGED", "Not judged: “Its capital has a population of 90 million.”"]],
      [
        "html",
        [
          "1.00 over the judged sentences (incomplete: 1 of 3 claims judged)",
          "Not judged: “Its capital has a population of 90 million.”",
        ],
      ],
      [
        "junit",
        ['errors="3"', "incomplete: 1 of 3 claims judged", "Not judged: “Its capital has a population of 90 million.”"],
      ],
      ["github", ["::error file=three.txt,title=factuality::1.00 over the judged sentences (incomplete: 1 of 3"]],
      ["sarif", ['"executionSuccessful": false', "factuality/NOT_JUDGED", "incomplete: 1 of 3 claims judged"]],
    ])("%s says so", async (format, shown) => {
      const { code, stdout } = await beleg([...argv, "--format", format, "--locale", "en"], { env: env() });
      expect(code).toBe(3);
      for (const words of shown) expect(stdout).toContain(words);
      expect(stdout).not.toContain("No findings");
    });

    it("counts as allowed in JUnit what is allowed", async () => {
      const flags = ["--format", "junit", "--max-failed", "2"];
      const { code, stdout } = await beleg([...argv, ...flags], { env: env() });
      expect(code).toBe(0);
      expect(stdout).toContain('failures="0" errors="0" skipped="4"');
    });
  });
});
