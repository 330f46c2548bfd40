import type { Locale } from "../../../languages/locale.ts";
import { messagesOf } from "../../../languages/messages-of.ts";
import type { EnglishMessages } from "../../../languages/parts/messages.ts";

/** A rule of the customer filter; one that the messages do not explain in every language does not compile. */
export type FilterRuleId = keyof EnglishMessages["filter_rules"];

/** What a rule finds in a text, in words; the id itself of a rule there is no longer. */
export function filterRuleText(id: string, locale: Locale): string {
  const rules: Readonly<Record<string, string>> = messagesOf(locale).filter_rules;
  return Object.hasOwn(rules, id) ? rules[id]! : id;
}
