import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canonicalJson, ExplainabilityResult } from "@beleg/core/contracts";
import { buildReport } from "@beleg/core/report";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleAgents, exampleCase } from "../support/report-example.ts";
import { captureCli } from "../support/run-cli.ts";

const { summary_text, article_text } = exampleCase();
const record = { summary_text, article_text, ...exampleAgents };
const plain = {
  summary_text: "Paris hat 69 Millionen Einwohner.",
  readability: { issue_spans: [{ severity: "low" }] },
};

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-report-"));
  writeFileSync(join(cwd, "one.json"), JSON.stringify(record));
  writeFileSync(join(cwd, "many.jsonl"), [record, plain, record].map((item) => `${JSON.stringify(item)}\n`).join("\n"));
  writeFileSync(join(cwd, "source.txt"), "Paris hat 2 Millionen Einwohner.");
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const report = (...args: string[]) => captureCli(["report", ...args], { cwd });

describe("beleg report", () => {
  it("prints one canonical JSON report and exits 0", async () => {
    const { code, stdout, stderr } = await report("--input", "one.json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const printed = ExplainabilityResult.parse(JSON.parse(stdout));
    expect(printed).toEqual(buildReport(record));
    expect(stdout).toBe(`${canonicalJson(printed, { indent: 2 })}\n`);
  });

  it("prints one report per line in input order for JSONL", async () => {
    const { stdout } = await report("--input", "many.jsonl");
    expect((await report("--input", "many.jsonl", "--format", "jsonl")).stdout).toBe(stdout);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).stats.num_findings)).toEqual([6, 1, 6]);
    expect(lines[0]).toBe(canonicalJson(buildReport(record)));
    const together = JSON.parse((await report("--input", "many.jsonl", "-f", "json")).stdout);
    expect(together).toEqual(lines.map((line) => JSON.parse(line)));
  });

  it("writes several formats at once, and the exit code stays", async () => {
    const files = [
      "a.json",
      "a.jsonl",
      "a.md",
      "a.html",
      "a.sarif",
      "a.junit.xml",
      "a.github",
      "a.gitlab.json",
      "a.csv",
      "a.txt",
    ];
    const { code, stdout } = await report("--input", "many.jsonl", "--quiet", ...files.flatMap((file) => ["-o", file]));
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    for (const file of files) expect(readFileSync(join(cwd, file), "utf8").length).toBeGreaterThan(100);
  });

  it("leads from SARIF to the docs that are configured, and to none of its own making", async () => {
    const driverOf = async (env: Record<string, string>) => {
      const args = ["report", "--input", "one.json", "--format", "sarif"];
      return JSON.parse((await captureCli(args, { cwd, env })).stdout).runs[0].tool.driver;
    };
    expect(await driverOf({})).not.toHaveProperty("informationUri");
    const docs = "https://docs.example/beleg/";
    expect(await driverOf({ BELEG_DOCS_URL: docs })).toMatchObject({ informationUri: docs });
    const wrong = await captureCli(["report", "--input", "one.json"], { cwd, env: { BELEG_DOCS_URL: "javascript:1" } });
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain("BELEG_DOCS_URL");
  });

  it("reads stdin, one object or lines", async () => {
    const one = JSON.stringify(plain, null, 2);
    const fromOne = await captureCli(["report", "--input", "-"], { cwd, stdin: one });
    expect(JSON.parse(fromOne.stdout).stats.num_findings).toBe(1);
    const lines = `${JSON.stringify(plain)}\n${JSON.stringify(plain)}\n`;
    const fromLines = await captureCli(["report", "--input", "-", "--format", "jsonl"], { cwd, stdin: lines });
    expect(fromLines.stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("takes null for what is not said, as other languages write it", async () => {
    const nulls = { id: null, offset_encoding: null, summary_name: null, article_name: null, article_text: null };
    // Reports name the file of the record: both have the same.
    const reportOn = async (input: object, format: string) => {
      writeFileSync(join(cwd, "record.json"), JSON.stringify(input));
      return report("--input", "record.json", "--format", format);
    };
    for (const format of ["json", "junit", "sarif", "csv", "pretty"]) {
      const { code, stdout } = await reportOn({ ...plain, factuality: null, ...nulls }, format);
      expect({ code, stdout }).toEqual({ code: 0, stdout: (await reportOn(plain, format)).stdout });
    }
  });

  it("takes locale, top-k, offsets and a source", async () => {
    const english = JSON.parse((await report("--input", "one.json", "--locale", "en", "--top-k", "2")).stdout);
    expect(english.summary[0]).toMatch(/^6 findings were produced/);
    expect(english.top_spans).toHaveLength(2);
    const input = { summary_text: "😀 2015", factuality: { issue_spans: [{ start_char: 3, end_char: 7 }] } };
    writeFileSync(join(cwd, "astral.json"), JSON.stringify(input));
    const counted = JSON.parse((await report("--input", "astral.json", "--offsets", "unicode")).stdout);
    expect(counted.offset_encoding).toBe("unicode");
    expect(counted.findings[0].span).toEqual({ start_char: 2, end_char: 6, text: "2015" });
    await report("--input", "astral.json", "--source", "source.txt", "-o", "with-source.html");
    expect(readFileSync(join(cwd, "with-source.html"), "utf8")).toContain("Paris hat 2 Millionen Einwohner.");
  });

  it("prints its settings without an input", async () => {
    const { code, stdout } = await report("--print-config", "--top-k", "7");
    expect(code).toBe(0);
    expect(JSON.parse(stdout).top_k).toEqual({ value: 7, source: "flag" });
    const onTerminal = await captureCli(["report", "--print-config", "--top-k", "7"], { cwd, columns: 80 });
    expect(onTerminal.stdout).toMatch(/^top_k +7 {2}# flag$/m);
  });

  it("names a wrong setting in the language asked for", async () => {
    const { stderr } = await report("--input", "one.json", "--top-k", "0", "--locale", "es");
    expect(stderr).toBe("beleg: --top-k: debe ser como mínimo 1\n");
  });

  it("gates only when asked", async () => {
    expect((await report("--input", "one.json", "--fail-on", "high")).code).toBe(1);
    const low = { cwd, stdin: JSON.stringify(plain) };
    expect((await captureCli(["report", "--input", "-", "--fail-on-style", "medium"], low)).code).toBe(0);
    expect((await captureCli(["report", "--input", "-", "--fail-on-style", "low"], low)).code).toBe(1);
  });

  it("gates style only when asked for style", async () => {
    const span = { start_char: 0, end_char: 5, message: "Broken.", severity: "high" };
    const style = { cwd, stdin: JSON.stringify({ summary_text: "Paris", coherence: { issue_spans: [span] } }) };
    expect((await captureCli(["report", "--input", "-", "--fail-on", "low"], style)).code).toBe(0);
    expect((await captureCli(["report", "--input", "-", "--fail-on-style", "high"], style)).code).toBe(1);
  });

  it.each([
    ["a missing file", ["--input", "nowhere.json"], "nowhere.json"],
    ["no input", [], "--input"],
    ["an unknown format", ["--input", "one.json", "--format", "pdf"], "pdf"],
    ["an unknown grade", ["--input", "one.json", "--fail-on", "grave"], "off, low, medium, high"],
    ["an unknown ending", ["--input", "one.json", "-o", "report.pdf"], "report.pdf"],
    ["a mistyped flag without input", ["--inptu", "one.json"], 'unknown option "--inptu": did you mean --input?'],
    ["an unknown locale", ["--input", "one.json", "--locale", "fr"], "--locale: must be one of: auto, de, en, es, pt"],
    ["no number", ["--input", "one.json", "--top-k", "many"], '--top-k: expected number, got "many"'],
    ["a number out of range", ["--input", "one.json", "--top-k", "0"], "--top-k: must be at least 1"],
    ["a folder to write to", ["--input", "one.json", "-o", "one.json/x.html"], "x.html"],
  ])("%s is one clear line and exit 2", async (_name, args, named) => {
    const { code, stderr } = await report(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^beleg: [^\n]+\n$/);
    expect(stderr).toContain(named);
  });

  it.each([
    ["[]", "object"],
    ["{}", "summary_text"],
    ['{"summary_text": 5}', "summary_text"],
    ['{"summary_text": "x", "factuality": "good"}', "factuality"],
    ['{"summary_text": "x", "offset_encoding": "bytes"}', "offset_encoding"],
    ["{", "line 1, column 2: it ends too early"],
    ["", "holds no record"],
    ['{"summary_text": "x", "factuality": {"issue_spans": [{"end_char": 1e999}]}}', "issue_spans[0].end_char: must be"],
  ])("the input %s is refused with its place", async (text, named) => {
    const { code, stdout, stderr } = await captureCli(["report", "--input", "-"], { cwd, stdin: text });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(named);
  });

  it("an error in JSONL names its line and leaves no file behind", async () => {
    writeFileSync(join(cwd, "broken.jsonl"), `${JSON.stringify(plain)}\n{"summary_text": 1}\n`);
    const { code, stderr } = await report("--input", "broken.jsonl", "-o", "broken.html");
    expect(code).toBe(2);
    expect(stderr).toContain("broken.jsonl:2");
    expect(existsSync(join(cwd, "broken.html"))).toBe(false);
  });
});
