import type { Clock, Delay } from "../ports/index.ts";

/** The time a request has left. */
export interface Deadline {
  remaining(): number;
  /** Runs something with a part of the time left; `late` when it was not done by then. */
  run<T>(share: number, work: (signal: AbortSignal, limitMs: number) => Promise<T>): Promise<Outcome<T>>;
}

/** How a piece of work under a deadline ended. */
type Outcome<T> =
  | { readonly status: "done"; readonly value: T }
  | { readonly status: "late" }
  | { readonly status: "failed"; readonly error: unknown };

/** Starts the time of a request. */
export function startDeadline(
  limitMs: number,
  {
    clock,
    delay,
    signal,
  }: { readonly clock: Clock; readonly delay?: Delay | undefined; readonly signal?: AbortSignal | undefined },
): Deadline {
  const end = clock.now() + limitMs;
  const remaining = () => Math.max(0, Math.min(limitMs, end - clock.now()));
  return {
    remaining,
    async run(share, work) {
      const limit = Math.floor(remaining() * share);
      const stop = new AbortController();
      const signals = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
      const result = settle(() => work(signals, limit));
      if (delay === undefined) return await result;
      const timer = new AbortController();
      const late = delay(limit, timer.signal).then(() => ({ status: "late" as const }));
      const first = await Promise.race([result, late]);
      timer.abort();
      stop.abort();
      return first;
    },
  };
}

async function settle<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { status: "done", value: await work() };
  } catch (error) {
    return { status: "failed", error };
  }
}
