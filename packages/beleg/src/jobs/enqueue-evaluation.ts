import type { DatasetRow, EvaluationTask, PolicyName, RankingRow, Severity } from "@beleg/core/contracts";
import { DEFAULT_TENANT, type Store } from "../store/index.ts";
import { evaluationHeadline } from "./evaluation-headline.ts";
import type { Jobs } from "./open-jobs.ts";

/** An evaluation that any worker can do: it carries its rows. */
export type EvaluationOrder = {
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
export function enqueueEvaluation(store: Store, jobs: Jobs, order: EvaluationOrder): Promise<number> {
  const { tenant = DEFAULT_TENANT, name, ...config } = order;
  const headline = evaluationHeadline(order.task, order.rows.length, null);
  return store.transaction(async (tx) => {
    const evaluation_id = await tx.tenant(tenant).evaluations.create({ name, config, headline });
    await jobs.send("evaluation", { tenant, evaluation_id }, { tx, key: `evaluation-${evaluation_id}` });
    return evaluation_id;
  });
}
