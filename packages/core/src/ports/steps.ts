import { type PaceOptions, takeTurns } from "./pause.ts";

export { atOnce } from "../text/at-once.ts";

/** Work in steps: each `yield` says how much was done, roughly in microseconds, and is a place to pause or to stop at. */
export type Steps<T> = Generator<number, T>;

/**
 * A thread's code is not compiled when it first runs, and the same step takes fifty times as long: so much of the work of a
 * thread, and so many steps of each, count as if they took all of a turn.
 */
const COLD_WORK = 60;
const COLD_STEPS = 1000;
const COLD = 1000;
let begun = 0;

/** Does the work step by step, with turns for others in between; undefined when it was called off. */
export async function inTurns<T>(steps: Steps<T>, { signal, pause = takeTurns }: PaceOptions): Promise<T | undefined> {
  begun += 1;
  let cold = begun > COLD_WORK ? 0 : COLD_STEPS;
  for (;;) {
    if (signal?.aborted) return undefined;
    const step = steps.next();
    if (step.done) return step.value;
    const turn = pause(Math.max(cold > 0 ? COLD : 1, step.value));
    cold -= 1;
    if (turn !== undefined) await turn;
  }
}
