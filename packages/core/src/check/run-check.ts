import type { CheckResult } from "../contracts/index.ts";
import type { Language } from "../languages/language.ts";
import type { LoadedPacks } from "../languages/language-pack.ts";
import { takeTurns } from "../ports/index.ts";
import { inTurns, type Steps } from "../ports/steps.ts";
import { reportSteps, sourceTexts } from "../report/index.ts";
import type { TextPair } from "../text/index.ts";
import { readPair } from "../text/text-pair.ts";
import type { CheckInput, Judges, RunOptions, TextJudges } from "./judge.ts";
import { judgedCriteria } from "./judged-criteria.ts";
import { overallScore } from "./overall-score.ts";
import { requireInput } from "./require-input.ts";

/** How a text is checked. */
export interface CheckOptions extends RunOptions {
  /** Who judges. Defaults to the embedded judges, which need no model. */
  readonly judges?: Judges | undefined;
  /** How many places the report puts first. Defaults to 5. */
  readonly topK?: number | undefined;
}

/**
 * The one pipeline: three judges look at the same text, each on its own, so that one that fails stops no other; then
 * one number over their scores, and the report. Throws a BelegError for what is no check, and for a text in a language
 * that is not loaded.
 */
export async function runCheck(
  input: CheckInput,
  options: CheckOptions,
  loaded: LoadedPacks,
  ownJudges: TextJudges,
): Promise<CheckResult> {
  requireInput(input, options);
  const judges: TextJudges = options.judges ?? ownJudges;
  // Before the first look at the texts: many checks that are started at once hold nothing but their input.
  const begin = (options.pause ?? takeTurns)(0);
  if (begin !== undefined) await begin;
  const texts = (await inTurns(readTexts(input, { language: options.language, loaded }), { pause: options.pause }))!;
  const { language } = texts;
  const { locale = texts.locale, debug, maxFailed, signal, pause, sample, onClaim } = options;
  const settled = { locale, language, debug, maxFailed, signal, pause, sample, onClaim };
  const [factuality, coherence, readability, criteria] = await Promise.all([
    judges.factuality?.run(texts, settled),
    judges.coherence?.run(texts, settled),
    judges.readability?.run(texts, settled),
    judgedCriteria(input.criteria, judges.criteria, texts, settled),
  ]);
  const results = { factuality, coherence, readability, criteria };
  // Also of a check that was aborted there is a report, which says so.
  const read = { summary: texts.summary, sources: sourcesIn(texts) };
  const explainability = await inTurns(reportSteps(read, { ...results, locale, top_k: options.topK }), { pause });
  return {
    offset_encoding: "utf-16",
    // The contract names the registered languages; a pack of the caller's own answers with its own code.
    language: language.code as Language,
    ...overallScore(results),
    explainability: explainability!,
    ...(factuality === undefined ? {} : { factuality }),
    ...(coherence === undefined ? {} : { coherence }),
    ...(readability === undefined ? {} : { readability }),
    ...(criteria === undefined ? {} : { criteria }),
  };
}

/** A step of its own: the first text of a thread is told its language by tables that are made for it. */
function* readTexts(...given: Parameters<typeof readPair>): Steps<TextPair> {
  const texts = readPair(...given);
  yield 50;
  return texts;
}

/** The sources of a check as its report looks quotes up in them. */
function sourcesIn(texts: TextPair): ReturnType<typeof sourceTexts> {
  return texts.sources?.length ? sourceTexts(texts) : new Map([[null, texts.article]]);
}
