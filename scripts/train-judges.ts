// Fits the weights of the embedded judges: `node scripts/train-judges.ts FOLDER` after `npm run build`.
// FOLDER holds summeval.dev.jsonl and textcomplexity_de.dev.jsonl. The fit is deterministic; it writes the reviewed
// weight tables, which are to be read in the diff before they are committed. Rebuild afterwards.
import { writeFileSync } from "node:fs";
import { COHERENCE, GERMAN_COMPLEXITY, READABILITY, readProblem, train } from "./judges/problems.ts";
import { readRows } from "./judges/read-rows.ts";

const folder = process.argv[2];
if (folder === undefined) {
  console.error("usage: node scripts/train-judges.ts FOLDER");
  process.exit(2);
}

/** Complexity explains only a part of what experts call readable: a typical correct German sentence keeps about 0.9. */
const COMPLEXITY_SHARE = 0.55;

const summeval = readRows(folder, "summeval.dev.jsonl");
const german = readRows(folder, "textcomplexity_de.dev.jsonl");
const fitAll = (problem: Parameters<typeof readProblem>[0], rows: typeof summeval) =>
  train(
    readProblem(problem, rows),
    rows.map((_, i) => i),
  );

const complexity = fitAll(GERMAN_COMPLEXITY, german);
write("judges/coherence/embedded", fitAll(COHERENCE, summeval));
write("judges/readability/embedded", fitAll(READABILITY, summeval));
write(
  "languages/de/readability",
  Object.fromEntries(Object.entries(complexity).map(([key, w]) => [key, Number((w * COMPLEXITY_SHARE).toFixed(4))])),
);

function write(folder: string, weights: object): void {
  const file = new URL(`../packages/core/src/${folder}/weights.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
  console.log(folder, weights);
}
