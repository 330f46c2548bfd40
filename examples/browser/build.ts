// Builds the page into a folder of static files and prints what a visitor fetches.
//
//   node examples/browser/build.ts examples/browser/dist && npx http-server examples/browser/dist
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type InputOptions, rolldown } from "rolldown";

const here = import.meta.dirname;

/** Writes the page into a folder; answers with the bytes of each script, compressed as a server sends it. */
export async function buildPage(folder: string, options: InputOptions = {}): Promise<Readonly<Record<string, number>>> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(here, "index.html"), join(folder, "index.html"));
  const sizes: Record<string, number> = {};
  for (const name of ["page.js", "worker.js"]) {
    const bundle = await rolldown({ ...options, input: join(here, name), platform: "browser" });
    const { output } = await bundle.write({ file: join(folder, name), format: "es", minify: true });
    sizes[name] = gzipSync(output[0].code, { level: 9 }).length;
  }
  return sizes;
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(here, "dist");
  for (const [name, bytes] of Object.entries(await buildPage(folder))) {
    process.stdout.write(`${name}: ${Math.round(bytes / 1000)} kB gzip\n`);
  }
}
