import type { AgentResult, CheckResult, Dimension } from "../contracts/index.ts";
import type { Language } from "../languages/language.ts";
import type { LanguagePack } from "../languages/language-pack.ts";
import { packOf } from "../languages/pack-of.ts";
import type { Locale } from "../locales/index.ts";
import { buildReport } from "../report/index.ts";
import { detectLanguage, textPairOf } from "../text/index.ts";
import { overallScore } from "./overall-score.ts";

/** A text to judge and, where there is one, the source it speaks about. */
export interface CheckInput {
  readonly article_text: string;
  readonly summary_text: string;
}

export interface CheckOptions {
  /** Language of the messages. Defaults to `de`. */
  readonly locale?: Locale | undefined;
  /** Language of the texts. Defaults to the detected one. */
  readonly language?: Language | LanguagePack | undefined;
  /** Attach how each claim went through the gate. Defaults to false. */
  readonly debug?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Which repetition this is; repeated answers of a model are asked and cached apart. Defaults to 0. */
  readonly sample?: number | undefined;
  /** How many places the report puts first. Defaults to 5. */
  readonly top_k?: number | undefined;
}

/** One judge of a text: answers with a result, also when it breaks. */
export interface Judge {
  run(input: CheckInput, options?: CheckOptions): Promise<AgentResult>;
}

/** The judges of a check, by what they judge; a missing one leaves its part of the result out. */
export type Judges = { readonly [Part in Dimension]?: Judge | undefined };

/**
 * The one pipeline: three judges look at the same text, each on its own, so that one that fails stops no other; then
 * one number over their scores, and the report.
 */
export async function check(input: CheckInput, judges: Judges, options: CheckOptions = {}): Promise<CheckResult> {
  const language = packOf(
    options.language ?? detectLanguage(`${input.summary_text}\n${input.article_text.slice(0, 4000)}`),
  );
  const texts = textPairOf(input, language);
  const settled = { ...options, language };
  const [factuality, coherence, readability] = await Promise.all([
    judges.factuality?.run(texts, settled),
    judges.coherence?.run(texts, settled),
    judges.readability?.run(texts, settled),
  ]);
  const results = { factuality, coherence, readability };
  return {
    offset_encoding: "utf-16",
    language: language.code,
    ...overallScore(results),
    explainability: buildReport({ ...input, ...results, locale: options.locale, top_k: options.top_k }),
    ...(factuality === undefined ? {} : { factuality }),
    ...(coherence === undefined ? {} : { coherence }),
    ...(readability === undefined ? {} : { readability }),
  };
}
