import type { AgentResult, IssueSpan } from "../../contracts/index.ts";
import { type TextPair, textPairOf } from "../../text/index.ts";
import type { Evaluation, Evaluator, JudgeInput, JudgeOptions } from "./evaluator.ts";

/** An agent that scores one dimension of a text. */
export interface ScoreAgent {
  run(input: JudgeInput, options?: JudgeOptions): Promise<AgentResult>;
}

/** Issues for a low score that came without any. */
export type FallbackIssues = (texts: TextPair, options: JudgeOptions) => readonly IssueSpan[];

/** An evaluator of texts that were read already. */
export interface TextEvaluator extends Pick<Evaluator, "origin"> {
  evaluate(texts: TextPair, options?: JudgeOptions): Promise<Evaluation>;
}

/** An agent over an evaluator, with what its judge does for texts as they were written. */
export function createScoreAgent(evaluator: Evaluator, threshold: number, fallbackIssues: FallbackIssues): ScoreAgent {
  const judge = createScoreJudge(evaluator, threshold, fallbackIssues);
  return { run: (input, options = {}) => judge.run(textPairOf(input, options.language), options) };
}

/** An agent for texts that were read already. */
export interface ScoreJudge {
  run(texts: TextPair, options?: JudgeOptions): Promise<AgentResult>;
}

/**
 * The steps both score agents share: evaluate, clamp the score to 0–1, and give every score below the threshold at
 * least one issue. The fallback adds issues only; it never changes a score.
 */
export function createScoreJudge(
  evaluator: TextEvaluator,
  threshold: number,
  fallbackIssues: FallbackIssues,
): ScoreJudge {
  const { origin } = evaluator;
  return {
    async run(texts, options = {}) {
      if (texts.summary_text.trim() === "") {
        return { status: "no_text", score: null, origin, issue_spans: [], details: {} };
      }
      const settled = { ...options, language: texts.language, locale: options.locale ?? texts.locale };
      const evaluation = await evaluator.evaluate(texts, settled);
      if (evaluation.status === "failed") {
        const error = { code: evaluation.code, message: evaluation.message };
        return { status: "failed", score: null, origin, issue_spans: [], details: { ...evaluation.details }, error };
      }
      const score = clamp01(evaluation.score);
      const missing = score < threshold && evaluation.issues.length === 0;
      const issues = missing ? fallbackIssues(texts, settled) : evaluation.issues;
      return {
        status: "ok",
        score,
        origin,
        issue_spans: [...issues],
        details: { ...evaluation.details },
        ...(evaluation.explanation === undefined ? {} : { explanation: evaluation.explanation }),
      };
    },
  };
}

/** Brings a number into 0–1. */
function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
