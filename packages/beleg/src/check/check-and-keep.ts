import { checkInOffsetEncoding } from "@beleg/core/check";
import type { CheckAnswer, CheckRequest, CheckResult } from "@beleg/core/contracts";
import type { Settings } from "../settings/index.ts";
import type { TenantStore } from "../store/index.ts";
import type { CheckPool } from "./check-pool.ts";
import { runOutcome } from "./run-outcome.ts";

/** Answers a check and keeps it as a run where the request asks for that. */
export async function checkAndKeep(
  request: CheckRequest,
  checks: CheckPool,
  tenant: () => TenantStore | Promise<TenantStore>,
  settings: Settings,
): Promise<CheckAnswer> {
  if (!request.store) return checks.check(request);
  // Stored offsets count UTF-16; the caller may count otherwise.
  const answer = (await checks.check({ ...request, offset_encoding: "utf-16" })) as CheckResult;
  const { article_text, summary_text, label } = request;
  const { language: lang } = answer;
  const { runs } = await tenant();
  const { run_id } = await runs.save({
    label,
    article: article_text === "" ? null : { text: article_text, lang },
    summary: { text: summary_text, lang },
    model: settings.model,
    config: { locale: request.locale ?? settings.locale, top_k: request.top_k ?? settings.top_k },
    outcome: runOutcome(answer),
  });
  return { ...checkInOffsetEncoding(answer, request, request.offset_encoding), run_id };
}
