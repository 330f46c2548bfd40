import { loadSettings } from "../../packages/beleg/src/settings/index.ts";
import type { Store } from "../../packages/beleg/src/store/index.ts";
import { runWorker } from "../../packages/beleg/src/worker/index.ts";

/** Does something while a worker of this process does the store's jobs. */
export async function withWorker(
  store: Store,
  cwd: string,
  env: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const { values } = await loadSettings({ cwd, env: { BELEG_WARM_UP: "false", ...env }, flags: {} });
  const stop = new AbortController();
  const working = runWorker(store, { settings: values, signal: stop.signal, cwd });
  try {
    await work();
  } finally {
    stop.abort();
    await working;
  }
}
