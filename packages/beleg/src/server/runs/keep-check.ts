import type { CheckAnswer, CheckRequest } from "@beleg/core/contracts";
import type { Settings } from "../../settings/index.ts";
import type { RunOutcome, TenantStore } from "../../store/index.ts";

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
    outcome: outcomeOf(answer),
  });
  return run_id;
}

/** What is stored of a check; when every judge failed the run is failed, with the first reason. */
export function outcomeOf({ factuality, coherence, readability, explainability }: CheckAnswer): RunOutcome {
  const given = [factuality, coherence, readability].filter((result) => result !== undefined);
  const [first] = given;
  if (first !== undefined && given.every(({ status }) => status === "failed")) {
    const { code, message } = first.error ?? { code: "internal_error" };
    return { status: "failed", error: message === undefined ? { code } : { code, message } };
  }
  const results = {
    factuality: factuality ?? null,
    coherence: coherence ?? null,
    readability: readability ?? null,
  };
  return { status: "success", results, report: explainability };
}
