import { formatMessage, type Locale } from "../../locales/index.ts";
import { modelFailureText } from "./model-failure-text.ts";

/** The words for why nobody can say whether a text passes; undefined for a code that has none of its own. */
export function reasonText(reason: string, locale: Locale): string | undefined {
  if (reason === "criteria_need_model") return formatMessage("report.criteria_need_model", {}, locale);
  if (reason === "no_source" || reason === "no_text" || reason === "not_judged")
    return formatMessage(`terminal.why_${reason}`, {}, locale);
  const why = modelFailureText(reason, locale)?.why;
  return why === undefined ? undefined : formatMessage("model.no_answer", { why }, locale);
}
