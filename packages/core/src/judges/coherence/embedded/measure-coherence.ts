import { atOnce, type Steps } from "../../../ports/steps.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import { oneStep } from "../../shared/measure.ts";
import { COHERENCE_MEASURES, type CoherenceMeasure } from "./coherence-measures.ts";
import { contradictions } from "./contradictions.ts";
import { droppedWords, liftedSentences } from "./lifted.ts";
import { looseSentences, shortSentences } from "./links.ts";
import { orderAgainstSource, topicOfSource } from "./order.ts";
import { danglingReferences } from "./references.ts";
import { repeatedPassages } from "./repeated-passages.ts";
import { redundantSentences, repeatedPairs } from "./repetition.ts";
import { brokenThoughts } from "./seams.ts";

/** Everything the embedded coherence judge looks at, in the order it is documented, step by step. */
export function* coherenceSteps(judged: JudgedText): Steps<CoherenceMeasure[]> {
  yield* judged.readRuns();
  const found: CoherenceMeasure[] = [
    ...(yield* contradictions(judged)),
    ...(yield* redundantSentences(judged)),
    ...(yield* repeatedPassages(judged)),
    ...(yield* repeatedPairs(judged)),
    ...(yield* orderAgainstSource(judged)),
    ...(yield* oneStep(judged, topicOfSource)),
    ...(yield* liftedSentences(judged)),
    ...(yield* droppedWords(judged)),
    ...(yield* oneStep(judged, shortSentences)),
    ...(yield* oneStep(judged, looseSentences)),
    ...(yield* oneStep(judged, danglingReferences)),
    ...(yield* oneStep(judged, brokenThoughts)),
  ];
  if (judged.sentences.length > 1) return found;
  // Nothing can be said about how the sentences of a text follow each other that has only one.
  return found.filter(({ key }) => COHERENCE_MEASURES[key].kind === "flaw" || key === "repeated_words");
}

/** The same at once. */
export function measureCoherence(judged: JudgedText): CoherenceMeasure[] {
  return atOnce(coherenceSteps(judged));
}
