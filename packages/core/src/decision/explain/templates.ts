import type { DecisionOutcome } from "../../contracts/decision/index.ts";
import { formatMessage, LOCALES, type Locale } from "../../locales/index.ts";

/** The styles a customer text comes in; `standard` is the wording of the specification. */
export const STYLES = ["standard", "formal_brief", "formal_detailed", "casual_brief", "casual_detailed"] as const;
/** How a customer text is worded. */
export type Style = (typeof STYLES)[number];

/** The approved customer text of a decision. */
export function customerTemplate(decision: DecisionOutcome, locale: Locale, style: Style = "standard"): string {
  return formatMessage(`decision.customer.${decision}.${style}`, {}, locale);
}

/** What the customer can do now. */
export function nextStep(decision: DecisionOutcome, locale: Locale): string {
  return formatMessage(`decision.next_step.${decision}`, {}, locale);
}

/** How to reach a person; for an adverse decision also how to appeal. */
export function contactLine(decision: DecisionOutcome, locale: Locale, contact: string | undefined): string {
  if (decision === "APPROVE") return formatMessage("decision.contact.default", {}, locale);
  return contact === undefined
    ? formatMessage("decision.contact.appeal", {}, locale)
    : formatMessage("decision.contact.configured", { contact }, locale);
}

/** The tasks that follow from a decision when no model proposes any. */
export function recommendedActions(decision: DecisionOutcome, locale: Locale): string[] {
  const first = formatMessage(`decision.action.${decision}`, {}, locale);
  return decision === "APPROVE" ? [first] : [first, formatMessage(`decision.action.${decision}_2`, {}, locale)];
}

/** The tasks that have words; the others are one of these again. */
const TASKS = ["APPROVE", "CHALLENGE", "BLOCK", "BLOCK_2", "ESCALATE_TO_HUMAN"] as const;

/** A recommended action in words, in whichever language its code was written; one a model made up is shown as it is. */
export function actionText(action: string, locale: Locale): string {
  const task = TASKS.find((one) =>
    LOCALES.some((lang) => formatMessage(`decision.action.${one}`, {}, lang) === action),
  );
  return task === undefined ? action.replaceAll("_", " ") : formatMessage(`decision.action_text.${task}`, {}, locale);
}
