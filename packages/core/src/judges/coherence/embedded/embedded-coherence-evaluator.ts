import type { IssueSpan } from "../../../contracts/index.ts";
import { coherenceMessage, type Locale } from "../../../locales/index.ts";
import { inTurns, type Steps } from "../../../ports/steps.ts";
import { type TextPair, textPairOf } from "../../../text/index.ts";
import { embeddedEvaluation, issueOf } from "../../shared/embedded-evaluation.ts";
import { ABORTED, type Evaluation, type Evaluator, type JudgeOptions } from "../../shared/evaluator.ts";
import { judgedTextOf, readForStyle } from "../../shared/judged-text.ts";
import type { FlawOf, Loss } from "../../shared/measure.ts";
import type { TextEvaluator } from "../../shared/score-agent.ts";
import { shownWords } from "../../shared/shown-words.ts";
import { weighMeasures, weighSteps } from "../../shared/weigh-measures.ts";
import { COHERENCE_MEASURES } from "./coherence-measures.ts";
import { coherenceSteps, measureCoherence } from "./measure-coherence.ts";
import weights from "./weights.json" with { type: "json" };

/** Scores coherence from measures of the text and its source, without a model; every lost point has a place. */
export const embeddedCoherenceEvaluator: Evaluator = {
  origin: "embedded",
  evaluate: (input, options = {}) => evaluateCoherence(textPairOf(input, options.language), options),
};

/** The same for texts that were read already. */
export const coherenceEvaluator: TextEvaluator = { origin: "embedded", evaluate: evaluateCoherence };

async function evaluateCoherence(texts: TextPair, options: JudgeOptions = {}): Promise<Evaluation> {
  return (await inTurns(evaluationSteps(texts, options.locale ?? texts.locale), options)) ?? ABORTED;
}

function* evaluationSteps(texts: TextPair, locale: Locale): Steps<Evaluation> {
  const judged = yield* readForStyle(texts);
  const measures = yield* coherenceSteps(judged);
  const { text, language, sentences } = judged;
  const account = {
    table: COHERENCE_MEASURES,
    weights,
    messageOf: (loss: Loss) => messageOf(loss, text, locale),
    onEstimate: (points: string) => coherenceMessage("coherence.estimated", { points }, locale),
  };
  const weighed = yield* weighSteps(measures, weights, COHERENCE_MEASURES);
  yield measures.length;
  return embeddedEvaluation(weighed, account, {
    language: language.code,
    sentences: sentences.length,
  });
}

/** What the embedded judge would point at, for a model judge that gave a low score and no reason. */
export function coherenceHeuristics(texts: TextPair, options: JudgeOptions = {}): IssueSpan[] {
  const judged = judgedTextOf(texts);
  const { named } = weighMeasures(measureCoherence(judged), weights, COHERENCE_MEASURES);
  return named.map((one) =>
    issueOf(one, "heuristic", (loss) => messageOf(loss, judged.text, options.locale ?? texts.locale)),
  );
}

type CoherenceFlaw = FlawOf<typeof COHERENCE_MEASURES>;

function messageOf({ key, value, start, end }: Loss, text: string, locale: Locale): string {
  return coherenceMessage(
    `coherence.${key as CoherenceFlaw}`,
    { value, words: shownWords(text.slice(start, end)) },
    locale,
  );
}
