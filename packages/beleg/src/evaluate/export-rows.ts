import { canonicalJson, type EvaluatedRow } from "@beleg/core/contracts";
import { rowsCsvHead, rowsCsvLine } from "@beleg/core/evaluation";
import { writeFileAtomically } from "../files/index.ts";
import { readEvaluatedRows } from "./read-evaluated-rows.ts";

/** Writes the judged rows of a run's folder as a table, or as they are. */
export async function exportRows(
  { folder, cwd }: { readonly folder: string; readonly cwd: string },
  { file, format }: { readonly file: string; readonly format: "csv" | "jsonl" },
): Promise<void> {
  const rows = (await readEvaluatedRows(folder, cwd)) ?? [];
  await writeFileAtomically(file, format === "csv" ? csvOf(rows) : jsonlOf(rows), cwd);
}

function* csvOf(rows: readonly EvaluatedRow[]): Generator<string> {
  const scores = [...new Set(rows.flatMap((row) => Object.keys(row.scores ?? {})))].sort();
  yield rowsCsvHead(scores);
  for (const row of rows) yield rowsCsvLine(row, scores);
}

function* jsonlOf(rows: readonly EvaluatedRow[]): Generator<string> {
  for (const row of rows) yield `${canonicalJson(row)}\n`;
}
