import { setImmediate } from "node:timers/promises";
import { checkInOffsetEncoding } from "@beleg/core";
import type { CheckAnswer, CheckRequest } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import type { Alongside, SaveRun, Store } from "../store/index.ts";
import type { Checker } from "./checker.ts";
import { runOutcome } from "./run-outcome.ts";
import { storedSources } from "./stored-sources.ts";

/** Where a check is kept, and for whom. */
export type CheckStore = {
  /** Asked for only where a request wants to be stored. */
  readonly store: () => Store | Promise<Store>;
  readonly tenant: string;
  readonly settings: Settings;
  readonly alongside?: Alongside<CheckAnswer>;
  /** Keeping twice with the same key gives one run. */
  readonly save_key?: string | undefined;
  /** Waits however many are before it. Defaults to false. */
  readonly patient?: boolean;
};

/** Answers a check and keeps it as a run where the request asks for that. */
export async function checkAndStore(
  request: CheckRequest,
  checker: Checker,
  { store, tenant, settings, alongside, save_key, patient = false }: CheckStore,
): Promise<CheckAnswer> {
  const result = await checker.check(request, { patient });
  // Stored offsets count UTF-16; the caller may count otherwise.
  const answer = checkInOffsetEncoding(result, request, request.offset_encoding);
  if (!request.store) return answer;
  const { summary_text, label } = request;
  const { language: lang } = result;
  // Reading a long answer and writing it are each enough for one turn of the thread that serves others too.
  await setImmediate();
  const run: SaveRun = {
    label,
    save_key: save_key ?? null,
    ...storedSources(request, lang),
    summary: { text: summary_text, lang },
    model: settings.model,
    config: {
      locale: request.locale ?? settings.locale,
      top_k: request.top_k ?? settings.top_k,
      max_failed: request.max_failed ?? settings.max_failed,
    },
    outcome: runOutcome(result, settings),
  };
  return (await store()).transaction(async (tx) => {
    const { run_id } = await tx.tenant(tenant).runs.save(run);
    const stored = { ...answer, run_id };
    await alongside?.(tx, stored);
    return stored;
  });
}
