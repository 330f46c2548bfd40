import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";
import { brokenSentences } from "./broken-sentences.ts";
import { heavySentences } from "./complexity.ts";
import { machineDamage } from "./damage.ts";
import { missingJoints } from "./joints.ts";
import { sentenceLengths } from "./length.ts";
import { punctuationLoad } from "./punctuation.ts";
import { repeatedWords } from "./repetition.ts";

/** Everything the embedded readability judge looks at, in the order it is documented. */
export function measureReadability(judged: JudgedText): Measure[] {
  return [
    ...brokenSentences(judged),
    ...missingJoints(judged),
    ...repeatedWords(judged),
    ...sentenceLengths(judged),
    ...punctuationLoad(judged),
    ...machineDamage(judged),
    ...heavySentences(judged),
  ];
}
