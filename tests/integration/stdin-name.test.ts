import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdfOf } from "../../packages/beleg/src/ingest/testing/documents.ts";
import { captureCli } from "../support/run-cli.ts";

const article = "Paris is the capital of France. The population of France is 67 million.";
const wrong = "The population of France is 69 million.";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-stdin-name-"));
  await writeFile(join(folder, "article.txt"), article);
  await writeFile(join(folder, "wrong.txt"), wrong);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const beleg = (argv: readonly string[], stdin: string | Buffer) =>
  captureCli([...argv, "--locale", "en"], { cwd: folder, stdin });
const check = async (stdin: string | Buffer, ...argv: readonly string[]) =>
  (await beleg(["check", "--dimensions", "factuality", ...argv], stdin)).stdout;
const rows = `${JSON.stringify({ article_text: article, summary_text: wrong })}\n`.repeat(2);

describe("a text from a pipe", () => {
  it("is called <stdin> where people read", async () => {
    const pretty = await check(wrong, "--source", "article.txt", "-", "-f", "pretty");
    expect(pretty).toMatch(/^FAIL {2}<stdin> {2}1 finding/);
    expect(pretty).toContain("\n  <stdin>:1:29  ");
    expect(await check(wrong, "--source", "article.txt", "-", "-f", "csv")).toContain(",<stdin>,");
    expect(await check(wrong, "--source", "article.txt", "-", "-f", "html")).toContain("&lt;stdin&gt;");
    expect(await check(wrong, "--source", "article.txt", "-", "-f", "md")).not.toMatch(/(?<![\\`])<stdin>/);
  });

  it("is no file of the repository in annotations, and says its place in words", async () => {
    const annotations = await check(wrong, "--source", "article.txt", "-", "-f", "github");
    expect(annotations).toMatch(/^::error title=/);
    expect(annotations).toContain("%0A<stdin>:1:29 “69 million”%0A");
  });

  it("is no file of a test report", async () => {
    const junit = await check(wrong, "--source", "article.txt", "-", "-f", "junit");
    expect(junit).toContain('<testsuite name="&lt;stdin&gt;"');
    expect(junit).not.toContain(" file=");
    expect(junit).toContain("&lt;stdin&gt;:1:29");
  });

  it("has a path and a URI that are valid where one must be", async () => {
    const [issue] = JSON.parse(await check(wrong, "--source", "article.txt", "-", "-f", "gitlab"));
    expect(issue.location).toEqual({ path: "stdin", lines: { begin: 1, end: 1 } });
    const { locations } = JSON.parse(await check(wrong, "--source", "article.txt", "-", "-f", "sarif")).runs[0]
      .results[0];
    expect(locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: "stdin" },
      region: { startLine: 1 },
    });
  });

  it("has no name in JSON, which another program reads", async () => {
    expect(await check(wrong, "--source", "article.txt", "-", "-f", "json")).not.toContain("stdin");
  });
});

describe("a source from a pipe", () => {
  it("is called <stdin> beside its quotes", async () => {
    expect(await check(article, "--source", "-", "wrong.txt", "-f", "pretty")).toContain("<stdin>:1:33");
    const several = await check(article, "--source", "-", "--source", "wrong.txt", "wrong.txt", "-f", "pretty");
    expect(several).toContain("<stdin>:1:33");
    expect(await check(pdfOf(article), "--source", "-", "wrong.txt", "-f", "pretty")).toContain("<stdin>#page=1:1:33");
  });
});

describe("records from a pipe", () => {
  it("are told apart by their lines", async () => {
    expect(await check(rows, "--input", "-", "-f", "pretty")).toMatch(/^FAIL {2}<stdin>:1 [\s\S]*\nFAIL {2}<stdin>:2 /);
    const annotations = await check(rows, "--input", "-", "-f", "github");
    expect(annotations).toMatch(/^::error title=[^,]*\(<stdin>%3A1\)::[\s\S]*\n::error title=[^,]*\(<stdin>%3A2\)::/);
    expect(await check(rows, "--input", "-", "-f", "junit")).not.toContain(" file=");
  });
});

describe("an error", () => {
  it.each([
    [["check", "--source", "article.txt", "-"], " \n", "<stdin> is empty"],
    [["check", "--source", "article.txt", "-"], Buffer.from([0x41, 0xff]), "<stdin>"],
    [["check", "--input", "-"], "", "<stdin> holds no record"],
    [["check", "--input", "-"], '{"a":1}\n{"b":\n', "<stdin>"],
    [["check", "--input", "-", "--preset", "ragas"], '{"response":"x"}\n', "<stdin>"],
    [["rerank", "--input", "-"], "{", "<stdin>"],
    [["decide", "--input", "-"], "{", "<stdin>"],
    [["eval", "--data", "-", "--task", "factuality"], "{\n", "<stdin>"],
    [["eval", "--data", "-", "--task", "factuality"], '{"id":"a"}\n', "<stdin>"],
  ])("of %j names it: %j", async (argv, stdin, message) => {
    const { code, stderr } = await beleg(argv, stdin);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/beleg: -|stdin\.jsonl/);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
