import { z } from "zod";
import { count } from "../values/numbers.ts";
import { Measured, MetricValue } from "./metric.ts";

const TestedCorrelation = MetricValue.extend({
  /** Two-sided, against no correlation. */
  p_value: Measured,
});

/** Agreement of truths and scores over units of one kind. */
export const LevelCorrelation = z.strictObject({
  /** Rows, articles or systems. */
  n: count,
  /** Units are shuffled where they are independent; rows of one article are not, so their p comes from the resamples. */
  p_method: z.enum(["permutation", "bootstrap"]),
  spearman: TestedCorrelation,
  pearson: TestedCorrelation,
  kendall: TestedCorrelation,
});
export type LevelCorrelation = z.infer<typeof LevelCorrelation>;

/** The same agreement seen from three distances. Null where there are fewer than three units. */
export const Levels = z.strictObject({
  /** All rows together. */
  pooled: LevelCorrelation.nullable(),
  /** Mean truth against mean score of each article. */
  article: LevelCorrelation.nullable(),
  /** Mean truth against mean score of each system. */
  system: LevelCorrelation.nullable(),
  /** Correlations inside one article, averaged over the articles that have one: who is better on the same source. */
  within_article: z.strictObject({ articles: count, spearman: Measured, pearson: Measured, kendall: Measured }),
});
export type Levels = z.infer<typeof Levels>;
