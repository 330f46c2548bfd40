import type { CheckAnswer, CheckRequest, CheckResult } from "@beleg/core/contracts";
import { runOutcome } from "../../check/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { TenantStore } from "../../store/index.ts";

/** Keeps a check as a run and gives its id. */
export async function keepCheck(
  { runs }: TenantStore,
  request: CheckRequest,
  answer: CheckAnswer,
  settings: Settings,
): Promise<number> {
  const { article_text, summary_text, label } = request;
  const { language: lang } = answer;
  const { run_id } = await runs.save({
    label,
    article: article_text === "" ? null : { text: article_text, lang },
    summary: { text: summary_text, lang },
    model: settings.model,
    config: { locale: request.locale ?? settings.locale, top_k: request.top_k ?? settings.top_k },
    outcome: runOutcome(answer as CheckResult),
  });
  return run_id;
}
