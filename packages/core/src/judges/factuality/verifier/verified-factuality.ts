import type { LanguageModel, Verifier } from "../../../ports/index.ts";
import type { ClaimJudge } from "../claim-judge.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import type { FactualityBackend } from "../factuality-agent.ts";
import { modelFactuality } from "../model/model-backend.ts";
import { judgesInTurn } from "./judges-in-turn.ts";
import { verifierClaimJudge } from "./verifier-claim-judge.ts";

/** Judges with the rules first, then the verifier, then the model where there is one: each for what is still open. */
export function verifiedFactuality(verifier: Verifier, model?: LanguageModel): FactualityBackend {
  const last = model && modelFactuality(model);
  return { ...(last ?? embeddedFactuality), judge: verifiedClaimJudge(verifier, last?.judge) };
}

/** The judge of claims of `verifiedFactuality`. */
export function verifiedClaimJudge(verifier: Verifier, model?: ClaimJudge): ClaimJudge {
  return judgesInTurn(
    [
      { decider: "rules", judge: embeddedFactuality.judge },
      { decider: "verifier", judge: verifierClaimJudge(verifier) },
      ...(model ? [{ decider: "model", judge: model } as const] : []),
    ],
    model ? "model" : "embedded",
  );
}
