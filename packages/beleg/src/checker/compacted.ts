import { type CompactableAnswer, compactResult } from "@beleg/core";
import type { CompactResult, ExplainabilityResult, FactualityResult } from "@beleg/core/contracts";
import { textLocale } from "@beleg/core/text";
import { gateOf, givenLocale, type Settings } from "../settings/index.ts";
import type { RunDetail } from "../store/index.ts";
import type { CheckInput } from "./checker.ts";

/** An answer in a few words, in the language it was asked for, by the gate of the settings. */
export function compacted(
  answer: CompactableAnswer,
  { locale }: Pick<CheckInput, "locale">,
  settings: Pick<Settings, "locale" | "fail_on" | "fail_on_style">,
  known?: ReadonlySet<string>,
): CompactResult {
  return compactResult(answer, { locale: locale ?? givenLocale(settings), known, ...gateOf(settings) });
}

/** The same of a stored check with its report. */
export function storedCompact(
  { id, results, summary, article, sources }: Pick<RunDetail, "id" | "results" | "summary" | "article" | "sources">,
  explainability: ExplainabilityResult,
  settings: Pick<Settings, "locale" | "fail_on" | "fail_on_style">,
): CompactResult {
  const { factuality, coherence, readability, criteria } = results;
  return compacted(
    {
      explainability,
      run_id: id,
      ...(factuality && { factuality: factuality as FactualityResult }),
      ...(coherence && { coherence }),
      ...(readability && { readability }),
      ...(criteria && { criteria }),
    },
    { locale: givenLocale(settings) ?? textLocale(summary?.text ?? "", article?.text ?? sources?.[0]?.text) },
    settings,
  );
}
