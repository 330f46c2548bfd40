import type { Claim } from "../../../contracts/index.ts";
import type { LanguageModel } from "../../../ports/index.ts";
import { errorProbability } from "../embedded/estimate/error-probability.ts";
import type { FactualityBackend } from "../factuality-agent.ts";
import { modelClaimExtractor } from "./model-claim-extractor.ts";
import { modelClaimJudge } from "./model-claim-judge.ts";

/** How likely an error is in a claim the model calls correct or leaves open, before its confidence is asked. */
const PRIOR = { correct: 0.03, uncertain: 0.3 } as const;

/** Judges with a language model; the gate keeps it honest. */
export function modelFactuality(model: LanguageModel): FactualityBackend {
  return {
    origin: "model",
    extractor: modelClaimExtractor(model),
    judge: modelClaimJudge(model),
    async estimateError(request) {
      // The measured estimate knows the text, the model knows the claims: the mean of both in log-odds.
      const judged = logOdds(anyWrong(request.claims));
      const estimate = await errorProbability(request);
      const measured = estimate === null ? judged : logOdds(estimate);
      return Math.round(1e6 / (1 + Math.exp(-(measured + judged) / 2))) / 1e6;
    },
  };
}

/** Probability that at least one claim is wrong, taking the claims as independent. */
function anyWrong(claims: readonly Claim[]): number {
  let right = 1;
  for (const { label, confidence } of claims) {
    if (label === "failed") continue;
    const sure = confidence ?? 0.5;
    if (label === "incorrect") right *= 1 - (0.5 + 0.5 * sure);
    else if (label === "uncertain") right *= 1 - PRIOR.uncertain;
    else right *= 1 - PRIOR.correct - 0.2 * (1 - sure);
  }
  return 1 - right;
}

function logOdds(probability: number): number {
  const inside = Math.min(0.995, Math.max(0.005, probability));
  return Math.log(inside / (1 - inside));
}
