import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { captureCli } from "../support/run-cli.ts";

const article = "The harbour of Wellby opened in 1998. It cost 48 million pounds. The first ship was the Aurora.";
/** One contradiction (high) and one statement no source backs (low). */
const mixed = "It cost 84 million pounds. The mayor of Wellby likes tea.";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-gate-"));
  await put({ "article.txt": article, "text.txt": mixed });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
const beleg = (...argv: readonly string[]) => captureCli(argv, { cwd: folder });
const check = (...argv: readonly string[]) =>
  beleg("check", "--source", "article.txt", "text.txt", "--dimensions", "factuality", "--locale", "en", ...argv);

describe("JUnit", () => {
  it.each([
    [["--fail-on", "high"], 1, 'tests="2" failures="1" errors="0" skipped="1"'],
    [["--fail-on", "low"], 1, 'tests="2" failures="2" errors="0" skipped="0"'],
  ])("with %j has failures for what fails the gate", async (flags, exit, counts) => {
    const { code, stdout } = await check("-f", "junit", ...flags);
    expect(code).toBe(exit);
    // Coherence and readability did not run.
    const wanted = counts
      .replace(/tests="2"/, 'tests="4"')
      .replace(/skipped="(\d)"/, (_, n) => `skipped="${Number(n) + 2}"`);
    expect(stdout).toContain(wanted);
  });

  it("has none where the gate passes, and says why the findings are none", async () => {
    await put({ "text.txt": "The mayor of Wellby likes tea." });
    const { code, stdout } = await check("-f", "junit");
    expect(code).toBe(0);
    expect(stdout).toContain('failures="0" errors="0"');
    expect(stdout).toContain('<skipped message="does not fail the gate: ');
    expect(stdout).toContain('<testcase classname="factuality" name="factuality" file="text.txt"/>');
  });
});

it.each([
  ["junit", 'errors="1"'],
  ["github", "::error file=case.json,line=1,endLine=1,title=factuality::"],
  ["gitlab", '"severity": "blocker"'],
  ["sarif", '"executionSuccessful": false'],
])("%s says that a text without a source does not pass", async (format, words) => {
  await put({ "case.json": JSON.stringify({ article_text: "", summary_text: "The line is 12 kilometres long." }) });
  const argv = ["check", "--input", "case.json", "-f", format, "--locale", "en"];
  const { code, stdout } = await captureCli(argv, { cwd: folder });
  expect(code).toBe(3);
  expect(stdout).toContain(words);
});

describe("a baseline", () => {
  it("marks in JSON what was known, and compact tells the verdict of the exit code", async () => {
    const asked = ["check", "--source", "article.txt", "text.txt", "--dimensions", "factuality", "--fail-on", "low"];
    await beleg("baseline", "write", "--source", "article.txt", "text.txt", "--dimensions", "factuality");
    const known = [...asked, "--baseline", "beleg.baseline.json", "-f"];
    const { stdout } = await beleg(...known, "json", "-o", "report.json");
    const { explainability } = JSON.parse(stdout);
    const marks = ({ findings }: { findings: { known?: boolean }[] }) => findings.map((one) => one.known);
    expect(marks(explainability)).toEqual([true, true]);
    expect(marks({ findings: explainability.by_dimension.factuality })).toEqual([true, true]);
    expect(marks(JSON.parse(await readFile(join(folder, "report.json"), "utf8")))).toEqual([true, true]);
    expect(marks(JSON.parse((await beleg(...asked, "-f", "json")).stdout).explainability)).toEqual([
      undefined,
      undefined,
    ]);
    const compact = await beleg(...known, "compact");
    expect([compact.code, JSON.parse(compact.stdout).verdict]).toEqual([0, "passed"]);
  });

  const write = (...argv: readonly string[]) =>
    beleg("baseline", "write", "--source", "article.txt", "text.txt", "--dimensions", "factuality", ...argv);

  it("lets only new findings fail, wherever the lines go", async () => {
    const written = await write();
    expect(written).toEqual({
      code: 0,
      stdout: "",
      stderr:
        "beleg.baseline.json: 2 findings are known from now on; pass it to every check: --baseline beleg.baseline.json\n",
    });
    const known = ["--baseline", "beleg.baseline.json", "--fail-on", "low"];
    expect((await check(...known)).code).toBe(0);
    await put({ "text.txt": `Wellby\n\nThe harbour of Wellby opened in 1998.\n${mixed}` });
    expect((await check(...known)).code).toBe(0);
    // Whoever reads the report sees what passes, and why.
    for (const [format, words] of [
      ["pretty", /^PASS.*The source gives another number\.\s+known before/s],
      ["md", /· known before\*\*/],
      ["html", />known before</],
    ] as const) {
      expect((await check(...known, "-f", format)).stdout).toMatch(words);
    }
    await put({ "text.txt": `${mixed} It opened in 1989.` });
    const junit = await check(...known, "-f", "junit", "-o", "out.sarif");
    expect(junit.code).toBe(1);
    expect(junit.stdout).toContain('failures="1"');
    expect(junit.stdout).toContain('<skipped message="known before: ');
    const { results } = JSON.parse(await readFile(join(folder, "out.sarif"), "utf8")).runs[0];
    expect(results.map(({ baselineState }: { baselineState: string }) => baselineState).sort()).toEqual([
      "new",
      "unchanged",
      "unchanged",
    ]);
  });

  it("is a file that people can read and that does not change without a reason", async () => {
    await write("--baseline", "one.json");
    await write("--baseline", "two.json", "--locale", "de");
    const text = await readFile(join(folder, "one.json"), "utf8");
    expect(await readFile(join(folder, "two.json"), "utf8")).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      findings: expect.arrayContaining([
        expect.objectContaining({
          file: "text.txt",
          rule: "factuality/NUMBER",
          severity: "high",
          text: "84 million pounds",
        }),
      ]),
    });
  });

  it("of JSONL knows records by their id, or by their file", async () => {
    const row = (more: object) => `${JSON.stringify({ article_text: article, summary_text: mixed, ...more })}\n`;
    const argv = ["--dimensions", "factuality", "--fail-on", "low", "--input", "cases.jsonl"];
    await put({ "cases.jsonl": row({ id: "a" }) + row({}) });
    await beleg("baseline", "write", ...argv);
    await put({ "cases.jsonl": row({}) + row({ id: "a" }) });
    expect((await beleg("check", ...argv, "--baseline", "beleg.baseline.json", "-q")).code).toBe(0);
    await put({ "cases.jsonl": row({ id: "b" }) });
    expect((await beleg("check", ...argv, "--baseline", "beleg.baseline.json", "-q")).code).toBe(1);
  });

  it.each([
    ["nowhere.json", undefined, /there is no baseline nowhere\.json: beleg baseline write --baseline nowhere\.json/],
    ["bad.json", "{", /bad\.json: invalid JSON/],
    ["bad.json", '{"version":2,"findings":[]}', /bad\.json: version/],
    ["bad.json", '{"version":1,"findings":[{}]}', /bad\.json: findings\[0\]\.fingerprint/],
  ])("%s with %s is one line", async (file, content, message) => {
    if (content !== undefined) await put({ [file]: content });
    const { code, stdout, stderr } = await check("--baseline", file);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
  });

  it("is not written where a check does not finish", async () => {
    const env = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_API_KEY: "x" };
    const argv = ["baseline", "write", "--source", "article.txt", "text.txt", "--model", "openai/test"];
    const { code, stderr } = await captureCli(argv, { cwd: folder, env: { ...env, BELEG_RETRIES: "0" } });
    expect(code).toBe(3);
    expect(stderr).toContain("beleg.baseline.json is not written: the check did not finish");
    await expect(readFile(join(folder, "beleg.baseline.json"))).rejects.toThrow();
  });
});
