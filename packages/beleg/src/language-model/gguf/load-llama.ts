import { belegError } from "@beleg/core/contracts";
import type { LlamaModule } from "./llama.ts";

/** A name in a variable: the package is a user's own, so no bundler and no type checker may look for it here. */
const PACKAGE = "node-llama-cpp";

/** Throws `invalid_config` where the optional package is not installed, without loading it. */
export function requireLlama(model: string): void {
  try {
    import.meta.resolve(PACKAGE);
  } catch {
    const detail = `"${model}" needs the package ${PACKAGE}, which is not installed beside Beleg: npm install ${PACKAGE}`;
    throw belegError("invalid_config", { file: "BELEG_MODEL", detail });
  }
}

/** Loads llama.cpp: on the first call of a model, never before. */
export async function loadLlama(): Promise<LlamaModule> {
  return (await import(PACKAGE)) as LlamaModule;
}
