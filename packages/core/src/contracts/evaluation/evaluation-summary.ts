import { z } from "zod";
import { count } from "../values/numbers.ts";
import { RunCost } from "./cost.ts";
import { CriterionFigures } from "./criteria-figures.ts";
import { Levels } from "./levels.ts";
import { Confusion, Measured, MetricValue } from "./metric.ts";
import { NestedTuning, OperatingPoints, Recalibration } from "./operating-points.ts";
import { LabelNoise, PeopleAgreement } from "./people-agreement.ts";
import { Coverage, DecisionPolicy, Decisions, EvidenceStats, GroundTruth } from "./policy-results.ts";
import { SelectiveRisk } from "./selective-risk.ts";
import { EvaluationWarning, MacroAverage, Yardsticks } from "./yardstick.ts";

/** How spread out the answers of a judge are on one scale. */
export const ScoreSpread = z.strictObject({
  buckets: z.array(z.strictObject({ label: z.string(), count: count })),
  top_bucket: z.string().nullable(),
  top_share: Measured,
  unique_values: count,
  /** Shannon entropy of the buckets in bits: 0 when everything is in one. */
  entropy: Measured,
});
export type ScoreSpread = z.infer<typeof ScoreSpread>;

/** Whether the judge gives nearly the same answer to everything. */
export const Collapse = z.strictObject({
  /** `collapsed` is a warning; `too_few` means fewer than 10 answers, too few to say. */
  status: z.enum(["ok", "collapsed", "too_few"]),
  n: count,
  ...ScoreSpread.shape,
  /** The same on the raw scale, for judges that answer in whole steps (readability v2: 1–5). */
  raw: ScoreSpread.nullable(),
});
export type Collapse = z.infer<typeof Collapse>;

/** How the intervals were made. */
export const BootstrapReport = z.strictObject({
  resamples: count,
  confidence: z.number(),
  seed: z.int().nonnegative(),
  clusters: count,
  /** Resamples in which a statistic was undefined, by statistic. */
  skipped_resamples: z.record(z.string(), count),
});

/** Rows without a usable answer, by error code. */
export const Failures = z.strictObject({ count: count, share: Measured, by_code: z.record(z.string(), count) });

/** `--repeat`: how often the same row got another answer. */
export const Stability = z.strictObject({
  repeats: z.int().min(2),
  compared: count,
  flipped: count,
  flip_rate: Measured,
  /** What counts as another answer for scores: more than this apart. */
  score_tolerance: z.number(),
  widest_score_range: Measured,
});
export type Stability = z.infer<typeof Stability>;

const shared = {
  /** Rows the metrics rest on: labelled and judged. */
  n: count,
  coverage: Coverage,
  failures: Failures,
  bootstrap: BootstrapReport,
  stability: Stability.nullable(),
  // Absent in the stored summaries of earlier versions.
  warnings: z.array(EvaluationWarning).optional(),
  yardsticks: Yardsticks.optional(),
  /** By metric, over the origins; null where there are fewer than two. */
  macro_by_origin: MacroAverage.nullable().optional(),
  /** Null where rows name no annotators (`annotations`). */
  people: PeopleAgreement.nullable().optional(),
  label_noise: LabelNoise.optional(),
  /** Null where no model was asked. */
  cost: RunCost.nullable().optional(),
  /** Only where texts were judged by the caller's own criteria. */
  criteria: z.array(CriterionFigures).min(1).optional(),
};

const ClassificationMetrics = z.strictObject({
  balanced_accuracy: MetricValue,
  f1: MetricValue,
  precision: MetricValue,
  recall: MetricValue,
  specificity: MetricValue,
  mcc: MetricValue,
  auroc: MetricValue,
  average_precision: MetricValue,
  brier: MetricValue,
});

const CalibrationReport = z.strictObject({
  bins: z.array(
    z.strictObject({
      lower: z.number(),
      upper: z.number(),
      n: count,
      mean_predicted: Measured,
      observed_rate: Measured,
    }),
  ),
  brier: Measured,
  ece: Measured,
});

const classified = z.strictObject({ n: count, confusion: Confusion, metrics: ClassificationMetrics });

/** What an evaluation of factuality found. */
export const FactualitySummary = z.strictObject({
  task: z.literal("factuality"),
  ...shared,
  policy: DecisionPolicy,
  /** The threshold of the chosen policy. */
  threshold: z.number(),
  /** Where the threshold comes from: given or default, or chosen on another file. */
  tuning: z
    .strictObject({
      dataset_sha256: z.string(),
      target: z.string(),
      value: z.number(),
      n: count,
      /** Articles that occur in both files: the threshold has seen them. */
      shared_clusters: count,
    })
    .nullable(),
  confusion: Confusion,
  metrics: ClassificationMetrics,
  decisions: Decisions,
  by_origin: z.record(z.string(), classified),
  by_system: z.record(z.string(), classified),
  by_lang: z.record(z.string(), classified).optional(),
  /** Thirds of the rows by the number of words. */
  by_length: z.record(z.string(), classified).optional(),
  /** By what people called the error; the rows without one stand on the other side of every type. */
  by_error_type: z.record(z.string(), classified).optional(),
  operating_points: OperatingPoints.optional(),
  recalibration: Recalibration.nullable().optional(),
  nested_tuning: NestedTuning.nullable().optional(),
  /** Over the rows the judge answered: an abstention promises nothing. */
  calibration: CalibrationReport,
  selective: SelectiveRisk.optional(),
  /** Scores against graded labels (`gt.factuality`, `gt.consistency`), where people gave some. */
  levels: Levels.nullable().optional(),
  collapse: Collapse,
  evidence: EvidenceStats,
  ground_truth: GroundTruth,
});
export type FactualitySummary = z.infer<typeof FactualitySummary>;

const AgreementMetrics = z.strictObject({
  spearman: MetricValue,
  pearson: MetricValue,
  kendall: MetricValue,
  mae: MetricValue,
  rmse: MetricValue,
});

/** What an evaluation of coherence or readability found. */
export const ScoreSummary = z.strictObject({
  task: z.enum(["coherence", "readability"]),
  ...shared,
  ...AgreementMetrics.shape,
  by_system: z.record(
    z.string(),
    z.strictObject({ n: count, mean_truth: Measured, mean_score: Measured, ...AgreementMetrics.shape }),
  ),
  by_origin: z.record(z.string(), z.strictObject({ n: count, ...AgreementMetrics.shape })),
  by_lang: z.record(z.string(), z.strictObject({ n: count, ...AgreementMetrics.shape })).optional(),
  /** Thirds of the rows by the number of words. */
  by_length: z.record(z.string(), z.strictObject({ n: count, ...AgreementMetrics.shape })).optional(),
  /** Agreement of the systems' mean scores: can the judge tell which system is better? */
  system_level: z.strictObject({ systems: count, spearman: Measured, pearson: Measured, kendall: Measured }),
  levels: Levels.optional(),
  collapse: Collapse,
});
export type ScoreSummary = z.infer<typeof ScoreSummary>;

const SpanMetrics = z.strictObject({ precision: MetricValue, recall: MetricValue, f1: MetricValue });
const markedGroup = z.strictObject({ n: count, metrics: SpanMetrics });
const Characters = z.strictObject({ overlap: count, predicted: count, gold: count });

/** What an evaluation of marked places found. */
export const SpansSummary = z.strictObject({
  task: z.literal("spans"),
  ...shared,
  /** How many people must have marked a character. */
  votes: z.int().positive(),
  metrics: SpanMetrics,
  characters: Characters,
  /** All characters of the judged texts. */
  text_characters: count.optional(),
  /** The same when one person's mark is enough. */
  any_vote: z.strictObject({ metrics: SpanMetrics, characters: Characters }),
  by_origin: z.record(z.string(), markedGroup),
  by_system: z.record(z.string(), markedGroup).optional(),
  by_lang: z.record(z.string(), markedGroup).optional(),
  /** Thirds of the rows by the number of words. */
  by_length: z.record(z.string(), markedGroup).optional(),
  /** Marks of people that could not be found in their text. */
  unlocated_marks: count,
});
export type SpansSummary = z.infer<typeof SpansSummary>;

/** What an evaluation of a ranker found. */
export const RerankSummary = z.strictObject({
  task: z.literal("rerank"),
  ...shared,
  ranker: z.string(),
  metrics: z.strictObject({ ndcg_at_10: MetricValue, mrr: MetricValue, recall_at_10: MetricValue }),
  queries_without_relevant: count,
});
export type RerankSummary = z.infer<typeof RerankSummary>;

/** `summary.json`: what one evaluation found, by task. */
export const EvaluationSummary = z.discriminatedUnion("task", [
  FactualitySummary,
  ScoreSummary,
  SpansSummary,
  RerankSummary,
]);
export type EvaluationSummary = z.infer<typeof EvaluationSummary>;
