import type { JudgeIdentity } from "@beleg/core/contracts";
import { PROMPT_VERSION } from "@beleg/core/judges";
import { BELEG_VERSION } from "../../files/version.ts";

/** The judge that a model and a verifier, or none, make of this version of Beleg. */
export function judgeIdentity(model: string, verifier = "none", prompts = PROMPT_VERSION): JudgeIdentity {
  const isEmbedded = model === "none";
  return {
    origin: isEmbedded ? "embedded" : "model",
    model,
    verifier,
    prompt_version: isEmbedded ? "none" : prompts,
    version: BELEG_VERSION,
  };
}
