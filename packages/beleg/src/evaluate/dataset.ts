import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, resolve } from "node:path";
import type { Readable } from "node:stream";
import {
  BelegError,
  belegError,
  DatasetRow,
  type EvaluationTask,
  errorMessage,
  parseContract,
  RankingRow,
} from "@beleg/core/contracts";
import { humanScore, type Preset } from "@beleg/core/evaluation";
import { sourceText, withContexts } from "../checker/index.ts";
import { inputName, unreadable } from "../files/index.ts";
import { mappedRows } from "./rows/mapped-rows.ts";
import { ragtruthSources } from "./rows/ragtruth-sources.ts";
import { readRows } from "./rows/read-rows.ts";

/** Which rows of which file are read, and how. */
export interface DatasetSource {
  readonly file: string;
  readonly cwd: string;
  /** What `-` reads. */
  readonly stdin?: Readable | undefined;
  readonly preset: Preset;
  readonly task: EvaluationTask;
  /** Only the first rows. Defaults to all. */
  readonly first?: number | undefined;
}

/** One row of either kind with its place in the file. */
export interface PlacedRow<Row> {
  readonly index: number;
  readonly cluster: string;
  readonly row: Row;
  /** True when an earlier row has the same id, and this one was named apart. */
  readonly repeatsId?: boolean;
}

/** What identifies a dataset: its bytes, not its name. */
export interface DatasetSignature {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** A row as it was read, with its place; nobody has checked it yet. */
export interface ReadValue {
  readonly index: number;
  readonly line: number;
  readonly value: unknown;
}

type Values = AsyncIterable<ReadValue> | Iterable<ReadValue>;

/** Streams rows of texts; a row that does not fit the contract ends the run with its line before any judge is asked. */
export async function* readTextRows(
  source: DatasetSource,
  values: Values = readPresetRows(source),
): AsyncGenerator<PlacedRow<DatasetRow>> {
  const { task } = source;
  const unique = uniqueNames();
  for await (const { index, value, line } of values) {
    const row = check(DatasetRow, value, source.file, line);
    if (task === "coherence" || task === "readability" || task === "factuality") {
      const human = humanScore(row, task);
      if (human.status === "off_scale") {
        const detail = `line ${line}: gt.${human.key} = ${human.value} is outside its scale; set "scale": [lowest, highest]`;
        throw belegError("invalid_argument", { argument: source.file, detail });
      }
    }
    const id = unique(row.id);
    const cluster = row.group ?? articleName(row);
    yield id === row.id ? { index, cluster, row } : { index, cluster, row: { ...row, id }, repeatsId: true };
  }
}

/** Streams queries with their candidates. */
export async function* readRankingRows(
  source: DatasetSource,
  values: Values = readPresetRows(source),
): AsyncGenerator<PlacedRow<RankingRow>> {
  const unique = uniqueNames();
  for await (const { index, value, line } of values) {
    const row = check(RankingRow, value, source.file, line);
    const query_id = unique(row.query_id);
    const repeatsId = query_id !== row.query_id;
    yield { index, cluster: row.group ?? row.query_id, row: { ...row, query_id }, repeatsId };
  }
}

/** Hashes the file as it is, one chunk in memory at a time. */
export async function signDataset(file: string, cwd: string): Promise<DatasetSignature> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(resolve(cwd, file))) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  return { file: basename(file), sha256: hash.digest("hex"), bytes };
}

/** Streams the rows of a file, another tool's made ours; nobody has checked them yet. */
export async function* readPresetRows({
  file,
  cwd,
  stdin,
  preset,
  task,
  first = Number.POSITIVE_INFINITY,
}: DatasetSource): AsyncGenerator<ReadValue> {
  const whole = preset === "ragtruth" ? ragtruthSources(file, cwd) : (row: unknown) => row;
  let index = 0;
  for await (const { line, value } of readRows({ file, cwd, preset, ...(stdin && { stdin }) })) {
    for (const mapped of mappedRows(await whole(value), { file: inputName(file), preset, task, row: line })) {
      if (index >= first) return;
      yield { index, value: mapped, line };
      index += 1;
    }
  }
}

function check<Schema extends Parameters<typeof parseContract>[0]>(
  schema: Schema,
  value: unknown,
  file: string,
  line: number,
) {
  const outcome = parseContract(schema, contextsRead(value, file, line));
  if (outcome.status === "ok") return outcome.value;
  const detail = `line ${line}: ${errorMessage(outcome.errors[0])}`;
  throw belegError("invalid_argument", { argument: file, detail });
}

function contextsRead(value: unknown, file: string, line: number): unknown {
  try {
    return withContexts(value);
  } catch (error) {
    if (!(error instanceof BelegError)) throw error;
    throw belegError(
      "invalid_argument",
      { argument: file, detail: `line ${line}: ${error.message}` },
      { cause: error },
    );
  }
}

/** Names a row that repeats an id `id#2`, `id#3` …: runs are compared row by row, so no two may share a name. */
function uniqueNames(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}#${times}`;
  };
}

/** Rows about the same article are not independent; a row without one stands alone. */
function articleName(row: DatasetRow): string {
  const text = sourceText(row);
  return text === "" ? row.id : `article-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}
