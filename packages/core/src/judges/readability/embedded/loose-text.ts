import type { Steps } from "../../../ports/steps.ts";
import { estimatedCoherence } from "../../coherence/embedded/estimated-coherence.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** How loosely the sentences connect, as coherence estimates it; only where the language weighs it. */
export function* looseText(judged: JudgedText): Steps<ReadabilityMeasure[]> {
  if (judged.language.readability.weights.own.loose_text === undefined) return [];
  const losses = yield* estimatedCoherence(judged);
  return losses.map(({ start, end, loss }) => ({ key: "loose_text", start, end, value: 1, amount: loss }));
}
