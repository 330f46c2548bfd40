import type { Ask } from "./task.ts";

/** A thread's question whether it may call the model: the limit of calls is kept where the store is. */
export const PERMIT = "permit";

/** Waits for a permit to call the model. */
export type Permit = () => Promise<void>;

/** The same in a thread. */
export function permitBy(ask: Ask): Permit {
  return async () => {
    await ask(PERMIT);
  };
}
