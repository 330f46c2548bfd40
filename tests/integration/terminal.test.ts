import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captureCli } from "../support/run-cli.ts";

const CASE = {
  transaction: {
    transaction_id: "T-1",
    customer_id: "C-1",
    amount: "120.00",
    currency: "PEN",
    country: "PE",
    channel: "web",
    device_id: "D-1",
    timestamp: "2026-05-01T12:00:00Z",
    merchant_id: "M-1",
  },
};
const QUESTION = {
  query: "Wie lange muss ein Betrieb seine Rechnungen aufbewahren?",
  candidates: [{ id: "a", url: "https://example.org/a", title: "Rechnungen", snippet: "Rechnungen zehn Jahre lang." }],
};
const TEXTS = {
  "article.txt": "The bridge opened in 1932. It cost 48 million euros.",
  "wrong.txt": "The bridge opened in 1932. It cost 84 million euros.",
  "right.txt": "The bridge opened in 1932.",
  "free.txt": "Painters adore the arches. Tourists arrive by boat. Children fish there.",
  "quelle.txt": "Die Brücke wurde 1932 eröffnet. Sie kostete 48 Millionen Euro.",
  "falsch.txt": "Die Brücke wurde 1932 eröffnet. Sie kostete 84 Millionen Euro.",
  "case.json": JSON.stringify(CASE),
  "question.json": JSON.stringify(QUESTION),
  "rows.jsonl": `${JSON.stringify({ id: "1", article_text: "It rained.", summary_text: "It rained." })}\n`,
};
/** What colours a terminal. */
const COLOUR = /\p{Cc}\[[0-9;]*m/gu;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "beleg-terminal-"));
  for (const [name, text] of Object.entries(TEXTS)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const beleg = (argv: string, more: { env?: Record<string, string>; columns?: number } = {}) =>
  captureCli(argv.split(" "), { cwd: folder, ...more });
const onTerminal = (argv: string, env: Record<string, string> = { NO_COLOR: "1" }) => beleg(argv, { env, columns: 80 });

describe("a terminal shows", () => {
  it("the verdict, the findings in groups, both sides with what differs, and what to do", async () => {
    const { code, stdout } = await onTerminal("check --source article.txt wrong.txt --dimensions factuality");
    expect(code).toBe(1);
    expect(stdout.split("\n")).toEqual([
      "FAIL  wrong.txt  1 finding on facts fails the gate",
      "1 of 2 claims confirmed, 1 contradicted",
      "",
      "Contradicted by the source",
      "  wrong.txt:1:36  high  NUMBER  The source gives another number.",
      '      text    "It cost [84] million euros."',
      '      source  "It cost [48] million euros."   article.txt:1:28',
      "",
      "Not measured here: nobody knows yet how often this judge is right on texts like",
      "  yours. `beleg trust` measures it.",
      "Next: correct what the source contradicts and check again; -o report.html shows",
      "  text and source side by side.",
      "",
    ]);
  });

  it("that a missing model is why most stays open, in the first lines", async () => {
    const { code, stdout } = await onTerminal("check --source article.txt free.txt --dimensions factuality");
    expect(code).toBe(0);
    const [first, second, ...others] = stdout.split("\n");
    expect([first, second]).toEqual([
      "PASS  free.txt  no contradiction found, but 3 of 3 claims are not confirmed",
      "0 of 3 claims confirmed, 3 not confirmed",
    ]);
    expect(others.slice(0, 4).join(" ")).toMatch(/because no model is set.*--model openai\/NAME.*BELEG_MODEL/);
    const proved = await onTerminal("check --source article.txt right.txt --dimensions factuality");
    expect(proved.stdout).not.toContain("no model");
    expect(proved.stdout).toContain("Nothing to do.");
  });

  it("lines that fit, and colours unless somebody refuses them", async () => {
    const argv = "check --source article.txt wrong.txt";
    const painted = await onTerminal(argv, {});
    expect(painted.stdout).toMatch(COLOUR);
    expect(painted.stdout.replace(COLOUR, "")).toMatch(/^FAIL /);
    for (const line of painted.stdout.replace(COLOUR, "").split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    for (const plain of [await onTerminal(argv), await onTerminal(`${argv} --no-color`, { FORCE_COLOR: "1" })]) {
      expect(plain.stdout).not.toMatch(COLOUR);
    }
    const forced = await beleg(`${argv} -f pretty`, { env: { FORCE_COLOR: "1", NO_COLOR: "1" } });
    expect(forced.stdout).toMatch(COLOUR);
    expect((await beleg(`${argv} -f pretty`)).stdout).not.toMatch(COLOUR);
  });

  it.each([
    ["decide --input case.json", /^ESCALATE_TO_HUMAN {2}T-1 {2}confidence \d/],
    ["rerank --input question.json", /^1 von 1 Kandidaten gewählt, 0 verworfen\n/],
    ["report --input case-result.json --fail-on medium", /^FAIL {2}/],
    ["eval --task factuality --data rows.jsonl --out runs --resamples 20", /^CHECKED {2}no limit was set: .*\n\n# /],
  ])("people what %s says, a pipe JSON", async (argv, shown) => {
    const { stdout: result } = await beleg("check --source article.txt wrong.txt");
    await writeFile(join(folder, "case-result.json"), result);
    expect((await onTerminal(argv)).stdout).toMatch(shown);
    expect(JSON.parse((await beleg(argv)).stdout)).toBeTypeOf("object");
  });

  it("both explanations of a decision", async () => {
    const decided = await onTerminal("decide --input case.json --locale de");
    expect(decided.stdout).toMatch(/Schreiben an die Kundin oder den Kunden\n {4}\S[\s\S]*Für die Revision\n {4}\S/);
    expect(decided.stdout).toContain("    den Fall von einem Menschen prüfen lassen\n");
    const { stdout } = await beleg("decide --input case.json");
    await writeFile(join(folder, "state.json"), stdout);
    expect((await onTerminal("explain --input state.json")).stdout).toMatch(/^ {2}Letter to the customer\n {4}\S/);
  });

  it("how far many texts are, beside nothing else", async () => {
    const { stderr } = await onTerminal("check --input rows.jsonl --dimensions factuality");
    expect(stderr).toContain("/1");
    expect((await beleg("check --input rows.jsonl --dimensions factuality")).stderr).toBe("");
    expect((await onTerminal("check --input rows.jsonl -f jsonl --dimensions factuality")).stderr).toBe("");
  });
});

describe("the language", () => {
  const ENGLISH = "The source gives another number.";
  const GERMAN = "Die Quelle nennt eine andere Zahl.";

  it.each(["json", "jsonl", "compact", "md", "html", "sarif", "junit", "github", "csv", "pretty"])(
    "of %s is that of the text, whatever the machine speaks, unless somebody asks",
    async (format) => {
      const [english, german, asked] = [
        await beleg(`check --source article.txt wrong.txt -f ${format}`, { env: { LANG: "de_DE.UTF-8" } }),
        await beleg(`check --source quelle.txt falsch.txt -f ${format}`, { env: { LANG: "en_US.UTF-8" } }),
        await beleg(`check --source article.txt wrong.txt -f ${format} --locale de`),
      ];
      const [en, de] = format === "compact" ? ["Compare the number", "Zahl"] : [ENGLISH, GERMAN];
      expect(english.stdout).toContain(en);
      expect(english.stdout).not.toContain(de);
      expect(german.stdout).toContain(de);
      expect(german.stdout).not.toContain(en);
      expect(asked.stdout).toContain(de);
    },
  );

  it("of explanations and reasons is asked for, that of the text, or English", async () => {
    const localeOf = async (argv: string, env = {}) =>
      (JSON.parse((await beleg(argv, { env })).stdout) as { explanation: { locale: string } }).explanation.locale;
    expect(await localeOf("decide --input case.json", { LANG: "es_ES.UTF-8" })).toBe("en");
    expect(await localeOf("decide --input case.json --locale pt")).toBe("pt");
    expect(await localeOf("decide --input case.json", { BELEG_LOCALE: "es" })).toBe("es");
  });

  it("blames a wrong model on what named it", async () => {
    const flag = await beleg("check --source article.txt wrong.txt --model foo");
    expect(flag).toMatchObject({ code: 2, stderr: expect.stringContaining("--model: ") });
    expect(flag.stderr).not.toContain("BELEG_MODEL");
    const variable = await beleg("check --source article.txt wrong.txt", { env: { BELEG_MODEL: "foo" } });
    expect(variable.stderr).toContain("BELEG_MODEL");
  });
});
