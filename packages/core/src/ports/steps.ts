import { type PaceOptions, takeTurns } from "./pause.ts";

export { atOnce } from "../text/at-once.ts";

/** Work in steps: each `yield` says how much was done, roughly in microseconds, and is a place to pause or to stop at. */
export type Steps<T> = Generator<number, T>;

/** Does the work step by step, with turns for others in between; undefined when it was called off. */
export async function inTurns<T>(steps: Steps<T>, { signal, pause = takeTurns }: PaceOptions): Promise<T | undefined> {
  for (;;) {
    if (signal?.aborted) return undefined;
    const step = steps.next();
    if (step.done) return step.value;
    const turn = pause(Math.max(1, step.value));
    if (turn !== undefined) await turn;
  }
}
