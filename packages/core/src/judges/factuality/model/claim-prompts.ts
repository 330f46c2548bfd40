import { ERROR_PROMPTS, VERDICT_PROMPTS } from "../../../contracts/issue-types/prompts/factuality.ts";
import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { ClaimPrompts } from "../../../languages/parts/prompts.ts";
import { promptsOf } from "../../../languages/prompts-of.ts";
import { explainIssueTypes, promptIn } from "../../shared/explain-issue-types.ts";

/** The prompts for texts of a language, with the issue types a model may name. */
export function claimPrompts(language: LanguagePack): ReturnType<ClaimPrompts> {
  const { judges } = promptsOf(language);
  return judges.factuality({
    contradicted: promptIn(judges.language, VERDICT_PROMPTS.CONTRADICTION),
    not_confirmed: promptIn(judges.language, VERDICT_PROMPTS.NOT_CONFIRMED),
    nothing_found: promptIn(judges.language, VERDICT_PROMPTS.NOTHING_FOUND),
    explained: explainIssueTypes(ERROR_PROMPTS, judges.language),
  });
}
