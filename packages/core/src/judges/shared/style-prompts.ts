import { ISSUE_TYPES, issueTypesOf } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { ScorePrompts } from "../../languages/parts/prompts.ts";
import { explainIssueTypes } from "./explain-issue-types.ts";

/** The prompts of a style judge for texts of a language, with the issue types as the table explains them. */
export function stylePrompts(
  dimension: "coherence" | "readability",
  { prompts: { judges } }: LanguagePack,
): ReturnType<ScorePrompts> {
  return judges[dimension]({
    names: issueTypesOf(dimension).join(", "),
    explained: explainIssueTypes(ISSUE_TYPES[dimension], judges.language),
  });
}
