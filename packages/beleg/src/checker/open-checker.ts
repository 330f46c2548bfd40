import type { Checker } from "./checker.ts";
import type { CheckerOptions } from "./checker-options.ts";
import { configuredModel } from "./configured-model.ts";
import { openLocalChecker } from "./local-checker.ts";
import { openPooledChecker } from "./pooled-checker.ts";

/** Opens the checker: in this thread, or on threads of its own. */
export async function openChecker({ settings, threads, model, ...pool }: CheckerOptions): Promise<Checker> {
  if (threads !== undefined) return openPooledChecker({ settings, threads, ...pool });
  return openLocalChecker(settings, model ?? (await configuredModel(settings)));
}
