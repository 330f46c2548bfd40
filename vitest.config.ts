import { availableParallelism } from "node:os";
import { defaultExclude, defineConfig } from "vitest/config";
import { HANGS_MS, PATIENCE_MS } from "./tests/support/limits.ts";
import { ownTemporaryFolder } from "./tests/support/own-temporary-folder.ts";

// Tests read the packages' sources, so a stale build can never make one pass.
const source = (path: string) => new URL(`packages/${path}.ts`, import.meta.url).pathname;
const alias = [
  { find: /^@beleg\/core$/, replacement: source("core/src/index") },
  { find: /^@beleg\/core\/(.+)$/, replacement: source("core/src/api/$1") },
  { find: /^beleg$/, replacement: source("beleg/src/index") },
  { find: /^beleg\/(.+)$/, replacement: source("beleg/src/api/$1") },
];

// BELEG_FUZZ=10000 makes every property test that much longer, and gives it the time.
const isFuzzing = process.env.BELEG_FUZZ !== undefined;
if (isFuzzing) {
  const longer = new URL("tests/support/longer-fast-check.ts", import.meta.url).pathname;
  alias.push({ find: /^fast-check$/, replacement: longer });
}
if (process.env.BELEG_TEST_RUN) {
  const built = new URL("tests/support/built-threads.ts", import.meta.url).pathname;
  alias.push({ find: /^\.{1,2}\/(?:.*\/)?sibling-module\.ts$/, replacement: built });
}
const limit = isFuzzing ? 3_600_000 : HANGS_MS;

const setupFiles = ["property-seed.ts", "die-with-parent.ts"].map(
  (name) => new URL(`tests/support/${name}`, import.meta.url).pathname,
);

// What tests run, they run a few times: compiling it as well as the engine can costs more than it saves.
const execArgv = ["--invocation-count-for-turbofan=20000"];

// Files share the modules of their process: loading them anew for each took half of the processor time.
const shared = {
  setupFiles,
  isolate: false,
  // For what hangs: nothing here proves that something is quick by the clock on the wall.
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: PATIENCE_MS, interval: 50 } },
};

const TURNS = "packages/core/src/check/turns.test.ts";

// A run of everything that is killed takes this process with it; one started by hand may outlive its shell.
if (process.env.BELEG_TEST_RUN) await import("./tests/support/die-with-parent.ts");

ownTemporaryFolder();

export default defineConfig({
  test: {
    // One file more than there are cores: most of them wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          ...shared,
          execArgv,
          include: ["packages/*/src/**/*.test.{ts,tsx}"],
          exclude: [...defaultExclude, TURNS],
        },
      },
      {
        // What other files leave in the memory of their process is cleared in the middle of the steps measured here.
        resolve: { alias },
        test: { name: "turns", ...shared, isolate: true, include: [TURNS] },
      },
      {
        resolve: { alias },
        test: { name: "integration", ...shared, execArgv, include: ["tests/integration/**/*.test.ts"] },
      },
      {
        resolve: { alias },
        test: { name: "browser", ...shared, execArgv, include: ["tests/browser/**/*.test.ts"] },
      },
    ],
  },
});
