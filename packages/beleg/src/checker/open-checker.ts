import { isGguf } from "../language-model/gguf/is-gguf.ts";
import type { Checker } from "./checker.ts";
import type { CheckerOptions } from "./checker-options.ts";
import { configuredModel } from "./configured-model.ts";

/**
 * Opens the checker: in this thread, or on threads of its own. Whoever starts threads need not load the judges, and the
 * other way round. A model of this process answers in this thread, one question at a time.
 */
export async function openChecker({ settings, threads, model, ...pool }: CheckerOptions): Promise<Checker> {
  const inProcess = model === undefined && isGguf(settings.model);
  if (threads !== undefined && !inProcess) {
    const { openPooledChecker } = await import("./pooled-checker.ts");
    return openPooledChecker({ settings, threads, ...pool });
  }
  const { openLocalChecker } = await import("./local-checker.ts");
  const checker = openLocalChecker(settings, model ?? (await configuredModel(settings, pool.permit)));
  if (threads === undefined || pool.waitingPerThread === undefined) return checker;
  const { limitedChecker } = await import("./limited-checker.ts");
  return limitedChecker(checker, pool.waitingPerThread);
}
