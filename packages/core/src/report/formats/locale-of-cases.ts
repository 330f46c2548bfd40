import type { Locale } from "../../locales/index.ts";
import { textLocale } from "../../text/language/text-locale.ts";
import type { ReportCase } from "./report-case.ts";

/** The language of words around several reports: that of their texts, English where these have several. */
export function localeOfCases(cases: readonly ReportCase[]): Locale {
  const [first = "en", ...others] = new Set(cases.map(localeOfCase));
  return others.length === 0 ? first : "en";
}

function localeOfCase({ locale, summary_text, article_text, sources }: ReportCase): Locale {
  return locale ?? textLocale(summary_text, sources?.[0]?.text ?? article_text ?? "");
}
