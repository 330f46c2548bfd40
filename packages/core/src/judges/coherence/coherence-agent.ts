import type { IssueSpan } from "../../contracts/index.ts";
import { coherenceMessage } from "../../locales/index.ts";
import type { TextPair } from "../../text/index.ts";
import type { Evaluator, JudgeOptions } from "../shared/evaluator.ts";
import { createScoreAgent, type ScoreAgent } from "../shared/score-agent.ts";
import { coherenceHeuristics } from "./embedded/embedded-coherence-evaluator.ts";

/** A score below this never stands without an issue. */
export const COHERENCE_ISSUE_THRESHOLD = 0.7;

/** Says how well the sentences of a text hold together: score 0–1, issues with places, an explanation. */
export type CoherenceAgent = ScoreAgent;

/** Builds the agent over an evaluator: the embedded one, a model, or a committee. */
export function createCoherenceAgent(evaluator: Evaluator): CoherenceAgent {
  return createScoreAgent(evaluator, COHERENCE_ISSUE_THRESHOLD, coherenceFallback);
}

/** What the measures point at; the whole text when they find nothing at all. */
export function coherenceFallback(texts: TextPair, options: JudgeOptions = {}): IssueSpan[] {
  const found = coherenceHeuristics(texts, options);
  if (found.length > 0) return found;
  const text = texts.summary_text;
  return [
    {
      start_char: text.length - text.trimStart().length,
      end_char: text.trimEnd().length,
      message: coherenceMessage("coherence.no_reason_given", {}, options.locale ?? texts.locale),
      severity: "medium",
      issue_type: "OTHER",
      origin: "heuristic",
    },
  ];
}
