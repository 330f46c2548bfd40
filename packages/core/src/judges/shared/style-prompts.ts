import { ISSUE_TYPES } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { ScorePrompts } from "../../languages/parts/prompts.ts";
import { answerForm } from "../../ports/answer-form.ts";
import { explainIssueTypes } from "./explain-issue-types.ts";
import { VOTE_SCHEMAS } from "./model-answer.ts";

/** The prompts of a style judge for texts of a language, with the issue types as the table explains them. */
export function stylePrompts(
  dimension: "coherence" | "readability",
  { prompts: { judges } }: LanguagePack,
): ReturnType<ScorePrompts> {
  const { v1, v2 } = VOTE_SCHEMAS[dimension];
  return judges[dimension]({
    forms: { v1: answerForm(v1), v2: answerForm(v2) },
    explained: explainIssueTypes(ISSUE_TYPES[dimension], judges.language),
  });
}
