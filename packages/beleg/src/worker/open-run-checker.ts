import { type CheckRequest, type CheckResult, DIMENSIONS } from "@beleg/core/contracts";
import { answerCheck, type CheckNote, type CheckPool, judgesOf, openCheckPool } from "../check/index.ts";
import { sharedModel } from "../language-model/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";

/** Checks the texts of runs. */
export type RunChecker = {
  check(
    request: CheckRequest,
    options: { readonly signal: AbortSignal; readonly onNote: (note: CheckNote) => void },
  ): Promise<CheckResult>;
  close(): Promise<void>;
};

/**
 * Opens the checker of a process that does runs: the embedded judges on threads (those of `pool`, where the process has
 * one), or a model, which is waited for rather than worked on and whose limit and answers all workers share.
 */
export async function openRunChecker(settings: Settings, store: Store, pool?: CheckPool): Promise<RunChecker> {
  if (settings.model === "none") {
    const own = pool ?? openCheckPool(settings);
    return {
      check: async (request, { onNote }) => (await own.check(request, onNote, { patient: true })) as CheckResult,
      close: async () => {
        if (own !== pool) await own.close();
      },
    };
  }
  const committee = { size: settings.judges, combine: settings.combine, temperature: settings.temperature };
  const judges = await judgesOf(
    { judges: DIMENSIONS, promptVersion: settings.readability_prompt_version, committee },
    sharedModel(settings, store),
  );
  return {
    check: async (request, { onNote, signal }) =>
      (await answerCheck(request, judges, settings, onNote, signal)) as CheckResult,
    close: async () => {},
  };
}
