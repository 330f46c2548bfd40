import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERBS } from "../../packages/beleg/src/cli/verbs.ts";
import { openStore, type Store } from "../../packages/beleg/src/store/index.ts";
import { captureCli } from "../support/run-cli.ts";

const CANDIDATES = ["a", "b"].map((id) => ({ id, snippet: `data residency ${id}`, url: `https://${id}.example/` }));
const TRANSACTION = {
  transaction_id: "T-1",
  customer_id: "C-1",
  amount: "120.00",
  currency: "PEN",
  country: "PE",
  channel: "web",
  device_id: "D-1",
  timestamp: "2026-05-01T12:00:00Z",
  merchant_id: "M-1",
};
const CLAIMS = {
  id: "one",
  lang: "en",
  source: "The bridge opened in 1932.",
  claims: [{ text: "The bridge opened in 1932.", label: "supported" }],
};
const ROW = { id: "1", article_text: "It rained.", summary_text: "It rained.", has_error: false };
const FILES = {
  "article.txt": "The bridge opened in 1932. It cost 48 million euros.",
  "text.txt": "The bridge opened in 1932.",
  "question.json": JSON.stringify({ query: "data residency", candidates: CANDIDATES }),
  "case.json": JSON.stringify({ transaction: TRANSACTION }),
  "claims.jsonl": `${JSON.stringify(CLAIMS)}\n`,
  "rows.jsonl": `${JSON.stringify(ROW)}\n`,
};

/** What prints data. */
const DATA: Readonly<Record<string, readonly string[]>> = {
  check: ["check text.txt --source article.txt --save", "check --print-config"],
  report: ["report --input result.json"],
  rerank: ["rerank --input question.json", "rerank show 1"],
  ingest: ["ingest article.txt"],
  review: ["review list", "review show {review}", "review approve {review} --reason fine"],
  eval: [
    "eval --task factuality --data rows.jsonl --out runs/a --resamples 20",
    "eval --task factuality --data rows.jsonl --resamples 20 --enqueue",
  ],
  compare: ["compare runs/known runs/known --resamples 100"],
  trust: ["trust --data claims.jsonl --no-store"],
  decide: ["decide --input case.json --save", "decide --stats"],
  policies: ["policies check"],
  explain: ["explain --input state.json"],
  runs: ["runs list", "runs show 1"],
  evaluations: ["evaluations list", "evaluations show 1"],
  jobs: ["jobs", "jobs list"],
  serve: ["serve --new-key acme:read"],
  doctor: ["doctor"],
};

/** What prints none, or is shown by a test of its own. */
const OTHERS: Readonly<Record<string, string>> = {
  demo: "shows what a terminal shows, to people who have not begun yet",
  baseline: "writes a file and says so",
  init: "writes files and says which",
  verifier: "needs a model: tests/integration/verifier",
  worker: "says what it does",
  backup: "writes a file and says so",
  restore: "reads a file and says so",
  mcp: "answers over its protocol",
  schema: "prints JSON Schema, or names for a shell to read",
  completion: "prints a script",
};

let cwd: string;
let held: Store;
let review: string;
const beleg = (argv: string, columns?: number) =>
  captureCli(argv.replace("{review}", review).split(" "), {
    cwd,
    env: { NO_COLOR: "1", USER: "ann" },
    ...(columns === undefined ? {} : { columns }),
  });
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-pipe-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
  // The verbs use it through this one: what they print is the same, and none has to open it.
  held = await openStore({ database_url: null, home: join(cwd, ".beleg") }, { receives: true });
  const opened = await beleg("rerank --input question.json --review --quiet");
  review = /review (\S+)/.exec(opened.stderr)?.[1] ?? "";
  writeFileSync(join(cwd, "result.json"), (await beleg("check text.txt --source article.txt --save")).stdout);
  await beleg("eval --task factuality --data rows.jsonl --resamples 20 --enqueue");
  await beleg("eval --task factuality --data rows.jsonl --out runs/known --resamples 20");
  writeFileSync(join(cwd, "state.json"), (await beleg("decide --input case.json --save")).stdout);
});
afterAll(async () => {
  await held.close();
  rmSync(cwd, { recursive: true, force: true });
});

it("says of every verb what it prints", () => {
  expect([...Object.keys(DATA), ...Object.keys(OTHERS)].toSorted()).toEqual(VERBS.map(({ name }) => name).toSorted());
});

/** Whether this is one JSON value, or one on each line. */
function isJson(text: string): boolean {
  return parses(text) || text.trim().split("\n").every(parses);
}

function parses(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

it.each(Object.values(DATA).flat())("%s prints JSON in a pipe and something else on a terminal", async (argv) => {
  const { stdout, stderr } = await beleg(argv);
  expect({ argv, stderr, isJson: isJson(stdout) }).toEqual({ argv, stderr: expect.any(String), isJson: true });
  if (argv.startsWith("review approve")) return;
  const shown = await beleg(argv.replace("runs/a --resamples 20", "runs/b --resamples 20"), 80);
  expect(shown.stdout).toMatch(/\S/);
  expect(isJson(shown.stdout)).toBe(false);
});

describe("an empty list", () => {
  const LISTS = [
    ["runs list", "en", "No run"],
    ["runs list --kind rerank", "de", "Noch kein Rerank-Lauf"],
    ["evaluations list", "es", "Aún no hay ninguna evaluación"],
    ["jobs", "pt", "As filas estão vazias"],
    ["review list", "de", "Noch wartet nichts"],
    ["decide --stats", "es", "Aún no hay ninguna decisión"],
    ["verifier list", "pt", "Ainda não foi adicionado nenhum verificador"],
  ] as const;
  // Here nobody holds the store: each verb opens it.
  let empty: string;
  beforeAll(() => {
    empty = mkdtempSync(join(tmpdir(), "beleg-empty-"));
  });
  afterAll(() => rmSync(empty, { recursive: true, force: true }));
  const listed = (argv: string, columns?: number) =>
    captureCli(argv.split(" "), { cwd: empty, env: {}, ...(columns === undefined ? {} : { columns }) });

  it.each(LISTS)("%s says so in one line, with what to do", async (argv, locale, words) => {
    const { code, stdout } = await listed(`${argv} --locale ${locale}`, 80);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\S[^\n]*\. beleg [^\n]*\n$/);
    expect(stdout.startsWith(words)).toBe(true);
  });

  it.each(["runs list", "review list"])("%s stays empty in a pipe", async (argv) => {
    expect(await listed(argv)).toMatchObject({ code: 0, stdout: "" });
  });

  it("does not say that there is nothing when a filter leaves nothing", async () => {
    const { stdout } = await listed("runs list --status failed", 80);
    expect(stdout).toBe("Nothing matches. Leave out the filters to see everything.\n");
  });
});
