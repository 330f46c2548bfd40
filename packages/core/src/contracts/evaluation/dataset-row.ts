import { z } from "zod";
import { Criteria } from "../criteria/criterion.ts";
import { Sources } from "../source.ts";

const identifier = z.union([z.string().min(1), z.int()]).transform(String);
const optionalText = z.string().nullish();

/** A place people marked; offsets may be missing or quirky, `text` then helps to find it. */
export const ErrorSpan = z.looseObject({
  start: z.int().nullish(),
  end: z.int().nullish(),
  start_char: z.int().nullish(),
  end_char: z.int().nullish(),
  text: optionalText,
  worker: identifier.nullish(),
});
export type ErrorSpan = z.infer<typeof ErrorSpan>;

/** One person's answer to a row. */
export const Annotation = z.looseObject({
  annotator: identifier,
  has_error: z.boolean().nullish(),
  /** On the row's `scale`. */
  gt: z.record(z.string(), z.number().nullable()).nullish(),
});

/** One row of a dataset in Beleg's own form; unknown keys are allowed and left alone. */
export const DatasetRow = z.looseObject({
  id: identifier,
  article_text: z.string().default(""),
  /** The sources, where there are several. */
  sources: Sources.nullish(),
  summary_text: z.string(),
  /** True when people found a factual error. */
  has_error: z.boolean().nullish(),
  /** What people answered, on `scale`. */
  gt: z.record(z.string(), z.number().nullable()).nullish(),
  /** Lowest and highest value of `gt`. Defaults to 0 and 1. */
  scale: z.tuple([z.number(), z.number()]).nullish(),
  /** Own criteria the text is judged by as well. Defaults to those of the settings. */
  criteria: Criteria.nullish(),
  /** Whether people found each criterion met: by its id, or in the order of `criteria`. */
  criteria_labels: z.union([z.record(z.string(), z.boolean()), z.array(z.boolean())]).nullish(),
  lang: optionalText,
  /** Rows that share it (one article, say) are not independent. Defaults to the article. */
  group: identifier.nullish(),
  system: optionalText,
  origin: optionalText,
  dataset: optionalText,
  error_spans: z.array(ErrorSpan).nullish(),
  /** What kinds of error people saw. */
  error_types: z.array(z.string()).nullish(),
  /** What each person said, where several did. `has_error` and `gt` default to their majority and mean. */
  annotations: z.array(Annotation).nullish(),
  /** What another tool scored the text with, by its name of the metric: a second judge to compare with. */
  scores: z.record(z.string(), z.number().nullable()).nullish(),
});
export type DatasetRow = z.infer<typeof DatasetRow>;

/** One query with the candidates a ranker orders and the grades people gave. */
export const RankingRow = z.looseObject({
  query_id: identifier,
  query: z.string(),
  candidates: z
    .array(
      z.looseObject({
        id: identifier,
        title: z.string().default(""),
        snippet: z.string().default(""),
        grade: z.number().min(0).nullish(),
      }),
    )
    .min(1),
  group: identifier.nullish(),
  lang: optionalText,
});
export type RankingRow = z.infer<typeof RankingRow>;
