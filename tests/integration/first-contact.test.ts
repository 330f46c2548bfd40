import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../../packages/beleg/src/cli/run-cli.ts";
import { toBeBackedBy } from "../../packages/beleg/src/matcher/to-be-backed-by.ts";
import { captureCli } from "../support/run-cli.ts";

const FILES = {
  "returns.md": "You can send back any unused item within 45 days of delivery. Gift cards cannot be returned.",
  "answers/right.txt": "You can send back any unused item within 45 days of delivery.",
  "answers/wrong.txt": "You can send back any unused item within 54 days of delivery.",
  "open.txt":
    "Our buyers love the colours. The courier is friendly. You can send back any unused item within 45 days of delivery.",
  "offen.txt": "Unsere Kunden lieben die Farben. Der Bote ist freundlich.",
  "latin1.txt": Buffer.from("Die Rückgabe ist möglich.", "latin1"),
  "rows.jsonl": `${JSON.stringify({ id: "1", article_text: "It rained.", summary_text: "It rained.", has_error: false })}\n`,
  "words/talk.md": "Be careful.",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-first-contact-"));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const beleg = (argv: string, columns?: number, env: Record<string, string> = { NO_COLOR: "1" }) =>
  captureCli(argv.split(" "), { cwd: folder, env, ...(columns && { columns }) });
const facts = "--source returns.md --dimensions factuality";

describe("several texts", () => {
  it("are named one by one, and the worst decides", async () => {
    const { code, stdout } = await beleg(`check ${facts} answers/right.txt answers/wrong.txt -f pretty`);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^PASS {2}answers\/right\.txt [\s\S]*\nFAIL {2}answers\/wrong\.txt /);
    const list = JSON.parse((await beleg(`check ${facts} answers/right.txt answers/wrong.txt`)).stdout);
    expect(list.map((one: { summary_name: string }) => one.summary_name)).toEqual([
      "answers/right.txt",
      "answers/wrong.txt",
    ]);
  });

  it("or by a pattern, whose answer is a list even where it fits one", async () => {
    expect(JSON.parse((await beleg(`check ${facts} answers/*.txt`)).stdout)).toHaveLength(2);
    expect(JSON.parse((await beleg(`check ${facts} answers/r*.txt`)).stdout)).toHaveLength(1);
    expect(JSON.parse((await beleg(`check ${facts} answers/right.txt`)).stdout)).toHaveProperty("factuality");
    expect(await beleg(`check ${facts} answers/*.doc`)).toMatchObject({ code: 2, stdout: "" });
  });

  it("with a folder among them say which flag takes folders", async () => {
    const { code, stderr } = await beleg(`check ${facts} open.txt answers`);
    expect(code).toBe(2);
    expect(stderr).toContain("--texts answers");
  });
});

describe("a text that passes with most claims open", () => {
  it.each([
    ["open.txt", "en", "PASS  open.txt  no contradiction found, but 2 of 3 claims are not confirmed", "--fail-on low"],
    ["offen.txt", "de", "BESTANDEN  offen.txt  kein Widerspruch gefunden, aber 2 von 2 Aussagen", "--fail-on low"],
  ])("%s is not called confirmed", async (file, lang, verdict, next) => {
    const { code, stdout } = await beleg(`check ${facts} --lang ${lang} ${file} -f pretty`);
    expect(code).toBe(0);
    expect(stdout.startsWith(verdict), stdout).toBe(true);
    expect(stdout.trimEnd().split("\n").at(-1)).toContain(next);
    expect((await beleg(`check ${facts} --lang ${lang} ${file} --fail-on low -q`)).code).toBe(1);
  });

  it("is not painted green", async () => {
    const green = "\u001b[32m";
    const { stdout } = await beleg(`check ${facts} open.txt`, 100, { FORCE_COLOR: "1" });
    expect(stdout.split("\n")[0]).not.toContain(green);
    const right = await beleg(`check ${facts} answers/right.txt`, 100, { FORCE_COLOR: "1" });
    expect(right.stdout.split("\n")[0]).toContain(green);
  });
});

describe("what to do next is said by", () => {
  it.each([
    [
      "check --source https://example.org/a.html open.txt",
      "is a web address, and Beleg opens no addresses: save the page",
    ],
    [`check ${facts} latin1.txt`, "save it as UTF-8"],
    [`baseline write ${facts} answers/wrong.txt`, "pass it to every check: --baseline beleg.baseline.json"],
  ])("%s", async (argv, words) => {
    const { stderr } = await beleg(argv);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  it.each([
    ["report --input rows.jsonl -f pretty", "Next: have it judged: beleg check --input FILE."],
    ["policies check words -f pretty", "none of these policies has a rule"],
    ["demo", "Now your own texts: beleg check --source SOURCE TEXT"],
  ])("%s", async (argv, words) => {
    expect((await beleg(argv)).stdout).toContain(words);
  });
});

describe("an evaluation on a terminal", () => {
  it.each([
    ["", "CHECKED  no limit was set: --min METRIC=VALUE or --baseline FILE sets one"],
    [" --min balanced_accuracy=0.9", "FAIL  balanced_accuracy is not defined, asked for was 0.900"],
    [" --locale de", "GEPRÜFT  keine Grenze gesetzt"],
  ])("begins with its verdict and the reason%s", async (more, first) => {
    const { stdout } = await beleg(`eval --task factuality --data rows.jsonl -f pretty${more}`);
    expect(stdout.split("\n")[0]).toContain(first);
  });
});

it("a single text that takes its time shows that it is at work", async () => {
  await writeFile(join(folder, "long.txt"), "The return window is 45 days. ".repeat(60_000));
  const until = /checking/;
  const env = { NO_COLOR: "1" };
  const argv = ["check", "--source", "returns.md", "long.txt"];
  const { stderr } = await captureCli(argv, { cwd: folder, columns: 100, env, until });
  expect(stderr).toMatch(/checking ─+ 0\/1 /);
});

it.each([
  ["--input many.jsonl", "checking ━+ 2/2 .* left .* 0 failed"],
  ["--input many.jsonl --locale de", "prüft ━+ 2/2 .* übrig .* 0 gescheitert"],
  [`${facts} answers/right.txt answers/wrong.txt`, "checking ━+ 2/2 "],
])("many texts show how far they are: %s", async (argv, bar) => {
  const row = { article_text: "It rained in Cork.", summary_text: "It rained in Cork." };
  await writeFile(join(folder, "many.jsonl"), `${JSON.stringify(row)}\n`.repeat(2));
  const { stderr } = await beleg(`check ${argv} -f pretty`, 120);
  expect(stderr).toMatch(new RegExp(bar));
  // A pipe is told nothing of it.
  expect((await beleg(`check ${argv} -f pretty`)).stderr).toBe("");
});

it("style and messages go by the text, whatever its source is written in", async () => {
  await writeFile(
    join(folder, "line.txt"),
    "The line opened on Monday. It cost 48 million euros and is twelve kilometres long.",
  );
  await writeFile(
    join(folder, "linie.txt"),
    "Die Linie wurde am Montag eröffnet. Sie kostete 48 Millionen Euro und ist zwölf Kilometer lang.",
  );
  const { language, readability } = JSON.parse((await beleg("check --source line.txt linie.txt")).stdout);
  expect(language).toBe("de");
  expect(Object.keys(readability.details.formulas)).toContain("wiener_sachtextformel_1");
  expect((await beleg("check --source line.txt linie.txt -f pretty")).stdout).toMatch(/^BESTANDEN/);
  const other = JSON.parse((await beleg("check --source linie.txt line.txt")).stdout);
  expect([other.language, Object.keys(other.readability.details.formulas)]).toEqual([
    "en",
    expect.arrayContaining(["flesch_kincaid_grade"]),
  ]);
});

it("a person who types beleg mcp is told what waits there, an agent is not", async () => {
  const told = async (isTTY: boolean) => {
    const [out, err] = [new PassThrough(), new PassThrough()];
    const stdin = Object.assign(new PassThrough(), { isTTY });
    stdin.end();
    const io = { stdin, stdout: out, stderr: err, env: {}, cwd: folder, signal: new AbortController().signal };
    expect(await runCli(["mcp"], io)).toBe(0);
    return String(err.read() ?? "");
  };
  expect(await told(true)).toMatch(/^Beleg speaks the Model Context Protocol here .*beleg mcp --help.*\n$/);
  expect(await told(false)).toBe("");
});

it("the message of the matcher in the guide is the one it gives", async () => {
  const guide = await readFile(new URL("../../docs/guides/library.md", import.meta.url), "utf8");
  const shown = /```text\n(FAIL {2}the sources[\s\S]*?)\n```/.exec(guide)?.[1];
  const sources = ["The Pro plan costs 20 euros a month."];
  const { message } = await toBeBackedBy.call({}, "The Pro plan costs 30 euros a month.", sources);
  expect(message()).toBe(shown);
});
