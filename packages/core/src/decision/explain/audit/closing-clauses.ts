import { formatMessage, type Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { partNames } from "./outcome-sentence.ts";

/** What a model's audit text must also say, because the decision rests on it: the rule that applied, what is missing. */
export function closingClauses({ override, missing }: CaseRecord, locale: Locale): string[] {
  const rule = (name: NonNullable<typeof override>) =>
    formatMessage("decision.audit.override", { override: formatMessage(`audit.rule.${name}`, {}, locale) }, locale);
  return [
    ...(override === null ? [] : [rule(override)]),
    ...(missing.length === 0
      ? []
      : [formatMessage("decision.audit.missing", { missing: partNames(missing, locale) }, locale)]),
  ];
}
