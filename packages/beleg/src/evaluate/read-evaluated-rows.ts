import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { EvaluatedRow, requireContract } from "@beleg/core/contracts";
import { readJsonLines } from "../files/index.ts";

/** The rows a run has kept in its folder; null where it has none, as a run of an earlier version or a lone file. */
export async function readEvaluatedRows(folder: string, cwd: string): Promise<readonly EvaluatedRow[] | null> {
  const file = join(folder, "rows.jsonl");
  if (!existsSync(resolve(cwd, file))) return null;
  const rows: EvaluatedRow[] = [];
  for await (const { value } of readJsonLines(file, { cwd })) rows.push(requireContract(EvaluatedRow, value));
  return rows;
}
