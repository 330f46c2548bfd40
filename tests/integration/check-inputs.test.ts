import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { docxOf, paragraph, pdfOf } from "../../packages/beleg/src/ingest/testing/documents.ts";
import { captureCli } from "../support/run-cli.ts";

const article = "Paris is the capital of France. The population of France is 67 million.";
const wrong = "The population of France is 69 million.";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-inputs-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const rows = (...list: readonly object[]) => list.map((row) => `${JSON.stringify(row)}\n`).join("");

/** A check of facts in English. */
const check = (...argv: readonly string[]) =>
  captureCli(["check", "--dimensions", "factuality", "--locale", "en", ...argv], { cwd: folder });
/** The same on one thread: each takes as long to start as dozens of texts. */
const checkInTurn = (...argv: readonly string[]) => check("-j", "1", ...argv);

describe("documents", () => {
  it.each([
    ["a.pdf", pdfOf("Paris is the capital of France.", "The population of France is 67 million."), "a.pdf#page=2:1:1"],
    ["a.docx", docxOf(paragraph("France") + paragraph(article)), "a.docx#text:2:33"],
    ["a.html", `<html><body><nav>no</nav>\n\n<p>France</p>\n<p>${article}</p></body></html>`, "a.html#text:2:33"],
    ["a.md", `---\ntitle: x\n---\n\n${article}\n`, "a.md:5:33"],
  ])("%s is read as what it is, and the quote names its place", async (name, content, where) => {
    await put({ [name]: content, "wrong.txt": wrong });
    const { code, stdout, stderr } = await check("--source", name, "wrong.txt", "-f", "github");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toContain("file=wrong.txt,line=1,endLine=1,col=");
    expect(stdout).toContain(`“The population of France is 67 million.” [${where}]`);
  });

  it("a checked document is annotated as a file, with the place in its text", async () => {
    await put({ "wrong.docx": docxOf(paragraph("France.") + paragraph(wrong)), "article.txt": article });
    const { code, stdout } = await check("--source", "article.txt", "wrong.docx", "-f", "github");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::error file=wrong\.docx,title=/m);
    expect(stdout).toContain("%0Awrong.docx#text:2:29 “69 million”%0A");
    const sarif = JSON.parse((await check("--source", "article.txt", "wrong.docx", "-f", "sarif")).stdout);
    expect(sarif.runs[0].results[0].locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri: "wrong.docx" } },
        logicalLocations: [{ fullyQualifiedName: "wrong.docx#text:2:29" }],
      },
    ]);
  });

  it.each([
    ["notes.pdf", "Plain words.", /notes\.pdf holds text, while its ending promises PDF/],
    ["notes.docx", "Plain words.", /notes\.docx holds text, while its ending promises DOCX/],
    ["notes.txt", pdfOf("x"), /notes\.txt holds PDF, while its ending promises text/],
    ["notes.md", docxOf(paragraph("x")), /notes\.md holds DOCX, while its ending promises text/],
    ["notes.txt", Buffer.from("\ufeffx", "utf16le"), /notes\.txt holds UTF-16, while its ending promises text/],
    ["scan.pdf", pdfOf(""), /scan\.pdf holds no text: a scanned document needs text recognition first/],
    ["cut.pdf", pdfOf("x").subarray(0, 40), /cannot read cut\.pdf/],
  ])("%s with other content is one line that says what to do", async (name, content, message) => {
    await put({ [name]: content, "wrong.txt": wrong });
    for (const argv of [
      ["--source", name, "wrong.txt"],
      ["--source", "wrong.txt", name],
    ]) {
      const { code, stdout, stderr } = await check(...argv);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(message);
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    }
  });
});

describe("folders", () => {
  it("pairs texts with the sources of their name, whatever the ending, or with a folder of them", async () => {
    await put({
      "texts/one.txt": wrong,
      "texts/two.md": wrong,
      "sources/one.docx": docxOf(paragraph(article)),
      "sources/two/a.txt": "Lyon is a city.",
      "sources/two/b.txt": article,
    });
    const { code, stdout } = await check("--texts", "texts", "--sources", "sources");
    expect(code).toBe(1);
    const results = JSON.parse(stdout);
    expect(results.map(({ id }: { id: string }) => id)).toEqual(["one.txt", "two.md"]);
    const [, second] = results;
    expect(second.factuality.details.claims[0].evidence.source_id).toBe(join("sources", "two", "b.txt"));
    const annotations = await check("--texts", "texts", "--sources", "sources", "-f", "github");
    expect(annotations.stdout).toContain(`::error file=${join("texts", "one.txt")},line=1`);
    expect(annotations.stdout).toContain("(two.md)::");
  });

  it("checks every text against shared sources", async () => {
    await put({ "texts/one.txt": wrong, "texts/two.txt": article, "article.txt": article });
    const { code, stdout } = await check("--texts", "texts", "--source", "article.txt");
    expect(code).toBe(1);
    expect(JSON.parse(stdout).map(({ factuality }: { factuality: { score: number } }) => factuality.score)).toEqual([
      0, 1,
    ]);
  });

  it("says how a folder is checked where one text was expected", async () => {
    await put({ "texts/a.txt": article, "article.txt": article });
    const { code, stderr } = await check("texts", "--source", "article.txt");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^beleg: texts is a directory: --texts texts /),
    });
  });

  it.each([
    [{ "texts/a.txt": "x", "texts/b.txt": "x", "sources/a.txt": "x" }, /texts[/\\]b\.txt: no counterpart in sources/],
    [{ "texts/a.txt": "x", "sources/a.txt": "x", "sources/c.pdf": "x" }, /sources[/\\]c\.pdf: no counterpart in texts/],
    [{ "texts/a/b.txt": "x", "sources/a.txt": "x" }, /texts[/\\]a is a directory/],
    [{ "sources/a.txt": "x" }, /no such file: texts/],
  ])("refuses %j before anything is checked", async (files, message) => {
    await put(files);
    const { code, stdout, stderr } = await check("--texts", "texts", "--sources", "sources");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
  });

  it.each([
    [["--sources", "s"], /--texts/],
    [["--texts", "t"], /--sources/],
    [["--texts", "t", "--sources", "s", "--source", "a.txt"], /--sources.*--source/],
    [["--texts", "t", "--sources", "s", "a.txt"], /--texts.*a text \(a\.txt\)/],
    [["--texts", "t", "--input", "c.jsonl"], /--input.*--texts/],
  ])("%j says what is missing or too much", async (argv, message) => {
    const { code, stderr } = await check(...argv);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe("records", () => {
  it("take contexts as texts and as retrievers' objects, beside sources", async () => {
    const contexts = ["Lyon is a city.", { page_content: article, metadata: { page: 3 } }, { id: "c", text: "Nice." }];
    await put({ "cases.jsonl": rows({ contexts, sources: [{ id: "s", text: "Nantes." }], summary_text: wrong }) });
    const { stdout } = await checkInTurn("--input", "cases.jsonl");
    expect(JSON.parse(stdout).factuality.details.claims[0].evidence.source_id).toBe("context-2");
  });

  it.each([
    [{ contexts: [{ title: "no text" }] }, /cases\.jsonl:1: contexts\[0\]\.text/],
    [{ contexts: [3] }, /cases\.jsonl:1: contexts\[0\]/],
    [{ contexts: ["x", { id: "s", text: "y" }], sources: [{ id: "s", text: "z" }] }, /cases\.jsonl:1.*id of its own/],
  ])("refuse contexts %j by their place", async (row, message) => {
    await put({ "cases.jsonl": rows({ ...row, summary_text: wrong }) });
    const { code, stderr } = await checkInTurn("--input", "cases.jsonl");
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it("are found by file, line and case id in annotations and SARIF", async () => {
    const good = { article_text: article, summary_text: article };
    await put({ "cases.jsonl": rows(good, { id: "bad", article_text: article, summary_text: `\n${wrong}` }, good) });
    const { stdout } = await checkInTurn("--input", "cases.jsonl", "-f", "github");
    expect(stdout).toMatch(/^::error file=cases\.jsonl,line=2,endLine=2,title=factuality%3A NUMBER \(bad\)::/);
    expect(stdout).toContain("%0Asummary_text:2:29 “69 million”%0A");
    const sarif = JSON.parse((await checkInTurn("--input", "cases.jsonl", "-f", "sarif")).stdout);
    const [result] = sarif.runs[0].results;
    expect(result.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: "cases.jsonl" },
      region: { startLine: 2, endLine: 2 },
    });
    expect(result.relatedLocations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: "cases.jsonl" },
      region: { startLine: 2 },
    });
  });

  it("without an id are called after their place", async () => {
    await put({ "cases.jsonl": rows({ summary_text: wrong }, { summary_text: wrong }), "article.pdf": pdfOf(article) });
    const { stdout } = await checkInTurn("--input", "cases.jsonl", "--source", "article.pdf", "-f", "github");
    expect(stdout).toContain("(cases.jsonl%3A2)::");
    expect(stdout).toContain("[article.pdf#page=1:1:33]");
  });
});

describe("nothing to check", () => {
  it.each([
    ["an empty text", ["--source", "article.txt", "empty.txt"], "empty.txt is empty"],
    ["a blank text in a folder", ["--source", "article.txt", "--texts", "texts"], "texts/blank.txt is empty"],
    ["an empty source", ["--source", "empty.txt", "wrong.txt"], "empty.txt is empty"],
    ["a file without records", ["--input", "empty.jsonl"], "empty.jsonl holds no record"],
    ["an empty list of records", ["--input", "empty.json"], "empty.json holds no record"],
    ["nothing on stdin", ["--input", "-"], "<stdin> holds no record"],
  ])("%s is refused, not passed", async (_name, argv, message) => {
    await put({ "article.txt": article, "wrong.txt": wrong, "empty.txt": "", "texts/blank.txt": " \n\t\n" });
    await put({ "empty.jsonl": "\n\n", "empty.json": "[]" });
    const { code, stdout, stderr } = await checkInTurn(...argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  it("an empty source beside others is left aside", async () => {
    await put({ "sources/a.txt": article, "sources/b.txt": "", "wrong.txt": wrong });
    expect((await checkInTurn("--source", "sources", "wrong.txt", "-q")).code).toBe(1);
  });

  it("a record with an empty text is incomplete, and those around it are judged", async () => {
    await put({
      "cases.jsonl": rows(
        { article_text: article, summary_text: "  " },
        { article_text: article, summary_text: wrong },
      ),
    });
    const pretty = await checkInTurn("--input", "cases.jsonl", "-f", "pretty");
    expect(pretty.code).toBe(3);
    expect(pretty.stdout).toMatch(/^INCOMPLETE .* there is no text to check$/m);
    expect(pretty.stdout).toMatch(/^FAIL /m);
    const compact = await checkInTurn("--input", "cases.jsonl", "-f", "compact");
    expect(JSON.parse(compact.stdout.split("\n")[0]!)).toMatchObject({ verdict: "incomplete", reason: "no_text" });
    expect((await checkInTurn("--input", "cases.jsonl", "-f", "junit")).stdout).toMatch(/<error message="no text"\/>/);
  });
});

describe("--fail-on off", () => {
  it("reports and fails nothing, and says that there was no gate", async () => {
    await put({ "article.txt": article, "wrong.txt": wrong });
    const { code, stdout } = await checkInTurn(
      "--source",
      "article.txt",
      "wrong.txt",
      "--fail-on",
      "off",
      "-f",
      "pretty",
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^CHECKED {2}wrong\.txt {2}no gate: --fail-on is off$/m);
    expect(stdout).toMatch(/Contradicted by the source/);
  });
});

describe("other tools' exports", () => {
  const ragas = { user_input: "?", retrieved_contexts: [article, "Nice is a city."], response: wrong };

  it("are checked with the preset of the tool, each finding by its row", async () => {
    await put({ "ragas.jsonl": rows(ragas), "ragas.csv": `response,contexts\n"${wrong}","['${article}']"\n` });
    for (const file of ["ragas.jsonl", "ragas.csv"]) {
      const { code, stdout } = await checkInTurn("--input", file, "--preset", "ragas", "-f", "github");
      expect(code).toBe(1);
      expect(stdout).toMatch(new RegExp(`^::error file=${file},line=1,`));
    }
  });

  it("without the preset are recognised", async () => {
    await put({ "ragas.jsonl": rows(ragas) });
    const { code, stderr } = await checkInTurn("--input", "ragas.jsonl");
    expect([code, stderr]).toEqual([2, expect.stringContaining("add --preset ragas")]);
  });

  it("rows with contexts are evaluated against them", async () => {
    const label = (id: string, has_error: boolean) => ({
      id,
      has_error,
      contexts: [article, { page_content: "Nice." }],
    });
    const right = "The population of France is 67 million.";
    await put({
      "labelled.jsonl": rows(
        { ...label("1", true), summary_text: wrong },
        { ...label("2", false), summary_text: right },
      ),
    });
    const argv = [
      "eval",
      "--task",
      "factuality",
      "--data",
      "labelled.jsonl",
      "--out",
      "run",
      "--min",
      "recall=1",
      "--resamples",
      "20",
    ];
    const { code, stdout } = await captureCli([...argv, "-f", "json", "-j", "1"], { cwd: folder });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ coverage: { judged: 2, abstained: 0 } });
    await put({ "broken.jsonl": rows({ id: "1", contexts: [3], summary_text: wrong }) });
    const broken = await captureCli(["eval", "--task", "factuality", "--data", "broken.jsonl"], { cwd: folder });
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringMatching(/line 1: contexts\[0\]/)]);
  });
});
