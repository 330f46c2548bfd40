import { useCallback, useEffect, useRef, useState } from "react";
import {
  CallError,
  type CallFailure,
  call,
  type NewReviewDecisionInput,
  type ReviewDecision,
  type ReviewItem,
} from "../api/index.ts";

/** How long a decision can be taken back. The record knows no undo, so the screen waits before it writes. */
export const HOLD_MS = 8000;

/** A decision on its way. */
export type PendingDecision = {
  readonly item: ReviewItem;
  readonly body: NewReviewDecisionInput;
  readonly until: number;
};

/** A decision that did not take effect: somebody was faster, or it could not be sent. */
export type DecisionFailure =
  | { readonly kind: "late"; readonly item: ReviewItem; readonly winner: ReviewDecision | null }
  | { readonly kind: "failed"; readonly item: ReviewItem; readonly failure: CallFailure };

/** Holds the last decision back for a moment, then sends it. */
export function useUndoableDecision(onChange: (item: ReviewItem, how: "decided" | "overtaken") => void) {
  const [held, setHeld] = useState<PendingDecision | null>(null);
  const [troubles, setTroubles] = useState<readonly DecisionFailure[]>([]);
  const waiting = useRef<{ readonly held: PendingDecision; readonly timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  });

  const send = useCallback(async ({ item, body }: PendingDecision) => {
    try {
      notify.current(await call("decideReview", { path: { id: item.review_id }, body }), "decided");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const trouble = await troubleOf(item, error.failure, (now) => notify.current(now, "overtaken"));
      setTroubles((all) => [...all.filter((one) => one.item.review_id !== item.review_id), trouble]);
    }
  }, []);

  /** Sends what is held at once. */
  const release = useCallback(() => {
    const now = waiting.current;
    if (now === null) return;
    clearTimeout(now.timer);
    waiting.current = null;
    setHeld(null);
    void send(now.held);
  }, [send]);

  const hold = useCallback(
    (item: ReviewItem, body: NewReviewDecisionInput) => {
      release();
      const next = { item, body, until: Date.now() + HOLD_MS };
      waiting.current = { held: next, timer: setTimeout(release, HOLD_MS) };
      setHeld(next);
    },
    [release],
  );

  /** Takes the held decision back; gives the item it was about. */
  const undo = useCallback((): ReviewItem | null => {
    const now = waiting.current;
    if (now === null) return null;
    clearTimeout(now.timer);
    waiting.current = null;
    setHeld(null);
    return now.held.item;
  }, []);

  const dismiss = useCallback(
    (trouble: DecisionFailure) => setTroubles((all) => all.filter((one) => one !== trouble)),
    [],
  );

  // Leaving the page means it; leaving the app would lose it, so the browser asks.
  useEffect(() => release, [release]);
  useEffect(() => {
    if (held === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [held]);

  return { held, troubles, hold, undo, release, dismiss };
}

/** What went wrong; a closed item is looked at again to name who was faster. */
async function troubleOf(
  item: ReviewItem,
  failure: CallFailure,
  renew: (item: ReviewItem) => void,
): Promise<DecisionFailure> {
  if (failure.kind !== "problem" || failure.problem.code !== "review_closed") return { kind: "failed", item, failure };
  try {
    const now = await call("getReview", { path: { id: item.review_id } });
    renew(now);
    return { kind: "late", item, winner: now.decision };
  } catch {
    return { kind: "late", item, winner: null };
  }
}
