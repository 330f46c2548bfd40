import type { PipelineState } from "@beleg/core/contracts";
import { type Locale, textLocale } from "@beleg/core/text";

/** The language a case is explained in; a state from elsewhere may not name it. */
export function explanationLocale({
  explanation,
  locale,
}: Partial<Pick<PipelineState, "explanation" | "locale">>): Locale {
  return explanation?.locale ?? locale ?? textLocale(explanation?.customer_explanation ?? "");
}
