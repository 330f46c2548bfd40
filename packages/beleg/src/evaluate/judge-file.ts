import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type AgentStatus,
  belegError,
  canonicalJson,
  type DatasetRow,
  isUnjudged,
  type RankingRow,
} from "@beleg/core/contracts";
import { type DatasetSignature, type DatasetSource, type PlacedRow, signDataset } from "./dataset.ts";
import type { EvaluationEnvironment, EvaluationRequest } from "./evaluation-request.ts";
import { type Journal, openJournal } from "./journal.ts";
import type { RowJudge } from "./judge.ts";
import { judgeRows, type RowRunEnd } from "./judge-rows.ts";
import type { Progress } from "./progress.ts";

/** A row with all its answers, the one that counts first. */
export interface JudgedRow<Row, Answer> extends PlacedRow<Row> {
  readonly answers: readonly [Answer, ...Answer[]];
}

/** A dataset that has been judged as far as the run came. */
export interface JudgedFile<Row, Answer> {
  readonly end: RowRunEnd;
  readonly rows: number;
  readonly signature: DatasetSignature;
  /** Streams the judged rows in dataset order; may be walked more than once. */
  judged(): AsyncGenerator<JudgedRow<Row, Answer>>;
  /** Settles the journal in row order and closes it. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** What judging one file needs. */
export interface FileRun<Row extends DatasetRow | RankingRow, Answer> {
  readonly source: DatasetSource;
  readonly read: (source: DatasetSource) => AsyncGenerator<PlacedRow<Row>>;
  readonly journalName: string;
  readonly request: EvaluationRequest;
  readonly environment: EvaluationEnvironment;
  readonly openJudge: () => Promise<RowJudge<Row, Answer>>;
  readonly progress: (total: number) => Promise<Progress>;
  readonly signal: AbortSignal;
}

export type MaybeFailed = { readonly status: AgentStatus; readonly error?: { readonly code: string } | undefined };

/** Judges one dataset: check every row, open the journal, ask what is missing. */
export async function judgeFile<Row extends DatasetRow | RankingRow, Answer extends MaybeFailed>(
  run: FileRun<Row, Answer>,
): Promise<JudgedFile<Row, Answer>> {
  const { request, source, signal } = run;
  const signature = await signDataset(source.file, source.cwd);
  const total = await countRows(run.read(source));
  if (total === 0) throw belegError("invalid_argument", { argument: source.file, detail: "no rows" });
  const journal = await openOwnJournal(run, signature);
  const judge = await run.openJudge();
  const progress = await run.progress(total * request.repeat);
  try {
    const end = await judgeRows<Row, Answer>({
      rows: run.read(source),
      judge,
      journal,
      concurrency: request.concurrency,
      samples: request.repeat,
      signal,
      isBudgetEnd,
      onAnswer: (answer) =>
        progress.step({ failed: answer !== null && isUnjudged(answer.status), replayed: answer === null }),
    });
    return {
      end,
      rows: total,
      signature,
      judged: () => judgedRows(run, journal),
      finish: () => journal.finish(),
      close: () => journal.close(),
    };
  } catch (error) {
    await journal.close().catch(() => {});
    throw error;
  } finally {
    progress.stop();
    await judge.close();
  }
}

/** True when an answer says that the budget is used up. */
export function isBudgetEnd({ status, error }: MaybeFailed): boolean {
  return status === "failed" && error?.code === "budget_exceeded";
}

/** Every row is read and checked once before the first one is judged: a typo in the last line costs nothing then. */
export async function countRows(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count += 1;
  return count;
}

async function* judgedRows<Row extends DatasetRow | RankingRow, Answer>(
  { read, source, request }: FileRun<Row, Answer>,
  journal: Journal,
): AsyncGenerator<JudgedRow<Row, Answer>> {
  for await (const placed of read(source)) {
    const answers: Answer[] = [];
    for (let sample = 0; sample < request.repeat; sample += 1) {
      // A row is complete or not there at all: half of its repetitions would look like stability.
      if (!journal.has(placed.index, sample)) break;
      answers.push((await journal.read(placed.index, sample)) as Answer);
    }
    if (answers.length === request.repeat) yield { ...placed, answers: answers as [Answer, ...Answer[]] };
  }
}

async function openOwnJournal<Row extends DatasetRow | RankingRow, Answer>(
  { request, environment, source, journalName }: FileRun<Row, Answer>,
  dataset: DatasetSignature,
): Promise<Journal> {
  const file = join(request.out, journalName);
  if (request.fresh) await rm(file, { force: true });
  const identity = createHash("sha256")
    .update(
      canonicalJson({
        task: request.task,
        model: request.model,
        judge: request.judgeConfig,
        version: environment.version,
        code: environment.codeFingerprint,
        dataset: dataset.sha256,
        preset: source.preset,
      }),
    )
    .digest("hex");
  const opened = await openJournal(
    file,
    identity,
    (answer) => request.retryFailed && isUnjudged((answer as MaybeFailed).status),
  );
  if (opened.status === "ok") return opened.journal;
  throw belegError("journal_of_other_run", { folder: request.out });
}
