import type { ReviewItem } from "../api/index.ts";
import { money } from "../decisions/money.ts";
import type { Translation } from "../locales/index.ts";
import { caseOf, selectionOf, textOf } from "./snapshots.ts";

/** What an item is about, in a line. */
export function itemTitle({ t, locale }: Translation, item: ReviewItem): string {
  if (item.kind === "rerank_selection") return selectionOf(item).query;
  if (item.kind === "customer_text") {
    const { customer_id, transaction_id } = textOf(item);
    return t("review.title_text", { customer: customer_id, case: transaction_id });
  }
  const { transaction } = caseOf(item).state;
  const amount = money(transaction.amount, transaction.currency, locale);
  return t("review.title_case", { case: transaction.transaction_id, amount });
}

/** Whether a person can still decide: what the deadline or a colleague handed on still waits for somebody. */
export function isOpen({ status }: Pick<ReviewItem, "status">): boolean {
  return status === "pending" || status === "escalated";
}

/** Whose word it was: the deadline has no name. */
export function actorName({ t }: Pick<Translation, "t">, actor: string): string {
  return actor === "system" ? t("review.system") : actor;
}
