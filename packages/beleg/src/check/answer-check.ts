import { check, checkInOffsetEncoding, type Judge, type Judges } from "@beleg/core/check";
import {
  type AgentResult,
  type CheckAnswer,
  type CheckRequest,
  DIMENSIONS,
  type Dimension,
} from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/locales";
import { concerning } from "../language-model/concerned-texts.ts";

/** What applies where a request does not say. */
export type CheckDefaults = { readonly locale: Locale; readonly top_k: number };

/** One judge has ended. */
export type CheckNote = {
  readonly dimension: Dimension;
  readonly status: AgentResult["status"];
  readonly score: number | null;
};

/** Answers a request with the judges it asks for. */
export async function answerCheck(
  request: CheckRequest,
  judges: Judges,
  defaults: CheckDefaults,
  onNote: (note: CheckNote) => void = () => {},
  signal?: AbortSignal,
): Promise<CheckAnswer> {
  const { article_text, summary_text, debug, lang: language, offset_encoding } = request;
  const { locale = defaults.locale, top_k = defaults.top_k, dimensions = DIMENSIONS } = request;
  const input = { article_text, summary_text };
  const asked = Object.fromEntries(
    dimensions.map((dimension) => [dimension, announced(dimension, judges[dimension], onNote)]),
  );
  const result = await concerning([article_text, summary_text], () =>
    check(input, asked, { locale, language, debug, top_k, signal }),
  );
  return checkInOffsetEncoding(result, input, offset_encoding);
}

/** The same judge, which tells when it has ended. */
function announced(dimension: Dimension, judge: Judge | undefined, onNote: (note: CheckNote) => void) {
  if (judge === undefined) return undefined;
  const run: Judge["run"] = async (input, options) => {
    const result = await judge.run(input, options);
    onNote({ dimension, status: result.status, score: result.score });
    return result;
  };
  return { run };
}
