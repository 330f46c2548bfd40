// Quality of the embedded judges by cross-validation: `npx node bench/judges-quality.ts FOLDER` after `npm run build`.
// FOLDER holds summeval.dev.jsonl and textcomplexity_de.dev.jsonl (never part of the repository). Every figure comes from
// weights that saw no row of the same article, or of the same system. --each also tells what each measure adds: how much
// the figure falls without it. Exits 1 when a bar is missed.
import { bootstrap, seededRandom, spearman, spearmanEstimator } from "@beleg/core/evaluation";
import { crossValidate } from "../scripts/judges/cross-validate.ts";
import { COHERENCE, GERMAN_COMPLEXITY, READABILITY, readProblem } from "../scripts/judges/problems.ts";
import { readRows, type TrainingRow } from "../scripts/judges/read-rows.ts";

const folder = process.argv[2];
if (folder === undefined) {
  console.error("usage: node bench/judges-quality.ts FOLDER [--each]");
  process.exit(2);
}
const SEEDS = [1, 2, 3, 4, 5];
const summeval = readRows(folder, "summeval.dev.jsonl");
const german = readRows(folder, "textcomplexity_de.dev.jsonl");
const article = (row: TrainingRow) => row.group;
const system = (row: TrainingRow) => row.system ?? "";

const bars = [
  { name: "coherence, unseen articles", problem: COHERENCE, rows: summeval, by: article, folds: 10, bar: 0.46 },
  { name: "coherence, unseen systems", problem: COHERENCE, rows: summeval, by: system, folds: 4, bar: 0.42 },
  { name: "readability, unseen articles", problem: READABILITY, rows: summeval, by: article, folds: 10, bar: 0.38 },
  { name: "readability, unseen systems", problem: READABILITY, rows: summeval, by: system, folds: 4, bar: 0.34 },
  {
    name: "German complexity, unseen texts",
    problem: GERMAN_COMPLEXITY,
    rows: german,
    by: article,
    folds: 12,
    bar: 0.76,
  },
] as const;

let missed = 0;
for (const one of bars) {
  const { name, problem, rows, by, folds, bar } = one;
  const read = readProblem(problem, rows);
  const runs = SEEDS.map((seed) => crossValidate(read, rows.map(by), folds, seed));
  const values = runs.map((predicted) => spearman(predicted, read.scores) ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const { rho } = bootstrap(
    { rho: spearmanEstimator(runs[0]!, read.scores) },
    { clusters: rows.map(article), random: seededRandom(7), resamples: 1000 },
  );
  const interval = `[${rho.ci_lower?.toFixed(3)}, ${rho.ci_upper?.toFixed(3)}]`;
  const range = `${Math.min(...values).toFixed(3)}–${Math.max(...values).toFixed(3)}`;
  if (mean < bar) missed += 1;
  const verdict = mean >= bar ? "ok" : "MISSED";
  console.log(
    `${name.padEnd(32)} Spearman ${mean.toFixed(3)}  over seeds ${range}  95 % ${interval}  bar ${bar}  ${verdict}`,
  );
  if (!process.argv.includes("--each")) continue;
  const added = read.names.map((measure) => ({ measure, adds: mean - meanWithout(measure, one) }));
  for (const { measure, adds } of added.sort((a, b) => b.adds - a.adds)) {
    console.log(`  ${measure.padEnd(24)} ${adds >= 0 ? "+" : "−"}${Math.abs(adds).toFixed(4)}`);
  }
}
process.exit(missed === 0 ? 0 : 1);

/** The mean over the seeds, with the measures of a problem but one. */
function meanWithout(name: string, { problem, rows, by, folds }: (typeof bars)[number]): number {
  const read = readProblem({ ...problem, without: new Set([...problem.without, name]) }, rows);
  const values = SEEDS.map((seed) => spearman(crossValidate(read, rows.map(by), folds, seed), read.scores) ?? 0);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
