import type { StoreTransaction } from "../store/index.ts";
import { applyRerankDecision } from "./apply-rerank-decision.ts";
import type { ReviewEffect, ReviewParts } from "./review-parts.ts";

/** Lets a decision take effect, in the transaction that records it. */
export async function applyEffects(
  tx: StoreTransaction,
  parts: ReviewParts,
  decided: Parameters<ReviewEffect>[1],
): Promise<void> {
  const { kind } = decided.item;
  if (kind === "rerank_selection") await applyRerankDecision(tx, parts.jobs, decided);
  if (kind === "customer_text") await moveCustomerText(tx, decided);
  await parts.effects?.[kind]?.(tx, decided);
}

/** A customer text in review goes out or is kept back; its item's run is the text's id. */
const moveCustomerText: ReviewEffect = async (tx, { tenant, item }) => {
  const id = Number(item.run_id);
  if (!Number.isSafeInteger(id) || item.status === "escalated" || item.status === "pending") return;
  const to = item.status === "rejected" ? "rejected" : "released";
  await tx.tenant(tenant).decisions.moveCustomerText(id, "in_review", to);
};
