import { formatMessage, type Locale } from "../../../locales/index.ts";
import { COUNTRY_LIST_NAMES } from "../../retrieval/country-lists.ts";
import type { RecordedThreat } from "../case-record.ts";
import { printConfidence } from "./audit-numbers.ts";

const LIST = new RegExp(`^(${COUNTRY_LIST_NAMES.join("|")}) (\\d{4}-\\d{2}-\\d{2}\\S*)$`);

/** An outside source with its date and level: `the grey list of 2025-02-01 (threat level 0.75)`. */
export function threatWords({ source, level }: RecordedThreat, locale: Locale): string {
  const [, name, date] = LIST.exec(source) ?? [];
  const words =
    name === undefined || date === undefined
      ? source
      : formatMessage(`audit.list.${name as (typeof COUNTRY_LIST_NAMES)[number]}`, { date }, locale);
  return level === null
    ? words
    : formatMessage("audit.threat", { source: words, level: printConfidence(level) }, locale);
}
