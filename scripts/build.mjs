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

/** The compiler indents by four blanks, a seventh of what these take; they hold no text over many lines. */
const declarations = "packages/{core,beleg}/dist/**/*.d.ts";

/** The package brings the web app along. */
const copies = [{ from: "packages/workbench/dist", to: "packages/beleg/dist/workbench" }];

for (const { command, args } of steps) {
  const { code } = await runStep(command, args);
  if (code !== 0) process.exit(code);
}
rewrite(data, (json) => JSON.stringify(JSON.parse(json)));
rewrite(bareCode, (code) => code.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\r?\n/gmu, ""));
rewrite(declarations, (types) => types.replace(/^(?: {4})+/gmu, (blanks) => "\t".repeat(blanks.length / 4)));
for (const { from, to } of copies) {
  rmSync(join(root, to), { recursive: true, force: true });
  cpSync(join(root, from), join(root, to), { recursive: true });
}

/** Files that change nothing keep their time, and the next build does less. */
function rewrite(files, change) {
  for (const file of globSync(files, { cwd: root })) {
    const path = join(root, file);
    const written = readFileSync(path, "utf8");
    const changed = change(written);
    if (changed !== written) writeFileSync(path, changed);
  }
}
