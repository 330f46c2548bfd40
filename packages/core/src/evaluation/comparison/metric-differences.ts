import type { MetricDifference } from "../../contracts/evaluation/comparison.ts";
import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { DEFAULT_RESAMPLES, numberClusters } from "../bootstrap.ts";
import { pearson } from "../correlation.ts";
import type { Estimator } from "../estimator.ts";
import { LOWER_IS_BETTER } from "../lower-is-better.ts";
import {
  type PairedDifference,
  type PermutationResult,
  pairedBootstrap,
  pairedPermutationTest,
} from "../paired-tests.ts";
import { midRanks } from "../score-order.ts";
import { seededRandom } from "../seeded-random.ts";
import { holm } from "../significance/holm.ts";
import { williamsTest } from "../significance/williams-test.ts";
import { MIN_GROUPS } from "../summary/edge-interval.ts";
import type { IntervalOptions } from "../summary/intervals.ts";
import { comparableEstimators } from "./comparable.ts";
import { exchangeEstimators, exchangeScale } from "./exchangeable.ts";
import { verdictOf } from "./verdict-of.ts";

/** The answers of two runs to the same rows, in the same order. */
export interface PairedAnswers {
  readonly task: EvaluationTask;
  readonly a: readonly Prediction[];
  readonly b: readonly Prediction[];
  readonly clusters: readonly string[];
}

/** Every metric of the task: effect, interval, test, and a verdict that holds for all of them together. */
export function metricDifferences(
  answers: PairedAnswers,
  { seed, resamples = DEFAULT_RESAMPLES }: IntervalOptions,
): Record<string, MetricDifference> {
  const { task, a, b, clusters } = answers;
  const ofA = comparableEstimators(task, a);
  const ofB = comparableEstimators(task, b);
  const names = Object.keys(ofA);
  const tests = exchangeTests(answers, { seed, resamples });
  const adjusted = holm(names.map((name) => tests[name]!.mid_p));
  const found: Record<string, MetricDifference> = {};
  names.forEach((name, at) => {
    const effect = differenceOf(
      pairedBootstrap(ofA[name]!, ofB[name]!, { clusters, random: seededRandom(seed), resamples }),
      clusters,
    );
    const higherIsBetter = !LOWER_IS_BETTER.has(name);
    found[name] = {
      a: ofA[name]!(),
      b: ofB[name]!(),
      ...effect,
      p_value: tests[name]!.mid_p,
      p_adjusted: adjusted[at]!,
      exact: tests[name]!.exact,
      exchanged: exchangeScale(name),
      williams: williams(name, answers),
      higher_is_better: higherIsBetter,
      verdict: verdictOf(effect, adjusted[at]!, higherIsBetter),
    };
  });
  return found;
}

/** A difference with its interval; few groups say nothing about how it would vary. */
function differenceOf({ difference, ci_lower, ci_upper }: PairedDifference, clusters: readonly string[]) {
  if (difference === null || numberClusters(clusters).count >= MIN_GROUPS) return { difference, ci_lower, ci_upper };
  return { difference, ci_lower: null, ci_upper: null, ci_note: "too_few_groups" as const };
}

/** The test of every metric: if A and B were alike, exchanging their answers group by group would change nothing. */
export function exchangeTests(
  { task, a, b, clusters }: PairedAnswers,
  { seed, resamples = DEFAULT_RESAMPLES }: IntervalOptions,
): Record<string, PermutationResult> {
  const tests = Object.entries(exchangeEstimators(task, a, b)).map(([name, both]) => {
    const difference = exchangedDifference(both, a.length);
    const test = pairedPermutationTest({ clusters, random: seededRandom(seed), permutations: resamples, difference });
    return [name, test] as const;
  });
  return Object.fromEntries(tests);
}

/**
 * B − A after exchanging answers. Both runs' answers stand in one list, A's first; weights of 0 and 1 say which of the
 * two counts for which side, so nothing is sorted again from one exchange to the next.
 */
function exchangedDifference(both: Estimator, n: number): (exchanged: Uint8Array) => number | null {
  const sideA = new Float64Array(2 * n);
  const sideB = new Float64Array(2 * n);
  return (exchanged) => {
    for (let i = 0; i < n; i += 1) {
      const swap = exchanged[i]!;
      sideA[i] = 1 - swap;
      sideA[n + i] = swap;
      sideB[i] = swap;
      sideB[n + i] = 1 - swap;
    }
    const a = both(sideA);
    const b = both(sideB);
    return a === null || b === null ? null : b - a;
  };
}

/** Williams' test beside the exchange, for Pearson and Spearman; it knows no groups, so it needs independent rows. */
export function williams(metric: string, { task, a, b, clusters }: PairedAnswers): MetricDifference["williams"] {
  if (metric !== "pearson" && metric !== "spearman") return null;
  if (task !== "coherence" && task !== "readability") return null;
  if (numberClusters(clusters).count < a.length) return null;
  const scale = (values: readonly number[]) => (metric === "spearman" ? midRanks(values) : values);
  const truth = scale(a.map((row) => row.truth ?? 0));
  const left = scale(a.map((row) => row.score ?? 0));
  const right = scale(b.map((row) => row.score ?? 0));
  const [truthA, truthB, ab] = [pearson(truth, left), pearson(truth, right), pearson(left, right)];
  return truthA === null || truthB === null || ab === null ? null : williamsTest({ truthA, truthB, ab, n: a.length });
}
