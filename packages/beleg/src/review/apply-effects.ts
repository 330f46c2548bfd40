import type { StoreTransaction } from "../store/index.ts";
import { applyRerankDecision } from "./apply-rerank-decision.ts";
import type { ReviewEffect, ReviewParts } from "./review-parts.ts";

/** Lets a decision take effect, in the transaction that records it: on the rerank run here, elsewhere as handed in. */
export async function applyEffects(
  tx: StoreTransaction,
  parts: ReviewParts,
  decided: Parameters<ReviewEffect>[1],
): Promise<void> {
  const { kind } = decided.item;
  if (kind === "rerank_selection") await applyRerankDecision(tx, parts.jobs, decided);
  await parts.effects?.[kind]?.(tx, decided);
}
