import { atOnce, type Steps } from "../../../ports/steps.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import { type Measure, oneStep } from "../../shared/measure.ts";
import { brokenSentences } from "./broken-sentences.ts";
import { heavySentences } from "./complexity.ts";
import { machineDamage } from "./damage.ts";
import { missingJoints } from "./joints.ts";
import { sentenceLengths } from "./length.ts";
import { punctuationLoad } from "./punctuation.ts";
import { repeatedWords } from "./repetition.ts";

/** Everything the embedded readability judge looks at, in the order it is documented, step by step. */
export function* readabilitySteps(judged: JudgedText): Steps<Measure[]> {
  yield* judged.readRuns();
  return [
    ...(yield* oneStep(judged, brokenSentences)),
    ...(yield* oneStep(judged, missingJoints)),
    ...(yield* oneStep(judged, repeatedWords)),
    ...(yield* oneStep(judged, sentenceLengths)),
    ...(yield* oneStep(judged, punctuationLoad)),
    ...(yield* oneStep(judged, machineDamage)),
    ...(yield* oneStep(judged, heavySentences)),
  ];
}

/** The same at once. */
export function measureReadability(judged: JudgedText): Measure[] {
  return atOnce(readabilitySteps(judged));
}
