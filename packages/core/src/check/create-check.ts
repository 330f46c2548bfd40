import type { CheckResult } from "../contracts/index.ts";
import { COHERENCE_ISSUE_THRESHOLD, coherenceFallback } from "../judges/coherence/coherence-agent.ts";
import { coherenceEvaluator } from "../judges/coherence/embedded/embedded-coherence-evaluator.ts";
import { embeddedVerdicts } from "../judges/factuality/embedded/embedded-verdicts.ts";
import { createFactualityJudge, type FactualityBackend } from "../judges/factuality/factuality-agent.ts";
import { readabilityEvaluator } from "../judges/readability/embedded/embedded-readability-evaluator.ts";
import { readabilityHeuristics } from "../judges/readability/heuristics.ts";
import { ISSUE_FALLBACK_THRESHOLD } from "../judges/readability/readability-agent.ts";
import { createScoreJudge } from "../judges/shared/score-agent.ts";
import { type LanguagePack, loadPacks } from "../languages/index.ts";
import type { CheckInput, TextJudges } from "./judge.ts";
import { type CheckOptions, runCheck } from "./run-check.ts";

/** What a check is made of. */
export interface CheckParts {
  /** The languages it reads. A text that does not tell its own is read in the first one. */
  readonly languages: readonly LanguagePack[];
  /** How likely an error is: `errorProbability`, or nobody. Defaults to nobody, and `error_probability` to null. */
  readonly estimateError?: FactualityBackend["estimateError"] | undefined;
}

/**
 * Builds a check that reads the languages it is given and brings no other: what a page loads is what it names. The answer
 * is the one of `check`. A text in another language is refused with `language_not_loaded`.
 */
export function createCheck({
  languages,
  estimateError,
}: CheckParts): (input: CheckInput, options?: CheckOptions) => Promise<CheckResult> {
  const loaded = loadPacks(languages);
  const judges = embeddedTextJudges(estimateError);
  return (input, options = {}) => runCheck(input, options, loaded, judges);
}

function embeddedTextJudges(estimateError: CheckParts["estimateError"]): TextJudges {
  const backend = estimateError === undefined ? embeddedVerdicts : { ...embeddedVerdicts, estimateError };
  return {
    factuality: createFactualityJudge(backend),
    coherence: createScoreJudge(coherenceEvaluator, COHERENCE_ISSUE_THRESHOLD, coherenceFallback),
    readability: createScoreJudge(readabilityEvaluator, ISSUE_FALLBACK_THRESHOLD, readabilityHeuristics),
  };
}
