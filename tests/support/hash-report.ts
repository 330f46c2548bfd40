// Run as a process of its own: prints the SHA-256 of the example report for ten shuffles of its input, then of every format.
import { createHash } from "node:crypto";
import { canonicalJson } from "../../packages/core/src/json/index.ts";
import { buildReport, formatReport, REPORT_FORMATS, type ReportFormat } from "../../packages/core/src/report/index.ts";

const TEXT =
  "Zürich hat 69 Millionen Einwohner 👩‍👩‍👧. İstanbul liegt in Spanien; am 3. März kam der Minister. ".repeat(20);
const SOURCE = "Zürich hat 0,4 Millionen Einwohner. Am 3. Mai kam der Minister.";

/** A small generator of our own: the same numbers on every Node. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = numbers(seed);
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const next = numbers(7);
const types = ["NUMBER", "DATE", "ENTITY", "OTHER", null];
const issues = Array.from({ length: 200 }, (_, index) => {
  const start_char = next() % TEXT.length;
  const issue_type = types[index % types.length];
  const message = `Ärger ${index % 17}`;
  return {
    start_char,
    end_char: start_char + (next() % 9),
    issue_type,
    message,
    evidence_quote: "am 3. Mai",
    severity: 0.1 * (index % 10),
  };
});

function build(seed: number | null) {
  const order = seed === null ? issues : shuffled(issues, seed);
  // Each judge keeps its own issues, whatever their order.
  const own = (judge: number) => ({
    status: "ok",
    score: 0.5,
    issue_spans: order.filter((issue) => issues.indexOf(issue) % 3 === judge),
  });
  const agents = { factuality: own(0), coherence: own(1), readability: own(2) };
  return { agents, report: buildReport({ summary_text: TEXT, article_text: SOURCE, ...agents }) };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
for (let seed = 0; seed < 10; seed += 1) {
  // Provenance names places in the input lists, the one thing a shuffle changes.
  const withoutIndices = JSON.parse(canonicalJson(build(seed).report), (name, value) =>
    name === "item_index" ? 0 : value,
  );
  process.stdout.write(`shuffled ${sha256(canonicalJson(withoutIndices))}\n`);
}
const { report, agents } = build(null);
for (const format of Object.keys(REPORT_FORMATS) as ReportFormat[]) {
  const text = formatReport(format, [{ report, summary_text: TEXT, article_text: SOURCE, agents }], { locale: "de" });
  process.stdout.write(`${format} ${sha256(text)}\n`);
}
