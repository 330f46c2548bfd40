import { symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "rolldown";
import { madeOnce, SHARED } from "./ready-home.ts";

const THREADS = fileURLToPath(new URL("./built-threads.ts", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));

/**
 * The file to start a script of this folder from. A run that has just built everything joins its hundreds of modules into
 * one file, once for all its processes: opening and linking them one by one is nearly half of what a process costs.
 */
export async function builtScript(name: string): Promise<string> {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  if (SHARED === undefined || !process.env.BELEG_TEST_RUN) return script;
  const folder = await madeOnce(SHARED, name, (draft) => bundle(script, draft));
  return join(folder, "script.mjs");
}

async function bundle(script: string, folder: string): Promise<void> {
  const { rolldown } = await import("rolldown");
  const joined = await rolldown({
    input: script,
    platform: "node",
    external: (id) => /^[^./]/.test(id) && !id.startsWith("@beleg/core"),
    plugins: [asInPlace],
    logLevel: "warn",
  });
  await joined.write({ file: join(folder, "script.mjs"), format: "esm", codeSplitting: false });
  await joined.close();
  symlinkSync(PACKAGES, join(folder, "node_modules"));
}

/** Every module finds its files as if it still stood where it was written, and its threads in the bundle of the binary. */
const asInPlace: Plugin = {
  name: "as-in-place",
  resolveId: (id) => (id.endsWith("/sibling-module.ts") ? THREADS : null),
  transform: (code, id) =>
    code
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
};
