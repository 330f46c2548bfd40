import type { JudgeAgreement } from "../../contracts/evaluation/judge-agreement.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { pearsonEstimator, spearmanEstimator } from "../correlation.ts";
import { meanEstimator } from "../prediction-error.ts";
import { type IntervalOptions, intervalsOf } from "../summary/intervals.ts";
import { compareRuns } from "./compare-runs.ts";
import { kappaEstimator } from "./kappa.ts";
import { answeredByBoth, secondJudge } from "./second-judge.ts";

const SHOWN = 200;

/** Measures how far a run agrees with another tool's scores of the same rows, whether or not people labelled them. */
export function judgeAgreement(
  run: readonly Prediction[],
  { name, scoreCutoff, ...options }: { readonly name: string; readonly scoreCutoff: number } & IntervalOptions,
): JudgeAgreement {
  const other = secondJudge(run, name, scoreCutoff);
  const task = run[0]?.task ?? "factuality";
  const pairs = answeredByBoth(run, other);
  const clusters = pairs.map(({ ours }) => ours.cluster);
  const ours = pairs.map((pair) => pair.ours.score ?? 0);
  const theirs = pairs.map((pair) => pair.theirs.score ?? 0);
  const decided = task === "factuality" ? decisionsOf(pairs) : null;
  const scores = { spearman: spearmanEstimator(ours, theirs), pearson: pearsonEstimator(ours, theirs) };
  const comparison = compareRuns({ task, a: run, b: other }, options);
  return {
    task,
    with: name,
    score_cutoff: scoreCutoff,
    n: pairs.length,
    without_score: run.filter(({ score }) => score !== null).length - pairs.length,
    decisions: decided && tallyOf(decided),
    metrics: {
      same_decision: null,
      kappa: null,
      ...intervalsOf(scores, clusters, options).metrics,
      ...(decided && intervalsOf(decisionEstimators(decided), clusters, options).metrics),
    },
    mean_difference: meanEstimator(theirs.map((score, at) => score - ours[at]!))(),
    disagreements: pairs.map(disagreement).sort(furthestFirst).slice(0, SHOWN),
    against_people: comparison.n === 0 ? null : comparison,
  };
}

type Pairs = ReturnType<typeof answeredByBoth>;
interface Decided {
  readonly left: readonly boolean[];
  readonly right: readonly boolean[];
}

function decisionsOf(pairs: Pairs): Decided {
  return {
    left: pairs.map(({ ours }) => ours.decision === true),
    right: pairs.map(({ theirs }) => theirs.decision === true),
  };
}

function decisionEstimators({ left, right }: Decided) {
  const same = left.map((decision, at) => Number(decision === right[at]));
  return { same_decision: meanEstimator(same), kappa: kappaEstimator(left, right) };
}

function tallyOf({ left, right }: Decided): NonNullable<JudgeAgreement["decisions"]> {
  const count = (a: boolean, b: boolean) => left.filter((decision, at) => decision === a && right[at] === b).length;
  return {
    both_error: count(true, true),
    only_run: count(true, false),
    only_other: count(false, true),
    neither: count(false, false),
  };
}

function disagreement({ ours, theirs }: Pairs[number]): JudgeAgreement["disagreements"][number] {
  return {
    id: ours.id,
    run: ours.score,
    other: theirs.score,
    run_decision: ours.decision ?? null,
    other_decision: theirs.decision ?? null,
    label: ours.label ?? null,
  };
}

/** Opposite decisions first, then by distance; equal ones stay in dataset order. */
function furthestFirst(a: JudgeAgreement["disagreements"][number], b: JudgeAgreement["disagreements"][number]): number {
  const opposite = (one: typeof a) => Number(one.run_decision !== one.other_decision);
  const apart = (one: typeof a) => Math.abs((one.run ?? 0) - (one.other ?? 0));
  return opposite(b) - opposite(a) || apart(b) - apart(a);
}
