import type { Steps } from "../../../ports/steps.ts";
import type { JudgedText } from "../../shared/judged-text.ts";
import type { Loss } from "../../shared/measure.ts";
import { weighSteps } from "../../shared/weigh-measures.ts";
import { COHERENCE_MEASURES, type CoherenceKey } from "./coherence-measures.ts";
import { coherenceSteps } from "./measure-coherence.ts";
import weights from "./weights.json" with { type: "json" };

/** What coherence loses by estimates, flaws left out. */
export function* estimatedCoherence(judged: JudgedText): Steps<readonly Loss[]> {
  const measures = yield* coherenceSteps(judged);
  const { losses } = yield* weighSteps(measures, weights, COHERENCE_MEASURES);
  return losses.filter(({ key }) => COHERENCE_MEASURES[key as CoherenceKey].kind === "estimate");
}
