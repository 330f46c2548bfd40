import { AsyncLocalStorage } from "node:async_hooks";

/** A thread's wish to call a model: the limit of calls is kept where the store is. */
export type TurnWish = { readonly turn: true };

/** What the answer to such a wish looks like. */
export const YOUR_TURN = "turn";

/** Whether a note is such a wish. */
export function isTurnWish(note: object): note is TurnWish {
  return "turn" in note;
}

/** Lets the work on a row ask for turns, and hands the answers on. */
export function turnsOf(say: (ticket: number, wish: TurnWish) => void) {
  const rows = new AsyncLocalStorage<number>();
  const waiting = new Map<number, (() => void)[]>();
  return {
    /** Does the work on a row. */
    async within<Value>(ticket: number, work: () => Promise<Value>): Promise<Value> {
      try {
        return await rows.run(ticket, work);
      } finally {
        waiting.delete(ticket);
      }
    },
    /** Waits for a turn; outside of any row there is nobody to ask. */
    async turn(): Promise<void> {
      const ticket = rows.getStore();
      if (ticket === undefined) return;
      await new Promise<void>((resolve) => {
        waiting.set(ticket, [...(waiting.get(ticket) ?? []), resolve]);
        say(ticket, { turn: true });
      });
    },
    /** The answer to the oldest wish of a row. */
    granted(ticket: number): void {
      waiting.get(ticket)?.shift()?.();
    },
    /** The row at work here. */
    ticket: () => rows.getStore(),
  };
}
