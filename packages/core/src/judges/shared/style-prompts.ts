import { ISSUE_TYPES } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { ScorePrompts } from "../../languages/parts/prompts.ts";
import { explainIssueTypes } from "./explain-issue-types.ts";

/** The prompts of a style judge for texts of a language, with the issue types as the table explains them. */
export function stylePrompts(
  dimension: "coherence" | "readability",
  { prompts: { judges } }: LanguagePack,
): ReturnType<ScorePrompts> {
  return judges[dimension]({
    explained: explainIssueTypes(ISSUE_TYPES[dimension], judges.language),
  });
}
