import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DecisionCase, ExplanationResult, PipelineState } from "@beleg/core/contracts";
import { decide, explainRecord, readExplanationRequest } from "@beleg/core/decision";
import type { Locale } from "@beleg/core/locales";
import { assignStyle, decisionOptions, fileSender, sendNotifications } from "../../decisions/index.ts";
import { createLanguageModel } from "../../language-model/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";

/** Decides about cases and explains decisions. */
export type DecisionDesk = {
  decide(asked: DecisionCase): Promise<PipelineState>;
  /** Reads phase outputs as other systems write them. */
  explain(body: unknown, locale?: Locale): Promise<ExplanationResult>;
};

/** Sets the pipeline up as the settings say. */
export async function openDecisionDesk(settings: Settings, cwd: string): Promise<DecisionDesk> {
  const model = createLanguageModel(settings);
  const pipeline = await decisionOptions(settings, model, cwd);
  const { contact, explanation_styles } = settings;
  return {
    decide: (asked) => decide(asked, pipeline),
    async explain(body, wished) {
      const { record, model_output, locale } = readExplanationRequest(body);
      const { explanation } = await explainRecord(record, {
        model,
        model_output,
        locale: locale ?? wished,
        style: assignStyle(explanation_styles),
        ...(contact === null ? {} : { contact }),
      });
      return explanation;
    },
  };
}

/** Carries messages to customers out of the outbox until the signal aborts. */
export async function keepSending(
  store: Store,
  settings: Settings,
  cwd: string,
  { signal, onProblem }: { readonly signal: AbortSignal; readonly onProblem: (problem: Error) => void },
): Promise<void> {
  const sender = fileSender(resolve(cwd, settings.home, "notifications"));
  while (!signal.aborted) {
    await sendNotifications(store, sender).catch((error: unknown) => onProblem(error as Error));
    await sleep(2000, undefined, { signal }).catch(() => {});
  }
}
