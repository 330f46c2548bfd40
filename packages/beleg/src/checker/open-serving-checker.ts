import type { LanguageModel } from "@beleg/core";
import type { Settings } from "../settings/index.ts";
import { boundedChecker } from "./bounded-checker.ts";
import type { Checker } from "./checker.ts";
import { openChecker } from "./open-checker.ts";

/** At 5 ms a check, the last of 32 in a thread still answers within a fifth of a second. */
const WAITING_PER_THREAD = 32;
/** Checks that may wait for a model at once: some ten milliseconds of work each, the rest is waiting. */
const WAITING_FOR_MODEL = 64;

/**
 * The checker of a service. The embedded judges work on threads. A model is waited for, in this thread: there is one of
 * it, so that all who ask share its limits and its budget.
 */
export async function openServingChecker(
  settings: Settings,
  {
    model,
    warmUpRounds,
    threads = "all",
  }: {
    readonly model: LanguageModel | undefined;
    /** Where the settings ask for warm-up at all. */
    readonly warmUpRounds: number;
    /** Of the embedded judges. Defaults to all cores. */
    readonly threads?: number | "all";
  },
): Promise<Checker> {
  if (model !== undefined || settings.verifier !== "none")
    return boundedChecker(await openChecker({ settings, model }), WAITING_FOR_MODEL);
  return openChecker({
    settings,
    threads,
    warmUpRounds: settings.warm_up ? warmUpRounds : 0,
    waitingPerThread: WAITING_PER_THREAD,
    limitMs: 30_000,
  });
}
