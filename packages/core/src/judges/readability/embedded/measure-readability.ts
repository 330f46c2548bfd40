import { atOnce, type Steps } from "../../../ports/steps.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import { oneStep } from "../../shared/measure.ts";
import { brokenSentences } from "./broken-sentences.ts";
import { heavySentences } from "./complexity.ts";
import { machineDamage } from "./damage.ts";
import { missingJoints, newWording } from "./joints.ts";
import { sentenceLengths } from "./length.ts";
import { looseText } from "./loose-text.ts";
import { punctuationLoad } from "./punctuation.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";
import { repeatedWords } from "./repetition.ts";

/** Everything the embedded readability judge looks at, in the order it is documented, step by step. */
export function* readabilitySteps(judged: JudgedText): Steps<ReadabilityMeasure[]> {
  yield* judged.readRuns();
  return [
    ...(yield* oneStep(judged, brokenSentences)),
    ...(yield* oneStep(judged, missingJoints)),
    ...(yield* newWording(judged)),
    ...(yield* repeatedWords(judged)),
    ...(yield* oneStep(judged, sentenceLengths)),
    ...(yield* punctuationLoad(judged)),
    ...(yield* oneStep(judged, machineDamage)),
    ...(yield* oneStep(judged, heavySentences)),
    ...(yield* looseText(judged)),
  ];
}

/** The same at once. */
export function measureReadability(judged: JudgedText): ReadabilityMeasure[] {
  return atOnce(readabilitySteps(judged));
}
