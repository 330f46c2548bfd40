// Builds every package: core, then the edges, then the web app. Incremental, so a second run costs about a second.
import { runStep } from "./run-step.mjs";

const steps = [
  { command: "tsc", args: ["-b", "packages/core", "packages/beleg"] },
  { command: "node", args: ["scripts/store-template.ts"] },
  { command: "tsc", args: ["-p", "packages/workbench"] },
  { command: "vite", args: ["build", "packages/workbench", "--logLevel", "warn"] },
];

for (const { command, args } of steps) {
  const { code } = await runStep(command, args);
  if (code !== 0) process.exit(code);
}
