import type { Yardstick } from "../../contracts/evaluation/yardstick.ts";
import { quantile } from "../../numbers/index.ts";
import { pearson, spearman } from "../correlation.ts";
import { kendall } from "../kendall.ts";
import { mae, rmse } from "../prediction-error.ts";

/** The metrics in which a judge of scores is held against its yardsticks. */
export const SCORE_METRICS = ["spearman", "pearson", "kendall", "mae", "rmse"] as const;

/** What counting words reaches, whichever way it points, and what always giving the middle answer costs. */
export function scoreYardsticks(truths: readonly number[], words: readonly (number | null)[]): Yardstick[] {
  const known = truths.flatMap((truth, at) => (words[at] === null ? [] : [{ truth, words: words[at]! }]));
  const length = known.map((row) => row.words);
  const own = known.map(({ truth }) => truth);
  const size = (value: number | null) => (value === null ? null : Math.abs(value));
  const middle = quantile(Float64Array.from(truths).sort(), 0.5);
  const mean = truths.reduce((sum, truth) => sum + truth, 0) / truths.length;
  return [
    {
      name: "length",
      figures: {
        spearman: size(spearman(own, length)),
        pearson: size(pearson(own, length)),
        kendall: size(kendall(own, length)),
      },
    },
    {
      name: "constant",
      figures:
        middle === null
          ? {}
          : {
              mae: mae(
                truths,
                truths.map(() => middle),
              ),
              rmse: rmse(
                truths,
                truths.map(() => mean),
              ),
            },
    },
  ];
}
