import { describe, expect, it } from "vitest";
import type { Prediction } from "../../contracts/index.ts";
import { mcnemarMidP } from "../index.ts";
import { type Random, seededRandom } from "../seeded-random.ts";
import { exchangeTests, williams } from "./metric-differences.ts";

const SIMULATIONS = 400;
const ROWS = 100;

type Scene = {
  readonly task: "factuality" | "coherence";
  /** Rows of one group share what a judge gets wrong about it. */
  readonly perGroup: number;
  /** How judge B writes down the same kind of answer. */
  readonly scale: (value: number) => number;
  /** Metrics that do not depend on the scale of a judge: under the null they must not reject because of it. */
  readonly metrics: readonly string[];
};

const same = (value: number) => value;
const DECISIONS = ["balanced_accuracy", "f1", "precision", "recall", "specificity", "mcc", "auroc"];
const SCENES: Readonly<Record<string, Scene>> = {
  "decisions on other scales": { task: "factuality", perGroup: 1, scale: (x) => 0.05 * x, metrics: DECISIONS },
  "decisions in groups": { task: "factuality", perGroup: 4, scale: same, metrics: DECISIONS },
  "scores on other scales": {
    task: "coherence",
    perGroup: 1,
    scale: (x) => 40 + 0.05 * x,
    metrics: ["spearman", "kendall", "pearson"],
  },
  "scores in groups": {
    task: "coherence",
    perGroup: 4,
    scale: same,
    metrics: ["spearman", "kendall", "pearson", "mae", "rmse"],
  },
};

describe("the p values of two judges that are equally good", () => {
  it.each(Object.entries(SCENES))("fall below 0.05 about once in twenty: %s", (_, scene) => {
    const low: Record<string, number> = {};
    for (let seed = 1; seed <= SIMULATIONS; seed += 1) {
      const answers = simulate(scene, seededRandom(seed));
      // 59 exchanges: few, and 0.05 is one of the p values they can give.
      const tests = exchangeTests(answers, { seed, resamples: 59 });
      const found: Record<string, number | null> = {};
      for (const name of scene.metrics) {
        found[name] = tests[name]!.mid_p;
        const beside = williams(name, answers);
        if (beside) found[`${name} williams`] = beside.p_value;
      }
      if (scene.task === "factuality" && scene.perGroup === 1) found.mcnemar = mcnemarOf(answers);
      for (const [name, p] of Object.entries(found)) low[name] = (low[name] ?? 0) + Number(p! <= 0.05);
    }
    const rates = Object.fromEntries(Object.entries(low).map(([name, n]) => [name, n / SIMULATIONS]));
    for (const [name, rate] of Object.entries(rates)) {
      expect({ name, rate }).toSatisfy(({ rate: found }: { rate: number }) => found >= 0.03 && found <= 0.07);
    }
  });
});

function simulate({ task, perGroup, scale }: Scene, random: Random) {
  const truths = Array.from({ length: ROWS }, () => normal(random));
  const judge = (write: (value: number) => number): Prediction[] => {
    let shared = 0;
    return truths.map((truth, i) => {
      if (perGroup > 1 && i % perGroup === 0) shared = normal(random);
      const answer = truth + shared + 1.5 * normal(random);
      const base = {
        task,
        index: i,
        id: `r${i}`,
        cluster: `c${Math.floor(i / perGroup)}`,
        origin: null,
        system: null,
        lang: null,
        status: "ok" as const,
        error: null,
        score: write(answer),
      };
      return task === "coherence"
        ? { ...base, truth }
        : { ...base, label: truth > 0, risk: write(answer), decision: answer > 0 };
    });
  };
  const [a, b] = [judge(same), judge(scale)];
  return { task, a, b, clusters: a.map(({ cluster }) => cluster) };
}

function mcnemarOf({ a, b }: { readonly a: readonly Prediction[]; readonly b: readonly Prediction[] }): number {
  const right = ({ decision, label }: Prediction) => decision === label;
  const only = (one: readonly Prediction[], other: readonly Prediction[]) =>
    one.filter((row, at) => right(row) && !right(other[at]!)).length;
  return mcnemarMidP(only(a, b), only(b, a));
}

/** Box and Muller's. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
