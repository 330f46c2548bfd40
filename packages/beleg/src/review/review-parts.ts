import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import type { EventRecorder } from "../events/index.ts";
import type { JobQueue } from "../queue/index.ts";
import type { Store, StoreTransaction } from "../store/index.ts";

/** What has to happen when an item is decided, in the same transaction. */
export type ReviewEffect = (
  tx: StoreTransaction,
  decided: { readonly tenant: string; readonly item: ReviewItem; readonly decision: ReviewDecision },
) => Promise<void>;

/** What the queue runs on. */
export interface ReviewParts {
  readonly store: Store;
  /** The engine of the durable timers. Without it deadlines take effect when somebody looks. */
  readonly jobs?: JobQueue | undefined;
  /** Keeps events for another system. Without it nobody is told. */
  readonly events?: EventRecorder | undefined;
  /**
   * What follows by kind for the features that open items. They stand above this room, so whoever puts a process together
   * hands their effects in: `decisionEffects` for customer texts and escalated decisions.
   */
  readonly effects?: Partial<Readonly<Record<ReviewItem["kind"], ReviewEffect>>> | undefined;
}

/** Names one item. */
export interface ReviewRef {
  readonly tenant: string;
  readonly review_id: string;
}

/** The key of an item's timer and of its one expiry. */
export function expiryKey({ tenant, review_id }: ReviewRef): string {
  return `${tenant.length}:${tenant}/${review_id}`;
}
