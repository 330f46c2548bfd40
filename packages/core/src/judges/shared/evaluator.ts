import type { IssueSpan, Origin, Source } from "../../contracts/index.ts";
import type { Language } from "../../languages/language.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Locale } from "../../locales/index.ts";
import type { PaceOptions, TraceSpan } from "../../ports/index.ts";

/** A text to judge and the source, or sources, it was written from; without one only the text itself is judged. */
export interface JudgeInput {
  readonly article_text?: string | undefined;
  /** The sources, where there are several; quotes name them by `id`. */
  readonly sources?: readonly Source[] | undefined;
  readonly summary_text: string;
  /** Where in it the claims to judge begin: what stands before was judged already, and tells what the rest speaks of. The other judges read all. */
  readonly judged_from?: number | undefined;
}

/** What a judge may be told beside the texts. */
export interface JudgeOptions extends PaceOptions {
  /** Language of the messages. Defaults to that of the judged text, else English. */
  readonly locale?: Locale | undefined;
  /** Language of the texts. Defaults to the detected one. */
  readonly language?: Language | LanguagePack | undefined;
  /** Which repetition this is; repeated samples of a model are asked and cached apart. Defaults to 0. */
  readonly sample?: number | undefined;
  /** Is told figures about the run. Defaults to nobody. */
  readonly span?: TraceSpan | undefined;
}

/** What one evaluation gives: a score with its issues, or why there is none. */
export type Evaluation =
  | {
      readonly status: "ok";
      readonly score: number;
      readonly issues: readonly IssueSpan[];
      readonly explanation?: string | undefined;
      readonly details: Readonly<Record<string, unknown>>;
    }
  | {
      readonly status: "failed";
      readonly code: string;
      readonly message: string;
      readonly details: Readonly<Record<string, unknown>>;
    };

/** Scores one dimension of a text: a model, a committee of models, or the embedded judge. Never throws. */
export interface Evaluator {
  readonly origin: Origin;
  evaluate(input: JudgeInput, options?: JudgeOptions): Promise<Evaluation>;
}

/** The answer of an evaluator whose work was called off. */
export const ABORTED: Evaluation = { status: "failed", code: "aborted", message: "the check was aborted", details: {} };
