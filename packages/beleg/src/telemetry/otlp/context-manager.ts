import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, type ContextManager, ROOT_CONTEXT } from "@opentelemetry/api";

/** Keeps which span the present work belongs to, across everything that is awaited. */
export interface BaseContextManager extends ContextManager {
  /** What belongs to no span of its own belongs to this one: that of the command this process was started for. */
  setBase(context: Context): void;
}

/** Makes one over Node's own asynchronous contexts. */
export function contextManager(): BaseContextManager {
  const storage = new AsyncLocalStorage<Context>();
  let base = ROOT_CONTEXT;
  const manager: BaseContextManager = {
    active: () => storage.getStore() ?? base,
    with: (context, work, self, ...args) => storage.run(context, () => work.call(self as never, ...args)),
    bind: (context, target) =>
      typeof target === "function"
        ? (((...args: unknown[]) => storage.run(context, () => target(...args))) as typeof target)
        : target,
    enable: () => manager,
    disable: () => manager,
    setBase(context) {
      base = context;
    },
  };
  return manager;
}
