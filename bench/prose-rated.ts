// How the shipped judges of style rank Spanish summaries that were rated: `npx node bench/prose-rated.ts` after
// `npm run build`. No row of the set took part in fitting the weights; the measures were developed on its first half.
// Below each figure: the mean rating and the mean score of each of the five systems. Exits 1 when a bar is missed.
import { fileURLToPath } from "node:url";
import { bootstrap, seededRandom, spearman, spearmanEstimator } from "@beleg/core/evaluation";
import { embeddedCoherenceEvaluator } from "../packages/core/src/judges/coherence/index.ts";
import { embeddedReadabilityEvaluator } from "../packages/core/src/judges/readability/index.ts";
import { humanScore, readRows, type TrainingRow } from "../scripts/judges/read-rows.ts";

const JUDGES = [
  { dimension: "coherence", judge: embeddedCoherenceEvaluator, bar: 0.55 },
  { dimension: "readability", judge: embeddedReadabilityEvaluator, bar: 0.2 },
] as const;

const rows = readRows(fileURLToPath(new URL("prose-rated/", import.meta.url)), "es.jsonl");
const sources = [...new Set(rows.map(({ group }) => group))];
const learned = new Set(sources.slice(0, sources.length / 2));
const parts: readonly (readonly [string, readonly TrainingRow[]])[] = [
  ["first half", rows.filter(({ group }) => learned.has(group))],
  ["second half", rows.filter(({ group }) => !learned.has(group))],
  ["all", rows],
];

let missed = 0;
for (const { dimension, judge, bar } of JUDGES) {
  for (const [name, part] of parts) {
    const scores = await Promise.all(
      part.map(async (row) => {
        const options = { language: "es" } as const;
        const text = { article_text: row.article_text ?? "", summary_text: row.summary_text };
        const answer = await judge.evaluate(text, options);
        return answer.status === "ok" ? answer.score : Number.NaN;
      }),
    );
    const rated = part.map((row) => humanScore(row, dimension));
    const rho = spearman(scores, rated) ?? 0;
    const { rho: interval } = bootstrap(
      { rho: spearmanEstimator(scores, rated) },
      { clusters: part.map(({ group }) => group), random: seededRandom(7), resamples: 1000 },
    );
    if (rho < bar) missed += 1;
    const range = `[${interval.ci_lower?.toFixed(3)}, ${interval.ci_upper?.toFixed(3)}]`;
    const verdict = rho >= bar ? "ok" : "MISSED";
    console.log(
      `${dimension}, ${name}`.padEnd(26),
      `${part.length} rows  Spearman ${rho.toFixed(3)}  95 % ${range}  bar ${bar}  ${verdict}`,
    );
    if (name === "all") printSystems(part, rated, scores);
  }
}
process.exit(missed === 0 ? 0 : 1);

function printSystems(part: readonly TrainingRow[], rated: readonly number[], scores: readonly number[]): void {
  for (const system of new Set(part.map((row) => row.system))) {
    const of = (values: readonly number[]) => {
      const own = values.filter((_, i) => part[i]!.system === system);
      return (own.reduce((sum, value) => sum + value, 0) / own.length).toFixed(3);
    };
    console.log(`  ${system}  rated ${of(rated)}  scored ${of(scores)}`);
  }
}
