import { type Checker, runOutcome } from "../../check/index.ts";
import type { Store } from "../../store/index.ts";
import type { JobHandler } from "../open-jobs.ts";
import { QUEUES } from "../queues.ts";

/** Does a pending run. Its end is a compare-and-set, so a job that comes twice leaves one outcome. */
export function checkHandler(store: Store, checker: Checker): JobHandler {
  return async ({ payload, attempt, signal }) => {
    const id = Number(payload.run_id);
    const { runs } = store.tenant(String(payload.tenant));
    const run = await runs.show(id);
    if (!run?.summary || !(await runs.start(id))) return;
    const started = performance.now();
    try {
      const lang = typeof run.input?.lang === "string" ? run.input.lang : null;
      const texts = { article_text: run.article?.text ?? "", summary_text: run.summary.text, lang };
      const outcome = runOutcome(await checker.check(texts, signal));
      signal.throwIfAborted();
      await runs.finish(id, outcome, { total_ms: Math.round(performance.now() - started), attempt });
    } catch (error) {
      // The last try: nobody comes back to this run, so it says itself that it failed.
      if (attempt >= QUEUES.check.retryLimit) {
        await runs.finish(id, {
          status: "failed",
          error: { code: "internal_error", message: String(error).slice(0, 500) },
        });
      }
      throw error;
    }
  };
}
