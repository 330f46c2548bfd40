import type { AgentResult, Dimension } from "../contracts/index.ts";
import type { Locale } from "../locales/index.ts";
import { detectLanguage, type Language } from "../text/index.ts";

/** A text to judge and, where there is one, the source it speaks about. */
export interface CheckInput {
  readonly article_text: string;
  readonly summary_text: string;
}

export interface CheckOptions {
  /** Language of the messages. Defaults to `de`. */
  readonly locale?: Locale | undefined;
  /** Language of the texts. Defaults to the detected one. */
  readonly language?: Language | undefined;
  /** Attach how each claim went through the gate. Defaults to false. */
  readonly debug?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Which repetition this is; repeated samples of a model are asked and cached apart. Defaults to 0. */
  readonly sample?: number | undefined;
}

/** One judge of a text: answers with a result, also when it breaks. */
export interface Judge {
  run(input: CheckInput, options?: CheckOptions): Promise<AgentResult>;
}

/** The judges of a check, by what they judge; a missing one leaves its part of the result out. */
export type Judges = { readonly [Part in Dimension]?: Judge | undefined };

/** What the judges say about one text. */
export interface CheckResult {
  readonly offset_encoding: "utf-16";
  readonly language: Language;
  readonly factuality?: AgentResult;
  readonly coherence?: AgentResult;
  readonly readability?: AgentResult;
}

/** The one pipeline: three judges look at the same text, each on its own, so that one that fails stops no other. */
export async function check(input: CheckInput, judges: Judges, options: CheckOptions = {}): Promise<CheckResult> {
  const language = options.language ?? detectLanguage(`${input.summary_text}\n${input.article_text.slice(0, 4000)}`);
  const settled = { ...options, language };
  const [factuality, coherence, readability] = await Promise.all([
    judges.factuality?.run(input, settled),
    judges.coherence?.run(input, settled),
    judges.readability?.run(input, settled),
  ]);
  return {
    offset_encoding: "utf-16",
    language,
    ...(factuality === undefined ? {} : { factuality }),
    ...(coherence === undefined ? {} : { coherence }),
    ...(readability === undefined ? {} : { readability }),
  };
}
