import type { Prompts } from "../../parts/prompts.ts";

export const labels: Prompts["labels"] = {
  correct: ["correct", "supported", "true", "entailed", "entailment", "confirmed", "verified", "accurate", "yes"],
  incorrect: ["incorrect", "refuted", "false", "contradicted", "contradiction", "wrong", "inaccurate", "not correct"],
  uncertain: [
    "uncertain",
    "unknown",
    "unclear",
    "neutral",
    "unverifiable",
    "unverified",
    "not enough info",
    "not enough information",
    "not confirmed",
    "nothing found",
    "insufficient evidence",
  ],
};
