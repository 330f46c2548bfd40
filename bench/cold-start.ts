// Cold start of the binary as a ratio to an empty Node process, in one run: `npx node bench/cold-start.ts` after `npm run build`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROUNDS = 21;
const binary = new URL("../packages/beleg/bin/beleg.js", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "beleg-bench-"));
const article = join(folder, "article.txt");
const summary = join(folder, "summary.txt");
writeFileSync(article, "The population of France is 67 million. Its capital is Paris.\n");
writeFileSync(summary, "The population of France is 67 million.\n");

const commands = {
  "node -e 0": ["-e", "0"],
  "beleg --version": [binary, "--version"],
  "beleg check": [binary, "check", "--source", article, summary],
};

// Interleaved, so that a slow moment of the machine hits all commands alike.
const times = new Map<string, number[]>(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, args] of Object.entries(commands)) {
    const started = performance.now();
    spawnSync(process.execPath, args, { stdio: "ignore", cwd: folder });
    times.get(name)?.push(performance.now() - started);
  }
}
rmSync(folder, { recursive: true, force: true });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const base = median(times.get("node -e 0") ?? []);
for (const [name, values] of times) {
  const ms = median(values);
  console.log(`${name.padEnd(16)} ${ms.toFixed(0).padStart(5)} ms   ${(ms / base).toFixed(2)}x`);
}
