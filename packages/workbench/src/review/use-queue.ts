import { useCallback, useMemo, useState } from "react";
import { type InputOf, type Pages, type ReviewItem, usePages } from "../api/index.ts";
import { useQueryValue } from "../browser/index.ts";

type ListQuery = NonNullable<InputOf<"listReviews">["query"]>;
export const KINDS = ["rerank_selection", "escalated_decision", "customer_text"] as const;
export const STATUSES = ["pending", "approved", "partial", "rejected", "auto_approved", "escalated"] as const;

/** The queue as the reviewer works on it: what was decided meanwhile stays in its place, with its new status. */
export type Queue = Pages<ReviewItem> & {
  readonly kind: string;
  readonly status: string;
  readonly chooseKind: (kind: string) => void;
  readonly chooseStatus: (status: string) => void;
  /** Puts a newer state of an item into the list. */
  readonly renew: (item: ReviewItem) => void;
};

/** Reads the queue with the filters of the address; without a filter it shows what waits. */
export function useQueue(): Queue {
  const [chosenKind, chooseKind] = useQueryValue("kind");
  const [chosenStatus, setStatus] = useQueryValue("status");
  const kind = KINDS.find((one) => one === chosenKind);
  const status = chosenStatus === "all" ? "all" : (STATUSES.find((one) => one === chosenStatus) ?? "pending");
  const query: ListQuery = { limit: 50, ...(kind && { kind }), ...(status !== "all" && { status }) };
  const pages = usePages("listReviews", query);
  const [renewed, setRenewed] = useState<Readonly<Record<string, ReviewItem>>>({});
  const renew = useCallback((item: ReviewItem) => setRenewed((all) => ({ ...all, [item.review_id]: item })), []);
  const items = useMemo(() => pages.items?.map((item) => renewed[item.review_id] ?? item), [pages.items, renewed]);
  const chooseStatus = (value: string) => setStatus(value === "pending" ? "" : value);
  return { ...pages, items, kind: kind ?? "", status, chooseKind, chooseStatus, renew };
}
