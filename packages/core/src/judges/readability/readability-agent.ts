import type { Evaluator } from "../shared/evaluator.ts";
import { createScoreAgent, type ScoreAgent } from "../shared/score-agent.ts";
import { readabilityHeuristics } from "./heuristics.ts";

/** A score below this never stands without an issue. */
export const ISSUE_FALLBACK_THRESHOLD = 0.7;

/** Says how easy a text is to read: score 0–1, issues with places, an explanation. */
export type ReadabilityAgent = ScoreAgent;

/** Builds the agent over an evaluator: the embedded one, a model, or a committee. */
export function createReadabilityAgent(evaluator: Evaluator): ReadabilityAgent {
  return createScoreAgent(evaluator, ISSUE_FALLBACK_THRESHOLD, readabilityHeuristics);
}
