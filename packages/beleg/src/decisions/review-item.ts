import { createHash } from "node:crypto";
import type { ReviewItem } from "@beleg/core/contracts";
import { canonicalJson } from "@beleg/core/json";
import type { Clock } from "@beleg/core/ports";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A review of a decision or its customer text. Nobody answering hands it on: silence approves no payment and no text. */
export function reviewItem(
  kind: "escalated_decision" | "customer_text",
  run_id: string,
  snapshot: Readonly<Record<string, unknown>>,
  clock: Clock,
): ReviewItem {
  const shown = JSON.parse(canonicalJson(snapshot)) as Record<string, unknown>;
  const now = clock.now();
  return {
    review_id: `${kind}:${run_id}`,
    kind,
    run_id,
    status: "pending",
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + DAY_MS).toISOString(),
    expiry_policy: "escalate",
    snapshot: shown,
    snapshot_digest: createHash("sha256").update(canonicalJson(shown)).digest("hex"),
    decision: null,
  };
}
