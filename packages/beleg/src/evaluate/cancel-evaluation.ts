import { belegError } from "@beleg/core/contracts";
import type { Alongside, Store } from "../store/index.ts";

/** How an evaluation ended that somebody called off. */
const CANCELLED = "evaluation_cancelled";

/**
 * Calls off an evaluation that runs: it has failed from now on, its answers go, whoever is at one of its shards stops with the
 * next answers, and what is left of its jobs ends as soon as a worker takes it. One that was called off before stays so.
 */
export function cancelEvaluation(
  store: Store,
  tenant: string,
  id: number,
  alongside?: Alongside<number>,
): Promise<number> {
  return store.transaction(
    async (tx) => {
      const { evaluations, evaluationShards } = tx.tenant(tenant);
      if (!(await evaluations.finish(id, { status: "failed", error: { code: CANCELLED } }))) {
        const row = await evaluations.show(id);
        if (row === undefined) throw belegError("evaluation_not_found", { id });
        if (row.error?.code !== CANCELLED) throw belegError("evaluation_ended", { id });
      }
      await evaluationShards.forgetAnswers(id);
      await alongside?.(tx, id);
      return id;
    },
    { idempotent: true },
  );
}
