import { CheckRequest, type CheckResult } from "@beleg/core/contracts";
import type { z } from "zod";
import { type CheckPool, runOutcome } from "../../check/index.ts";
import { enqueueCheck, type JobHandler, type Jobs } from "../../jobs/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import type { NewRun } from "../contracts/run.ts";
import type { RunProgress } from "./run-progress.ts";

/** Tries of a check job before its run is given up; the queue's own limit. */
const LAST_TRY = 5;

/** Opens a pending run and the job that will do it, both or neither; gives the run's id. */
export function orderCheck(store: Store, jobs: Jobs, { model }: Settings) {
  return async (tenant: string, order: z.output<typeof NewRun>): Promise<number> =>
    (await enqueueCheck(store, jobs, { ...order, tenant, model })).run_id;
}

/** Does the run of a check job and tells how it comes along; a job that comes twice leaves one outcome. */
export function checkJob(store: Store, checks: CheckPool, progress: RunProgress): JobHandler {
  return async ({ payload, attempt, signal }) => {
    const id = Number(payload.run_id);
    const tenant = String(payload.tenant);
    const { runs } = store.tenant(tenant);
    const run = await runs.show(id);
    if (!run?.summary || !(await runs.start(id))) return;
    const started = performance.now();
    try {
      const request = CheckRequest.parse({
        article_text: run.article?.text ?? "",
        summary_text: run.summary.text,
        lang: run.input?.lang ?? undefined,
        locale: run.input?.locale ?? undefined,
      });
      const answer = await checks.check(request, (note) => progress.note(tenant, id, note));
      signal.throwIfAborted();
      await runs.finish(id, runOutcome(answer as CheckResult), {
        total_ms: Math.round(performance.now() - started),
        attempt,
      });
    } catch (error) {
      // The last try: nobody comes back to this run, so it says itself that it failed.
      if (attempt >= LAST_TRY) await runs.finish(id, { status: "failed", error: { code: "internal_error" } });
      throw error;
    } finally {
      progress.ended(tenant, id);
    }
  };
}
