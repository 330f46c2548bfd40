import { z } from "zod";
import { CheckResult } from "./check.ts";
import { Criteria } from "./criteria/index.ts";
import { Dimension, OffsetEncoding } from "./explainability.ts";
import { articleIdIsFree, Sources } from "./source.ts";
import { LanguageName } from "./values/language-name.ts";
import { LocaleName } from "./values/locale-name.ts";

/** A text to judge may have fifty pages: its answer says something of every sentence. The source may be longer. */
const MAX_JUDGED_TEXT = 100_000;

/** A text to check against its source, and how to answer. */
export const CheckRequest = z
  .strictObject({
    /** The source; without one factuality answers `no_source`. */
    article_text: z.string().default(""),
    /** The sources, where there are several; evidence names them by `id`, with offsets in that source. */
    sources: Sources.optional(),
    /** The text to judge. */
    summary_text: z.string().max(MAX_JUDGED_TEXT),
    /** What to judge it on. Defaults to the service's. */
    dimensions: z.array(Dimension).min(1).max(3).optional(),
    /** Own criteria, judged by a language model in one call. Defaults to the service's. */
    criteria: Criteria.optional(),
    /** Language of the messages. Defaults to the service's, else to that of the text. */
    locale: LocaleName.optional(),
    /** Language of the texts. Defaults to the detected one. */
    lang: LanguageName.optional(),
    /** How the offsets of the answer count. Defaults to `utf-16`. */
    offset_encoding: OffsetEncoding.default("utf-16"),
    /** How many places the report puts first. Defaults to the service's. */
    top_k: z.int().min(1).max(1000).optional(),
    /** How many claims may stay without a verdict before factuality is `incomplete`. Defaults to the service's. */
    max_failed: z.int().min(0).optional(),
    /** Attach how each claim went through the evidence gate. */
    debug: z.boolean().default(false),
    /** Keep the result as a run. */
    store: z.boolean().default(false),
    /** What lists call the run. */
    label: z.string().max(200).nullable().default(null),
  })
  .superRefine(articleIdIsFree);
export type CheckRequest = z.output<typeof CheckRequest>;

/** The answer to it: what a check says, counted as the caller asked, and the run it is kept as. */
export const CheckAnswer = CheckResult.extend({ offset_encoding: OffsetEncoding, run_id: z.int().min(1).optional() });
export type CheckAnswer = z.output<typeof CheckAnswer>;
