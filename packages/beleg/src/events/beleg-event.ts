import type { StoreTransaction } from "../store/index.ts";

/** What other systems can be told of. */
type EventType = "decision.made" | "review.opened" | "review.expiring" | "review.expired" | "review.decided";

/** Something that happened; of one type and subject there is one event, however often it is recorded. */
export type BelegEvent = {
  readonly type: EventType;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Keeps events in the transaction of what they tell of: one without the other is never seen. */
export type EventRecorder = {
  record(tx: StoreTransaction, tenant: string, event: BelegEvent): Promise<void>;
  /** How long before a review's deadline its event is due. */
  readonly expiringMs: number;
};
