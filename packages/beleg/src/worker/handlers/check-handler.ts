import { CheckRequest } from "@beleg/core/contracts";
import { type Checker, type CheckNote, languageOf, runOutcome } from "../../checker/index.ts";
import { type JobHandler, QUEUES } from "../../queue/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import type { RunListener } from "../progress/run-progress.ts";

/** How often a run at work looks whether somebody has called it off. */
const LOOK_MS = 2000;

/** Does a pending run. Its end is a compare-and-set, so a job that comes twice leaves one outcome. */
export function checkHandler(
  store: Store,
  checker: Checker,
  settings: Pick<Settings, "lang" | "fail_on" | "fail_on_style">,
  listener: RunListener,
): JobHandler {
  return async ({ payload, attempt, signal }) => {
    const id = Number(payload.run_id);
    const tenant = String(payload.tenant);
    const { runs } = store.tenant(tenant);
    const run = await runs.claim(id);
    if (run === undefined) return;
    const one = { run_id: id, started_at: run.started_at };
    listener.begun(tenant, one);
    const started = performance.now();
    const calledOff = new AbortController();
    // By the store alone: whoever calls it off may have asked another process.
    const look = setInterval(() => {
      runs.stateOf(id).then(
        (state) => state?.status !== "running" && calledOff.abort(),
        () => {},
      );
    }, LOOK_MS);
    try {
      const { lang, locale, max_failed, dimensions, criteria, top_k, debug } = run.input ?? {};
      const request = CheckRequest.parse({
        article_text: run.article_text ?? "",
        sources: run.sources,
        summary_text: run.summary_text ?? "",
        lang: languageOf(settings.lang, typeof lang === "string" ? lang : null),
        locale: locale ?? undefined,
        max_failed: max_failed ?? undefined,
        dimensions: dimensions ?? undefined,
        criteria: criteria ?? undefined,
        top_k: top_k ?? undefined,
        debug: debug ?? undefined,
      });
      const onNote = (note: CheckNote) => listener.note(tenant, one, note);
      const either = AbortSignal.any([signal, calledOff.signal]);
      const outcome = runOutcome(await checker.check(request, { signal: either, onNote, patient: true }), settings);
      signal.throwIfAborted();
      if (calledOff.signal.aborted) return;
      await runs.finish(id, outcome, { total_ms: Math.round(performance.now() - started), attempt });
    } catch (error) {
      // The last try: nobody comes back to this run, so it says itself that it failed.
      if (attempt >= QUEUES.check.retryLimit) {
        await runs.finish(id, { status: "failed", error: { code: "internal_error" } });
      }
      throw error;
    } finally {
      clearInterval(look);
      await listener.ended(tenant, one);
    }
  };
}
