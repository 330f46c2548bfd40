// The whole safety net in one run: tools, build, then every test, and beside them types, format, lint, dead code, packages.
// Ends in one line, `N passed, N failed`, which counts each check once and each test once.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { runStep } from "./run-step.mjs";
import { provideTools } from "./tools.mjs";

const BUILD = { name: "build", command: "node", args: ["scripts/build.mjs"] };
/** Reads sources alone: it takes the core that the build leaves idle. */
const FORMAT = { name: "format and lint", command: "biome", args: ["check", "--error-on-warnings", "."] };
/** What is published, packed once for all who look at it. */
const folder = mkdtempSync(join(tmpdir(), "beleg-test-"));
const packed = (name) => join(folder, `${name}-${manifest.version}.tgz`);
const PACK = {
  name: "pack",
  command: "npm",
  args: ["pack", "--silent", "-w", "packages/core", "-w", "packages/beleg", "--pack-destination", folder],
};
const CHECKS = [
  // With one checker and one thread they take half the processor time: more of them work out the same types again.
  { name: "types", command: "tsc", args: ["-p", "tsconfig.json", "--checkers", "1"] },
  {
    name: "lint with types",
    command: "oxlint",
    args: ["--type-aware", "--deny-warnings"],
    env: { GOMAXPROCS: "1" },
  },
  { name: "dead code", command: "knip", args: [] },
  { name: "package core", command: "publint", args: ["--strict", packed("beleg-core")] },
  { name: "package beleg", command: "publint", args: ["--strict", packed("beleg")] },
  // Reads the types of every entry point as a consumer would; without --quiet it says what is wrong.
  { name: "types of core", command: "attw", args: [packed("beleg-core"), "--profile", "esm-only", "--quiet"] },
  { name: "types of beleg", command: "attw", args: [packed("beleg"), "--profile", "esm-only", "--quiet"] },
];

/** How many of the slowest parts are named at the end. */
const SLOWEST = 12;

let passed = 0;
let failed = 0;
/** How long each check and each file of tests took. */
const parts = [];
const failures = [];

function count(name, ok) {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

const major = Number(process.versions.node.split(".")[0]);
process.stdout.write(`node ${process.versions.node}\n`);
count("node 24 or newer runs the checkout", major >= 24);

const { env, missing } = provideTools();
for (const name of missing) {
  if (process.env.CI) count(`tool ${name}`, false);
  else
    process.stdout.write(`\n*** ${name} is missing: the tests that need it are SKIPPED, this run proves less ***\n\n`);
}

// The graph server takes its time to start and, once on each machine, minutes to be fetched: its tests wait for it, no others.
const { startGraph, tellGraph } = await import("../tests/support/graph-server.ts");
env.BELEG_TEST_GRAPH_FILE = join(folder, "graph.json");
const starting = startGraph().then(
  (graph) => {
    tellGraph(env.BELEG_TEST_GRAPH_FILE, { uri: graph.uri, product: graph.product });
    process.stdout.write(`tool graph: ${graph.product} at ${graph.uri}\n`);
    return graph;
  },
  (error) => {
    tellGraph(env.BELEG_TEST_GRAPH_FILE, { error: error.message });
    process.stdout.write(`\n*** ${error.message}: the tests of the graph FAIL, this run proves less ***\n\n`);
    if (process.env.CI) count("tool graph", false);
  },
);
const { provideGguf } = await import("../tests/support/gguf/provide-gguf.ts");
const fetching = provideGguf().catch((error) => error);

async function check({ name, command, args, env: own }, options) {
  const started = performance.now();
  const { code } = await runStep(command, args, { ...options, env: own });
  const ms = performance.now() - started;
  parts.push({ name, ms });
  process.stdout.write(`${code === 0 ? "ok  " : "FAIL"} ${name} (${Math.round(ms)} ms)\n`);
  count(name, code === 0);
}

const formatting = check(FORMAT, { beside: true });
await check(BUILD);
await check(PACK);
env.BELEG_TEST_PACKED = folder;

const gguf = await fetching;
if (gguf instanceof Error) {
  process.stdout.write(`\n*** ${gguf.message}: the tests with a real model are SKIPPED, this run proves less ***\n\n`);
  if (process.env.CI) count("tool gguf", false);
} else process.stdout.write(`tool gguf: ${gguf.file}\n`);

const results = join(folder, "vitest.json");
const testing = runStep(
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`, ...process.argv.slice(2)],
  { env: { ...env, BELEG_TEST_RUN: "1" } },
);
// Tests wait more than they compute: the checks take the time between.
for (const one of CHECKS) await check(one, { beside: true });
await formatting;
const { code } = await testing;
try {
  const report = JSON.parse(readFileSync(results, "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const { name, startTime, endTime } of report.testResults) {
    parts.push({ name: relative(process.cwd(), name), ms: endTime - startTime });
  }
  // A file that dies before its first test counts no test: it must not look like a pass.
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((t) => t.status === "failed"),
  );
  for (const file of broken) count(file.name, false);
  if (code !== 0 && report.numFailedTests === 0 && broken.length === 0) count("vitest", false);
} catch {
  count("vitest wrote no results", false);
}
rmSync(folder, { recursive: true, force: true });
await (await starting)?.stop();

process.stdout.write("longest parts:\n");
for (const { name, ms } of parts.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
}
for (const name of failures) process.stdout.write(`FAILED: ${name}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
