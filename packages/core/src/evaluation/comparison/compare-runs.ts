import type { Comparison, MetricDifference } from "../../contracts/evaluation/comparison.ts";
import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { DEFAULT_RESAMPLES, numberClusters } from "../bootstrap.ts";
import type { Estimator } from "../estimator.ts";
import { mcnemarExact, pairedBootstrap, pairedPermutationTest } from "../paired-tests.ts";
import { seededRandom } from "../seeded-random.ts";
import type { IntervalOptions } from "../summary/intervals.ts";
import { SCORE_TOLERANCE } from "../summary/stability.ts";
import { comparableEstimators, isComparable, LOWER_IS_BETTER } from "./comparable.ts";

/** Two runs of one task. */
export interface RunPair {
  readonly task: EvaluationTask;
  readonly a: readonly Prediction[];
  readonly b: readonly Prediction[];
}

const MAX_FLIPPED = 200;

/** Compares two runs on the rows both answered; differences are B − A. */
export function compareRuns({ task, a, b }: RunPair, options: IntervalOptions): Comparison {
  const inB = new Map(b.map((prediction) => [prediction.id, prediction]));
  const idsOfA = new Set(a.map(({ id }) => id));
  const pairs = a.flatMap((left) => {
    const right = inB.get(left.id);
    return right && isComparable(left) && isComparable(right) ? [{ left, right }] : [];
  });
  const clusters = pairs.map(({ left }) => left.cluster);
  const flipped = flippedRows(pairs);
  return {
    task,
    n: pairs.length,
    only_in_a: a.filter(({ id }) => !inB.has(id)).length,
    only_in_b: b.filter(({ id }) => !idsOfA.has(id)).length,
    failed_in_a: a.filter(({ status }) => isUnjudged(status)).length,
    failed_in_b: b.filter(({ status }) => isUnjudged(status)).length,
    metrics: metricDifferences(task, pairs, clusters, options),
    mcnemar: mcnemar(pairs),
    flipped: flipped.slice(0, MAX_FLIPPED),
    flipped_total: flipped.length,
    bootstrap: {
      resamples: options.resamples ?? DEFAULT_RESAMPLES,
      seed: options.seed,
      clusters: numberClusters(clusters).count,
    },
  };
}

type Pair = { readonly left: Prediction; readonly right: Prediction };

function metricDifferences(
  task: EvaluationTask,
  pairs: readonly Pair[],
  clusters: readonly string[],
  { seed, resamples = DEFAULT_RESAMPLES }: IntervalOptions,
): Record<string, MetricDifference> {
  const lefts = pairs.map(({ left }) => left);
  const rights = pairs.map(({ right }) => right);
  const estimatorsOfA = comparableEstimators(task, lefts);
  const estimatorsOfB = comparableEstimators(task, rights);
  const estimatorsOfBoth = comparableEstimators(task, [...lefts, ...rights]);
  const found: Record<string, MetricDifference> = {};
  for (const [name, a] of Object.entries(estimatorsOfA)) {
    const b = estimatorsOfB[name]!;
    const effect = pairedBootstrap(a, b, { clusters, random: seededRandom(seed), resamples });
    const test = pairedPermutationTest({
      clusters,
      random: seededRandom(seed),
      permutations: resamples,
      difference: exchangedDifference(estimatorsOfBoth[name]!, pairs.length),
    });
    const higherIsBetter = !LOWER_IS_BETTER.has(name);
    found[name] = {
      a: a(),
      b: b(),
      difference: effect.difference,
      ci_lower: effect.ci_lower,
      ci_upper: effect.ci_upper,
      p_value: test.p_value,
      exact: test.exact,
      higher_is_better: higherIsBetter,
      verdict: verdictOf(effect, higherIsBetter),
    };
  }
  return found;
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

function verdictOf(
  { difference, ci_lower, ci_upper }: { difference: number | null; ci_lower: number | null; ci_upper: number | null },
  higherIsBetter: boolean,
): MetricDifference["verdict"] {
  if (difference === null || ci_lower === null || ci_upper === null) return "undefined";
  if (ci_lower > 0) return higherIsBetter ? "better" : "worse";
  if (ci_upper < 0) return higherIsBetter ? "worse" : "better";
  return "no_difference";
}

function mcnemar(pairs: readonly Pair[]): Comparison["mcnemar"] {
  let onlyA = 0;
  let onlyB = 0;
  let decided = 0;
  for (const { left, right } of pairs) {
    if (left.decision === undefined || left.label === undefined || left.label === null) continue;
    decided += 1;
    const aRight = left.decision === left.label;
    const bRight = right.decision === left.label;
    if (aRight && !bRight) onlyA += 1;
    if (bRight && !aRight) onlyB += 1;
  }
  return decided === 0 ? null : { only_a_right: onlyA, only_b_right: onlyB, p_value: mcnemarExact(onlyA, onlyB) };
}

/** Rows that got another answer: broken ones first, then fixed, then merely changed; in dataset order. */
function flippedRows(pairs: readonly Pair[]): Comparison["flipped"] {
  const rank = { broken: 0, fixed: 1, changed: 2 } as const;
  return pairs
    .flatMap(({ left, right }): Comparison["flipped"] => {
      const label = left.label ?? null;
      if (typeof left.decision === "boolean" && typeof right.decision === "boolean") {
        if (left.decision === right.decision) return [];
        const change = label === null ? "changed" : right.decision === label ? "fixed" : "broken";
        return [{ id: left.id, change, label, a: left.decision, b: right.decision }];
      }
      const moved = left.score !== null && right.score !== null && Math.abs(left.score - right.score) > SCORE_TOLERANCE;
      return moved ? [{ id: left.id, change: "changed", label, a: left.score, b: right.score }] : [];
    })
    .sort((left, right) => rank[left.change] - rank[right.change]);
}
