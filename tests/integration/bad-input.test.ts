import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERBS } from "../../packages/beleg/src/cli/verbs.ts";
import { captureCli } from "../support/run-cli.ts";

/** How each verb is given the file under test; null: the verb reads no file. A new verb must be entered here. */
type Call = (file: string) => string[];
const CALLS: Record<string, { json?: Call; jsonl?: Call; text?: Call } | null> = {
  demo: null,
  check: { jsonl: (file) => ["--input", file], text: (file) => ["--source", "other.txt", file] },
  baseline: { jsonl: (file) => ["write", "--input", file], text: (file) => ["write", "--source", "other.txt", file] },
  report: { json: (file) => ["--input", file], jsonl: (file) => ["--input", file] },
  eval: { jsonl: (file) => ["--task", "factuality", "--data", file, "--out", "out"] },
  // It reads folders of an evaluation, not files; its own test covers what is wrong with those.
  compare: null,
  decide: { json: (file) => ["--input", file], jsonl: (file) => ["--input", file] },
  policies: { json: (file) => ["check", "--transactions", file], jsonl: (file) => ["check", "--transactions", file] },
  explain: { json: (file) => ["--input", file], jsonl: (file) => ["--input", file] },
  schema: null,
  serve: null,
  mcp: null,
  rerank: { json: (file) => ["--input", file], jsonl: (file) => ["--input", file] },
  ingest: { text: (file) => [file] },
  review: null,
  runs: null,
  evaluations: null,
  jobs: null,
  worker: null,
  doctor: null,
  // It writes a file; what restore says about files that are no backups is in the test of backups.
  backup: null,
  restore: null,
  init: null,
  completion: null,
  trust: { jsonl: (file) => ["--data", file] },
  // It reads folders of a model; its own test covers what is wrong with those.
  verifier: null,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-bad-"));
  mkdirSync(join(folder, "a-folder"));
  writeFileSync(join(folder, "not-utf8.json"), Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0xff, 0x7d]));
  writeFileSync(join(folder, "broken.json"), '{\n  "summary_text": "x",\n  "query": oops\n}\n');
  writeFileSync(join(folder, "broken.jsonl"), '\n{"id": oops}\n');
  writeFileSync(join(folder, "other.txt"), "Some text.\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function expectOneLine(argv: string[], pattern: RegExp) {
  const { code, stdout, stderr } = await captureCli(argv, { cwd: folder });
  expect({ argv, stderr, code }).toMatchObject({ code: 2 });
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^beleg: [^\n]+\n$/);
  expect(stderr).toMatch(pattern);
  expect(stderr).not.toMatch(/\n\s+at /);
}

it("every verb is in the table of this test", () => {
  expect(VERBS.map(({ name }) => name).filter((name) => !(name in CALLS))).toEqual([]);
});

it("an unknown verb gets one line that says what to do", async () => {
  await expectOneLine(["frobnicate"], /unknown command "frobnicate".*--help/);
});

it("a mistyped verb gets a guess", async () => {
  await expectOneLine(["schemas"], /did you mean schema\?/);
});

it("speaks the language asked for", async () => {
  const { stderr } = await captureCli(["frobnicate", "--locale", "es"]);
  expect(stderr).toMatch(/^beleg: orden desconocida «frobnicate»/);
});

it.each([
  ["en", 'beleg: --fail-on: "grave" is not possible here; choose one of: off, low, medium, high\n'],
  ["de", "beleg: --fail-on: „grave“ ist hier nicht möglich; zur Wahl stehen: off, low, medium, high\n"],
  ["es", "beleg: --fail-on: «grave» no es posible aquí; elija entre: off, low, medium, high\n"],
  ["pt", "beleg: --fail-on: «grave» não é possível aqui; escolha entre: off, low, medium, high\n"],
])("names the choices in %s", async (locale, line) => {
  const argv = ["check", "--source", "a.txt", "b.txt", "--fail-on", "grave"];
  expect(await captureCli(argv, { env: { BELEG_LOCALE: locale } })).toEqual({ code: 2, stdout: "", stderr: line });
});

it.each([
  [["check", "--source", "a.txt", "b.txt", "--criterion", ""], /^beleg: --criterion: .*length of at least 1/],
  [["rerank", "--input", "a.json", "--timeout", "soon"], /^beleg: --timeout: expected number, got "soon"/],
  [["trust", "--min-precision", "2"], /^beleg: --min-precision: must be at most 1/],
  [["check", "--source", "a.txt", "b.txt", "--repeat", "x"], /^beleg: invalid value for --repeat: x \(1 … 100\)/],
  [
    ["check", "--verifier", "gone", "--source", "package.json", "README.md"],
    /^beleg: invalid configuration in --verifier: /,
  ],
  [["verifier", "test", "gone"], /^beleg: invalid configuration in verifier test: no verifier "gone"/],
  [["baseline"], /^beleg: missing argument: action; choose one of: write$/m],
  [["baseline", "read"], /^beleg: action: "read" is not possible here; choose one of: write$/m],
  [["explain"], /^beleg: missing argument: --input /],
  [["eval", "--task", "factuality", "--data", "x.jsonl", "--min", "recall=2"], /--min: 2 \(-1 … 1\)/],
  [
    ["check", "--source", "package.json", "README.md", "--baseline", "gone.json"],
    /no baseline gone\.json: beleg baseline write/,
  ],
])("%j is told by what was typed", async (argv, line) => {
  const { code, stdout, stderr } = await captureCli(argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(line);
});

it("shows control characters of a hostile argument instead of obeying them", async () => {
  const { stderr } = await captureCli(["\u001b[31mred\nverb"]);
  expect(stderr).toBe('beleg: unknown command "\\x1b[31mred\\xaverb": run beleg --help for the list\n');
});

// Only Linux has a device that is always full.
it.runIf(process.platform === "linux")("an output that cannot be written is one line and exit 2", () => {
  const full = openSync("/dev/full", "w");
  const binary = new URL("../../packages/beleg/bin/beleg.js", import.meta.url).pathname;
  for (const args of [["schema"], ["schema", "Finding"], ["--version"], ["schema", "--help"]]) {
    const { status, stderr } = spawnSync(process.execPath, [binary, ...args], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    expect({ args, status }).toEqual({ args, status: 2 });
    expect(stderr).toBe("beleg: cannot write stdout: ENOSPC\n");
  }
  closeSync(full);
});

describe.each(VERBS.map(({ name }) => name))("beleg %s", (verb) => {
  it("answers an unknown flag", async () => {
    const complete = CALLS[verb]?.jsonl?.("broken.jsonl") ?? CALLS[verb]?.text?.("other.txt") ?? [];
    await expectOneLine([verb, ...complete, "--frobnicate"], /unknown option "--frobnicate"/);
  });

  it("prints its help to stdout with exit 0", async () => {
    const { code, stdout, stderr } = await captureCli([verb, "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Usage: beleg ${verb}`);
    expect(stdout).not.toContain("default: []");
  });

  const calls = CALLS[verb];
  if (!calls) return;
  for (const [kind, call] of Object.entries(calls)) {
    it(`answers a missing ${kind} file`, async () => {
      await expectOneLine([verb, ...call("no-such-file.json")], /no such file: no-such-file\.json/);
    });
    it(`answers a directory in place of the ${kind} file`, async () => {
      await expectOneLine([verb, ...call("a-folder")], /a-folder is a directory/);
    });
    it(`answers invalid UTF-8 in the ${kind} file with the place`, async () => {
      await expectOneLine([verb, ...call("not-utf8.json")], /not-utf8\.json is not valid UTF-8.*offset 5/);
    });
  }
  if (calls.json) {
    const { json } = calls;
    it("answers invalid JSON with line and column", async () => {
      await expectOneLine([verb, ...json("broken.json")], /broken\.json: invalid JSON at line 3, column 12/);
    });
  }
  if (calls.jsonl) {
    const { jsonl } = calls;
    it("answers invalid JSONL with line and column", async () => {
      await expectOneLine([verb, ...jsonl("broken.jsonl")], /broken\.jsonl: invalid JSON at line 2, column 8/);
    });
  }
});
