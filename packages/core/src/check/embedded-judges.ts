import { createCoherenceAgent, embeddedCoherenceEvaluator } from "../judges/coherence/index.ts";
import { createFactualityAgent, embeddedFactuality } from "../judges/factuality/index.ts";
import { createReadabilityAgent, embeddedReadabilityEvaluator } from "../judges/readability/index.ts";
import type { Judges } from "./judge.ts";

/** The judges that need no model, one for each dimension. */
export const embeddedJudges = {
  factuality: createFactualityAgent(embeddedFactuality),
  coherence: createCoherenceAgent(embeddedCoherenceEvaluator),
  readability: createReadabilityAgent(embeddedReadabilityEvaluator),
} satisfies Judges;
