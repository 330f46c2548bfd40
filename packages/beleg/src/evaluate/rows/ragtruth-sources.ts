import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readJsonLines } from "../../files/index.ts";

const NAME = "source_info.jsonl";

/**
 * RAGTruth keeps the answers in `response.jsonl` and what they were written from in `source_info.jsonl` beside it. Gives a row of the
 * first what the second says under its `source_id`; the second is read once, when a row asks for it.
 */
export function ragtruthSources(file: string, cwd: string): (row: unknown) => Promise<unknown> {
  const beside = join(dirname(resolve(cwd, file)), NAME);
  let known: Promise<ReadonlyMap<unknown, object>> | undefined;
  return async (row) => {
    if (typeof row !== "object" || row === null || !("source_id" in row) || "source_info" in row) return row;
    if (known === undefined && !existsSync(beside)) return row;
    known ??= readSources(beside, cwd);
    return { ...(await known).get(row.source_id), ...row };
  };
}

async function readSources(file: string, cwd: string): Promise<ReadonlyMap<unknown, object>> {
  const sources = new Map<unknown, object>();
  for await (const { value } of readJsonLines(file, { cwd })) {
    if (typeof value === "object" && value !== null && "source_id" in value) sources.set(value.source_id, value);
  }
  return sources;
}
