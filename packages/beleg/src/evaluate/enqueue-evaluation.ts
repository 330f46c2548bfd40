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

/** Opens an evaluation and the job that will do it, both or neither; gives its id. */
export function enqueueEvaluation(
  store: Store,
  jobs: JobQueue,
  job: EvaluationJob,
  alongside?: Alongside<number>,
): Promise<number> {
  const { tenant = DEFAULT_TENANT, name, ...config } = job;
  const headline = evaluationHeadline(job.task, job.rows.length, null);
  return store.transaction(async (tx) => {
    const evaluation_id = await tx.tenant(tenant).evaluations.create({ name, config, headline });
    await jobs.enqueue("evaluation", { tenant, evaluation_id }, { tx, key: `evaluation-${evaluation_id}` });
    await alongside?.(tx, evaluation_id);
    return evaluation_id;
  });
}
