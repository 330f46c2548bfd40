import { ERROR_TYPES, ISSUE_TYPES } from "../../../contracts/index.ts";
import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { ClaimPrompts } from "../../../languages/parts/prompts.ts";
import { explainIssueTypes, promptText } from "../../shared/explain-issue-types.ts";

const { CONTRADICTION, NOT_CONFIRMED, NOTHING_FOUND } = ISSUE_TYPES.factuality;

/** The prompts for texts of a language, with the issue types as the table explains them. */
export function claimPrompts({ prompts: { judges } }: LanguagePack): ReturnType<ClaimPrompts> {
  return judges.factuality({
    contradicted: promptText(CONTRADICTION, judges.language),
    not_confirmed: promptText(NOT_CONFIRMED, judges.language),
    nothing_found: promptText(NOTHING_FOUND, judges.language),
    explained: explainIssueTypes(ERROR_TYPES, judges.language),
  });
}
