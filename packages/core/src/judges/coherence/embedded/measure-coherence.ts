import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";
import { contradictions } from "./contradictions.ts";
import { looseSentences, stumps, unlinkedSentences } from "./links.ts";
import { orderAgainstSource, topicOfSource } from "./order.ts";
import { danglingReferences } from "./references.ts";
import { monotonousOpenings, redundantSentences, repeatedPhrases } from "./repetition.ts";
import { brokenThoughts } from "./seams.ts";

/** Everything the embedded coherence judge looks at, in the order it is documented. */
export function measureCoherence(judged: JudgedText): Measure[] {
  return [
    ...contradictions(judged),
    ...redundantSentences(judged),
    ...repeatedPhrases(judged),
    ...monotonousOpenings(judged),
    ...orderAgainstSource(judged),
    ...topicOfSource(judged),
    ...unlinkedSentences(judged),
    ...stumps(judged),
    ...looseSentences(judged),
    ...danglingReferences(judged),
    ...brokenThoughts(judged),
  ];
}
