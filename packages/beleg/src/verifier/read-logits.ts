import type { VerifierScores } from "@beleg/core";
import type { Role } from "./label-roles.ts";

/** The shares of the roles, by the outputs of a model for one place. */
export function readLogits(logits: readonly number[], labels: readonly Role[]): VerifierScores {
  const scores = { supported: 0, contradicted: 0, unsupported: 0 };
  if (labels.length === 1) {
    scores.supported = 1 / (1 + Math.exp(-logits[0]!));
    scores.unsupported = 1 - scores.supported;
    return scores;
  }
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((left, right) => left + right, 0);
  for (const [at, role] of labels.entries()) scores[role] += powers[at]! / sum;
  return scores;
}
