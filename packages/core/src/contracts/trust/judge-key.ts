import type { JudgeIdentity } from "./trust-profile.ts";

/** What tells the judges of an installation apart: the model, and the verifier where there is one. */
export function judgeKey({ model, verifier }: Pick<JudgeIdentity, "model" | "verifier">): string {
  return verifier === "none" ? model : `${model} + ${verifier}`;
}
