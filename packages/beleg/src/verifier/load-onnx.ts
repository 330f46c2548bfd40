import { belegError } from "@beleg/core/contracts";
import type { Onnx, OnnxModule, TokenizersModule } from "./onnx.ts";

/** Names in variables: the packages are a user's own, so no bundler and no type checker may look for them here. */
const RUNTIME = "onnxruntime-node";
const TOKENIZERS = "@huggingface/tokenizers";
/** Without its install script the runtime is whole on a processor; with it, it would fetch files for graphics cards. */
const INSTALL = `npm install --ignore-scripts ${RUNTIME} ${TOKENIZERS}`;

/** Throws `invalid_config` where one of the optional packages is not installed, without loading them. */
export function requireOnnx(): void {
  for (const name of [RUNTIME, TOKENIZERS]) {
    try {
      import.meta.resolve(name);
    } catch {
      const detail = `a verifier needs the package ${name}, which is not installed beside Beleg: ${INSTALL}`;
      throw belegError("invalid_config", { file: "BELEG_VERIFIER", detail });
    }
  }
}

/** Loads both: when a verifier is first asked, never before. */
export async function loadOnnx(): Promise<Onnx> {
  const [runtime, tokenizers] = await Promise.all([import(RUNTIME), import(TOKENIZERS)]);
  return { runtime: runtime as OnnxModule, tokenizers: tokenizers as TokenizersModule };
}
