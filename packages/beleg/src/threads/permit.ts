import type { Permit } from "../language-model/index.ts";
import type { Ask } from "./task.ts";

/** A thread's question whether it may call the model: the limit of calls is kept where the store is. */
export const PERMIT = "permit";

/** Waits in a thread for a permit to call the model. */
export function permitBy(ask: Ask): Permit {
  return async () => {
    await ask(PERMIT);
  };
}
