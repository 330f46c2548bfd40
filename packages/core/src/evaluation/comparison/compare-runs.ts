import type { Comparison } from "../../contracts/evaluation/comparison.ts";
import type { EvaluationTask } from "../../contracts/evaluation/metric.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { DEFAULT_RESAMPLES, numberClusters } from "../bootstrap.ts";
import { mcnemarMidP, pairedPermutationTest } from "../paired-tests.ts";
import { seededRandom } from "../seeded-random.ts";
import type { IntervalOptions } from "../summary/intervals.ts";
import { runCost } from "../summary/run-cost.ts";
import { SCORE_TOLERANCE } from "../summary/stability.ts";
import { isComparable } from "./comparable.ts";
import { metricDifferences } from "./metric-differences.ts";
import { LEVEL } from "./verdict-of.ts";

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
  const answers = { task, a: pairs.map(answerOf("left")), b: pairs.map(answerOf("right")), clusters };
  const metrics = metricDifferences(answers, options);
  return {
    task,
    n: pairs.length,
    only_in_a: a.filter(({ id }) => !inB.has(id)).length,
    only_in_b: b.filter(({ id }) => !idsOfA.has(id)).length,
    failed_in_a: a.filter(({ status }) => isUnjudged(status)).length,
    failed_in_b: b.filter(({ status }) => isUnjudged(status)).length,
    metrics,
    correction: {
      method: "holm",
      metrics: Object.values(metrics).filter(({ p_value }) => p_value !== null).length,
      level: LEVEL,
    },
    mcnemar: mcnemar(pairs, clusters, options),
    cost: { a: runCost(a), b: runCost(b) },
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

/** One side of a pair. A row that either judge abstained on ranks nothing for both: they must rank the same rows. */
function answerOf(side: keyof Pair): (pair: Pair) => Prediction {
  return (pair) => {
    const { left, right } = pair;
    const status = left.status === "ok" ? right.status : left.status;
    return { ...pair[side], status };
  };
}

/** Mid-p where rows are independent; else the same count of changes with whole groups exchanged, as McNemar's knows none. */
function mcnemar(
  pairs: readonly Pair[],
  clusters: readonly string[],
  { seed, resamples = DEFAULT_RESAMPLES }: IntervalOptions,
): Comparison["mcnemar"] {
  const change = new Int8Array(pairs.length);
  let onlyA = 0;
  let onlyB = 0;
  let decided = 0;
  pairs.forEach(({ left, right }, at) => {
    if (left.decision === undefined || left.label === undefined || left.label === null) return;
    decided += 1;
    const aRight = left.decision === left.label;
    const bRight = right.decision === left.label;
    if (aRight && !bRight) onlyA += 1;
    if (bRight && !aRight) onlyB += 1;
    change[at] = Number(bRight) - Number(aRight);
  });
  if (decided === 0) return null;
  const found = { only_a_right: onlyA, only_b_right: onlyB };
  if (numberClusters(clusters).count === pairs.length) {
    return { ...found, p_value: mcnemarMidP(onlyA, onlyB), by_group: false };
  }
  const difference = (exchanged: Uint8Array) =>
    change.reduce((sum, step, at) => sum + (exchanged[at] ? -step : step), 0);
  const test = pairedPermutationTest({ clusters, random: seededRandom(seed), permutations: resamples, difference });
  return { ...found, p_value: test.mid_p ?? 1, by_group: true };
}

/** Rows that got another answer: broken ones first, then fixed, then merely changed; in dataset order. */
function flippedRows(pairs: readonly Pair[]): Comparison["flipped"] {
  const rank = { broken: 0, fixed: 1, changed: 2 } as const;
  return pairs
    .flatMap(({ left, right }): Comparison["flipped"] => {
      const change = changeOf(left, right);
      if (change === null) return [];
      const decided = typeof left.decision === "boolean" && typeof right.decision === "boolean";
      const [a, b] = decided ? [left.decision!, right.decision!] : [left.score, right.score];
      return [{ id: left.id, change, label: left.label ?? null, a, b }];
    })
    .sort((left, right) => rank[left.change] - rank[right.change]);
}

/** What became of a row from one run to the other; null when it got the same answer. */
export function changeOf(left: Prediction, right: Prediction): Comparison["flipped"][number]["change"] | null {
  if (typeof left.decision === "boolean" && typeof right.decision === "boolean") {
    if (left.decision === right.decision) return null;
    if (typeof left.label !== "boolean") return "changed";
    return right.decision === left.label ? "fixed" : "broken";
  }
  const moved = left.score !== null && right.score !== null && Math.abs(left.score - right.score) > SCORE_TOLERANCE;
  return moved ? "changed" : null;
}
