import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fitIsotonic } from "../../packages/core/src/evaluation/calibration/isotonic.ts";
import * as evaluation from "../../packages/core/src/evaluation/index.ts";
import { cohenKappa } from "../../packages/core/src/evaluation/people/cohen-kappa.ts";
import { krippendorffEstimator } from "../../packages/core/src/evaluation/people/krippendorff.ts";
import { williamsTest } from "../../packages/core/src/evaluation/significance/williams-test.ts";
import { selectiveRisk } from "../../packages/core/src/evaluation/summary/selective-risk.ts";

// fixtures/evaluation-figures/make.py computes the same with scikit-learn and scipy.
type Figures = Readonly<Record<string, number>>;
const EXPECTED = JSON.parse(
  readFileSync(new URL("../fixtures/evaluation-figures/expected.json", import.meta.url), "utf8"),
) as Readonly<Record<string, { readonly label?: Figures; readonly score?: Figures }>>;
const SHARED = new URL("../../../shared/data/", import.meta.url);
const NEAR = 1e-9;

const share = (text: string) =>
  Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 8), 16) / 2 ** 32;
const steps = (value: number, n = 20) => Math.floor(value * n + 0.5) / n;
const halves = <T>(list: readonly T[]) => [0, 1].map((half) => list.filter((_, at) => at % 2 === half)) as [T[], T[]];

function decided(labels: readonly boolean[], ids: readonly string[]): Record<string, number | null> {
  const risks = ids.map((id, at) => steps(0.6 * share(id) + (labels[at] ? 0.4 : 0)));
  const called = risks.map((risk) => risk >= 0.5);
  const counts = evaluation.countConfusion(labels, called);
  const raters = [0, 1, 2].map((k) => ids.map((id, at) => Number(labels[at]) ^ Number(share(`${id}|${k}`) < 0.2)));
  const [fitRisks, restRisks] = halves(risks);
  const [fitLabels, restLabels] = halves(labels);
  const curve = fitIsotonic(fitLabels, fitRisks);
  return {
    balanced_accuracy: evaluation.balancedAccuracy(counts),
    f1: evaluation.f1(counts),
    precision: evaluation.precision(counts),
    recall: evaluation.recall(counts),
    mcc: evaluation.mcc(counts),
    auroc: evaluation.auroc(labels, risks),
    average_precision: evaluation.averagePrecision(labels, risks),
    brier: evaluation.brierScore(labels, risks),
    kappa: cohenKappa(raters[0]!, raters[1]!),
    alpha: krippendorffEstimator(ids.map((_, at) => raters.map((rater) => rater[at]!)))(),
    isotonic_brier: evaluation.brierScore(restLabels, restRisks.map(curve)),
    aurc: selectiveRisk(
      labels.map((label, at) => ({ label, decision: called[at]!, sureness: Math.abs(risks[at]! - 0.5) })),
    ).area,
  };
}

function scored(truths: readonly number[], ids: readonly string[]): Record<string, number | null> {
  const scores = ids.map((id, at) => steps(0.5 * share(id) + 0.5 * truths[at]!));
  const grades = truths.map((truth) => steps(truth, 4) * 4);
  const other = ids.map((id, at) =>
    Math.max(0, Math.min(4, grades[at]! + Number(share(`${id}|1`) > 0.7) - Number(share(`${id}|2`) > 0.8))),
  );
  const second = ids.map(share);
  const [truthA, truthB, ab] = [
    evaluation.pearson(truths, scores)!,
    evaluation.pearson(truths, second)!,
    evaluation.pearson(scores, second)!,
  ];
  return {
    spearman: evaluation.spearman(truths, scores),
    pearson: truthA,
    kendall: evaluation.kendall(truths, scores),
    mae: evaluation.mae(truths, scores),
    rmse: evaluation.rmse(truths, scores),
    kappa: cohenKappa(grades, other),
    alpha: krippendorffEstimator(grades.map((grade, at) => [grade, other[at]!]))(),
    williams_p: williamsTest({ truthA, truthB, ab, n: ids.length })!.p_value,
  };
}

function expectNear(found: Record<string, number | null>, expected: Figures): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  const off = Object.entries(found).filter(([name, value]) => !(Math.abs(value! - expected[name]!) < NEAR));
  expect(off.map(([name, value]) => ({ name, value, expected: expected[name] }))).toEqual([]);
}

describe("figures against scikit-learn and scipy, to 1e-9", () => {
  it("on made-up rows", () => {
    const ids = Array.from({ length: 300 }, (_, i) => `s${i}`);
    const labels = ids.map((_, i) => share(`y${i}`) < 0.4);
    const truths = ids.map((_, i) => steps(share(`t${i}`)));
    expectNear(decided(labels, ids), EXPECTED.synthetic!.label!);
    expectNear(scored(truths, ids), EXPECTED.synthetic!.score!);
  });

  it.runIf(existsSync(SHARED)).each(Object.keys(EXPECTED).filter((name) => name !== "synthetic"))("on %s", (name) => {
    const rows = readFileSync(new URL(`${name}.dev.jsonl`, SHARED), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string; has_error: boolean; gt: Figures; scale: [number, number] });
    const ids = rows.map(({ id }) => id);
    const { label, score } = EXPECTED[name]!;
    if (label) {
      expectNear(
        decided(
          rows.map(({ has_error }) => has_error),
          ids,
        ),
        label,
      );
    }
    if (score) {
      const key = name === "summeval" ? "coherence" : "complexity";
      expectNear(
        scored(
          rows.map(({ gt, scale: [low, high] }) => (gt[key]! - low) / (high - low)),
          ids,
        ),
        score,
      );
    }
  });
});
