import type { DatasetRow, EvaluationTask, PolicyName, RankingRow, Severity } from "@beleg/core/contracts";
import type { JobQueue } from "../queue/index.ts";
import { DEFAULT_TENANT } from "../store/default-tenant.ts";
import type { Alongside, Store } from "../store/index.ts";
import { evaluationHeadline } from "./evaluation-headline.ts";

/** An evaluation that any worker can do: it carries its rows. */
export type EvaluationJob = {
  readonly tenant?: string;
  readonly name: string;
  readonly task: EvaluationTask;
  readonly rows: readonly (DatasetRow | RankingRow)[];
  readonly policy: PolicyName;
  readonly threshold?: number | undefined;
  readonly severity_min: Severity;
  readonly repeat: number;
  readonly resamples: number;
  readonly seed: number;
};

/** With a model of a second a row a shard takes minutes: little is lost with a worker, and the queue costs nothing beside it. */
const SHARD_ROWS = 500;

/** Opens an evaluation and the jobs that will do it, one for each shard of its rows, all or none; gives its id. */
export function enqueueEvaluation(
  store: Store,
  jobs: JobQueue,
  job: EvaluationJob,
  alongside?: Alongside<number>,
  /** Defaults to 500. */
  shardRows = SHARD_ROWS,
): Promise<number> {
  const { tenant = DEFAULT_TENANT, name, rows, ...config } = job;
  const headline = evaluationHeadline(job.task, rows.length, null);
  return store.transaction(async (tx) => {
    const { evaluations, evaluationShards } = tx.tenant(tenant);
    const evaluation_id = await evaluations.create({ name, config, headline });
    for (let first_row = 0; first_row < rows.length; first_row += shardRows) {
      await evaluationShards.add(evaluation_id, first_row, rows.slice(first_row, first_row + shardRows));
      const key = `evaluation-${evaluation_id}-${first_row}`;
      await jobs.enqueue("evaluation", { tenant, evaluation_id, first_row }, { tx, key });
    }
    await alongside?.(tx, evaluation_id);
    return evaluation_id;
  });
}
