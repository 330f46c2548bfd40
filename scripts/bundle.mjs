// Joins what the binary runs into few files: Node opens and links six hundred modules one by one, which took most of the
// time from the call to the first answer. The packages' exports stay the files tsc made.
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./run-step.mjs";

const dist = join(root, "packages/beleg/dist");
const target = join(dist, "bundle");
/**
 * Dependencies joined in, and where their licences are; every other one stays beside, loaded by the verbs that need it. The SDK
 * left outside opened a hundred files before the first call, a second zod with its fifty languages among them.
 */
const joined = {
  zod: "zod/LICENSE",
  commander: "commander/LICENSE",
  kysely: "kysely/LICENSE",
  "fastify-type-provider-zod": "fastify-type-provider-zod/LICENSE",
  "@fastify/error": "@fastify/error/LICENSE",
  "@noble/hashes": "@noble/hashes/LICENSE",
  ansis: "ansis/LICENSE",
  "@ai-sdk/openai-compatible": "@ai-sdk/openai-compatible/LICENSE",
  "@ai-sdk/provider": "@ai-sdk/provider/LICENSE",
  "@ai-sdk/provider-utils": "@ai-sdk/provider/LICENSE",
  "@workflow/serde": "@workflow/serde/LICENSE.md",
  "eventsource-parser": "eventsource-parser/LICENSE",
};
const isJoined = (id) =>
  ["@beleg/core", ...Object.keys(joined)].some((name) => id === name || id.startsWith(`${name}/`));

// What runs in threads: the one entry of all pools, the modules of their tasks, and threads of their own.
const threads = globSync(["threads/task-worker.js", "*/**/*-task.js", "store/database/thread/engine-thread.js"], {
  cwd: dist,
  exclude: (name) => name === "bundle",
});
const input = Object.fromEntries(["cli/main.js", ...threads].map((file) => [basename(file, ".js"), join(dist, file)]));
const bundle = await rolldown({
  input,
  platform: "node",
  external: (id) => /^[^./]/.test(id) && !isJoined(id),
  logLevel: "warn",
});
rmSync(target, { recursive: true, force: true });
await bundle.write({
  dir: target,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "[name]-[hash].js",
  // Names stay, for stack traces; what only a reader needs is in the files tsc made.
  minify: { compress: true, mangle: false, codegen: true },
});
const licences = Object.entries(joined).map(
  ([name, licence]) => `${name}\n\n${readFileSync(join(root, "node_modules", licence), "utf8")}`,
);
writeFileSync(join(target, "LICENSES.txt"), licences.join("\n\n"));

// Unless it is at hand, the binary hashes the whole core again whenever it measures or evaluates.
const { codeFingerprint } = await import(join(dist, "evaluate/code-fingerprint.js"));
writeFileSync(join(target, "fingerprint.txt"), codeFingerprint());
