// How the shipped judges of style rank rated Spanish summaries: `npx node bench/prose-rated.ts [--each]` after
// `npm run build`. No row of the set took part in fitting the weights; the measures were developed on its first half.
// Then come the mean rating and the mean score of each of the five systems, and with --each what each measure adds: how
// much the figure falls without it. Exits 1 when a bar is missed.
import { bootstrap, seededRandom, spearman, spearmanEstimator } from "@beleg/core/evaluation";
import { humanScore, type TrainingRow } from "../scripts/judges/read-rows.ts";
import { RATED_JUDGES, readRated, scoreRated } from "./prose-rated/score-rated.ts";

let missed = 0;
for (const judge of RATED_JUDGES) {
  for (const [name, part] of readRated()) {
    const rated = part.map((row) => humanScore(row, judge.dimension));
    const scores = scoreRated(part, judge);
    const rho = spearman(scores, rated) ?? 0;
    const { rho: interval } = bootstrap(
      { rho: spearmanEstimator(scores, rated) },
      { clusters: part.map(({ group }) => group), random: seededRandom(7), resamples: 1000 },
    );
    if (rho < judge.bar) missed += 1;
    const range = `[${interval.ci_lower?.toFixed(3)}, ${interval.ci_upper?.toFixed(3)}]`;
    const verdict = rho >= judge.bar ? "ok" : "MISSED";
    console.log(
      `${judge.dimension}, ${name}`.padEnd(26),
      `${part.length} rows  Spearman ${rho.toFixed(3)}  95 % ${range}  bar ${judge.bar}  ${verdict}`,
    );
    if (name !== "all") continue;
    printSystems(part, rated, scores);
    if (!process.argv.includes("--each")) continue;
    const added = Object.keys(judge.weights).map((measure) => {
      return { measure, adds: rho - (spearman(scoreRated(part, judge, measure), rated) ?? 0) };
    });
    for (const { measure, adds } of added.sort((a, b) => b.adds - a.adds)) {
      console.log(`  ${measure.padEnd(24)} ${adds >= 0 ? "+" : "−"}${Math.abs(adds).toFixed(4)}`);
    }
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
