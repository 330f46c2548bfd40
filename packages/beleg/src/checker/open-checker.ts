import type { Checker } from "./checker.ts";
import type { CheckerOptions } from "./checker-options.ts";
import { configuredModel } from "./configured-model.ts";

/** Opens the checker: in this thread, or on threads of its own. Whoever starts threads need not load the judges, and the other way round. */
export async function openChecker({ settings, threads, model, verifier, ...pool }: CheckerOptions): Promise<Checker> {
  // A verifier is held once for the process, and waited for as a model is.
  if (threads !== undefined && verifier === undefined && settings.verifier === "none") {
    const { openPooledChecker } = await import("./pooled-checker.ts");
    return openPooledChecker({ settings, threads, ...pool });
  }
  if (settings.verifier !== "none") {
    const { requireVerifier } = await import("../verifier/index.ts");
    // One that cannot work is said once, not for every text.
    await requireVerifier(settings);
  }
  const { openLocalChecker } = await import("./local-checker.ts");
  return openLocalChecker(settings, model ?? (await configuredModel(settings)), { verifier, record: pool.record });
}
