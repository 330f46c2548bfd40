import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { syntheticRows } from "../../packages/beleg/src/evaluate/testing/evaluation-folder.ts";
import { pdfOf } from "../../packages/beleg/src/ingest/testing/documents.ts";
import { captureCli } from "./run-cli.ts";

const DECISIONS = fileURLToPath(new URL("../../examples/decisions/cases.jsonl", import.meta.url));

const source = "The harbour of Wellby opened in 1998. It cost 48 million pounds.";
const text = "The harbour of Wellby opened in 1998.";
const pair = { article_text: source, summary_text: text };
const lines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
const rows = (count: number) =>
  lines(
    syntheticRows(count).map((row, at) => ({ ...row, gt: { coherence: 1 + (at % 5), readability: 1 + (at % 5) } })),
  );
const candidate = (id: string) => ({
  id,
  title: `Data residency ${id}`,
  snippet: `Where data of ${id} may be stored.`,
  url: `https://${id}.example.org/`,
  detected_date: "2026-05-01T00:00:00Z",
});
const request = { query: "data residency", candidates: [candidate("doc-417"), candidate("doc-418")] };
const claims = [{ text, label: "supported", type: "verbatim", span: text, quote: text }];

const query = (at: number) => ({
  query_id: `q${at}`,
  query: "data residency",
  candidates: [candidate("doc-417"), candidate("doc-418")].map((one, grade) => ({ ...one, grade })),
});
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

/** What the commands of all guides read. */
const SHARED: Readonly<Record<string, string>> = {
  "article.txt": source,
  "contract.txt": source,
  "summary.txt": text,
  "letter.txt": text,
  "text.txt": text,
  "answer.txt": text,
  "a.txt": source,
  "b.txt": "The first ship was the Aurora.",
  "page.html": `<html><body><p>${source}</p></body></html>`,
  "policies/FP-01.md": `# Rules\n\n${source}\n`,
  "cases.jsonl": lines([pair, pair]),
  "rows.jsonl": rows(6),
  "letters.jsonl": lines([{ id: "a", ...pair, criteria: ["names the year"], criteria_labels: [true] }]),
  "dev.jsonl": rows(6),
  "tune.jsonl": rows(8),
  "summeval.jsonl": rows(6),
  "request.json": JSON.stringify(request),
  "requests.jsonl": lines([request]),
  "our-claims.jsonl": lines([{ id: "s", lang: "en", domain: "news", source, claims }]),
};

/** Puts the files a guide speaks of into its folder. */
export async function putGuideFiles(guide: string, folder: string, env: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(SHARED)) put(name, content);
  put("examples/decisions/cases.jsonl", readFileSync(DECISIONS, "utf8"));
  const beleg = async (...argv: string[]) => (await captureCli(argv, { cwd: folder, env })).stdout;
  switch (guide) {
    case "decisions.md": {
      const [first = ""] = readFileSync(DECISIONS, "utf8").split("\n");
      put("case.json", first);
      put("cases.jsonl", readFileSync(DECISIONS, "utf8"));
      return put("state.json", await beleg("decide", "--input", "case.json", "-f", "json"));
    }
    case "report.md": {
      const result = await beleg("check", "--source", "article.txt", "summary.txt", "-f", "jsonl");
      put("result.json", result);
      return put("cases.jsonl", result + result);
    }
    case "evaluation.md":
      copyFileSync(fixture("datasets/ragas.parquet"), join(folder, "ragas.parquet"));
      put("queries.jsonl", lines([1, 2, 3, 4, 5, 6].map(query)));
      await beleg("eval", "--task", "factuality", "--data", "dev.jsonl", "--out", "runs/yesterday", "-q");
      return;
    case "policies.md": {
      const page = readFileSync(fileURLToPath(new URL("../../docs/guides/policies.md", import.meta.url)), "utf8");
      const [first = ""] = readFileSync(DECISIONS, "utf8").split("\n");
      put("my-policies/night-cash.md", /```markdown\n([^`]*)```/.exec(page)?.[1] ?? "");
      put("past.jsonl", readFileSync(DECISIONS, "utf8"));
      return put("case.json", first);
    }
    case "rerank.md":
      writeFileSync(join(folder, "handbook.pdf"), pdfOf(source));
      return;
  }

  function put(name: string, content: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Writes the example cases of decisions as if they were new ones, and names the file. */
export function freshCases(folder: string): string {
  const name = `fresh-${randomUUID()}.jsonl`;
  const cases = readFileSync(DECISIONS, "utf8").replaceAll(
    /("transaction_id": ?")[^"]+/g,
    (_, key: string) => `${key}T-${randomUUID()}`,
  );
  writeFileSync(join(folder, name), cases);
  return name;
}
