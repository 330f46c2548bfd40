// Builds every package: core, then the edges, then the web app. Incremental, so a second run costs about a second.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "./run-step.mjs";

// Several checkers each work out the same types: on two cores one takes no longer and half the processor time.
const steps = [
  { command: "tsc", args: ["-b", "--checkers", "1", "packages/core", "packages/beleg"] },
  { command: "node", args: ["scripts/bundle.mjs"] },
  { command: "node", args: ["scripts/store-template.ts"] },
  { command: "tsc", args: ["-p", "packages/workbench"] },
  { command: "vite", args: ["build", "packages/workbench", "--logLevel", "warn"] },
  { command: "node", args: ["scripts/docs-help.ts"] },
];

/** The compiler writes data over many lines, two thirds more than it needs. */
const data = "packages/core/dist/**/*.json";

/** What the code says of itself stands in its declarations, where an editor reads it. */
const bareCode = "packages/core/dist/**/*.js";

/** The package brings the web app along. */
const copies = [{ from: "packages/workbench/dist", to: "packages/beleg/dist/workbench" }];

for (const { command, args } of steps) {
  const { code } = await runStep(command, args);
  if (code !== 0) process.exit(code);
}
for (const file of globSync(data, { cwd: root })) {
  const path = join(root, file);
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, "utf8"))));
}
for (const file of globSync(bareCode, { cwd: root })) {
  const path = join(root, file);
  const written = readFileSync(path, "utf8");
  const bare = written.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\r?\n/gmu, "");
  if (bare !== written) writeFileSync(path, bare);
}
for (const { from, to } of copies) {
  rmSync(join(root, to), { recursive: true, force: true });
  cpSync(join(root, from), join(root, to), { recursive: true });
}
