import type { Settings } from "../settings/index.ts";

/** The limits of a checker whose callers wait: at 5 ms a check, the last of 32 in a thread still answers within a fifth of a second. */
export function servingLimits({ model }: Pick<Settings, "model">) {
  return { waitingPerThread: 32, limitMs: model === "none" ? 30_000 : 300_000 };
}
