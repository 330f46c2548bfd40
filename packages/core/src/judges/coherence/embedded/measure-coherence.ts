import { atOnce, type Steps } from "../../../ports/steps.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import { type Measure, oneStep } from "../../shared/measure.ts";
import { contradictions } from "./contradictions.ts";
import { looseSentences, stumps, unlinkedSentences } from "./links.ts";
import { orderAgainstSource, topicOfSource } from "./order.ts";
import { danglingReferences } from "./references.ts";
import { monotonousOpenings, redundantSentences, repeatedPhrases } from "./repetition.ts";
import { brokenThoughts } from "./seams.ts";

/** Everything the embedded coherence judge looks at, in the order it is documented, step by step. */
export function* coherenceSteps(judged: JudgedText): Steps<Measure[]> {
  yield* judged.readRuns();
  return [
    ...(yield* contradictions(judged)),
    ...(yield* redundantSentences(judged)),
    ...(yield* repeatedPhrases(judged)),
    ...(yield* oneStep(judged, monotonousOpenings)),
    ...(yield* orderAgainstSource(judged)),
    ...(yield* oneStep(judged, topicOfSource)),
    ...(yield* oneStep(judged, unlinkedSentences)),
    ...(yield* oneStep(judged, stumps)),
    ...(yield* oneStep(judged, looseSentences)),
    ...(yield* oneStep(judged, danglingReferences)),
    ...(yield* oneStep(judged, brokenThoughts)),
  ];
}

/** The same at once. */
export function measureCoherence(judged: JudgedText): Measure[] {
  return atOnce(coherenceSteps(judged));
}
