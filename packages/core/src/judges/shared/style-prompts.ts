import { COHERENCE_PROMPTS } from "../../contracts/issue-types/prompts/coherence.ts";
import { READABILITY_PROMPTS } from "../../contracts/issue-types/prompts/readability.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import type { ScorePrompts } from "../../languages/parts/prompts.ts";
import { promptsOf } from "../../languages/prompts-of.ts";
import { explainIssueTypes } from "./explain-issue-types.ts";

const ISSUE_TYPES = { coherence: COHERENCE_PROMPTS, readability: READABILITY_PROMPTS };

/** The prompts of a style judge for texts of a language, with the issue types it may name. */
export function stylePrompts(dimension: "coherence" | "readability", language: LanguagePack): ReturnType<ScorePrompts> {
  const { judges } = promptsOf(language);
  return judges[dimension]({ explained: explainIssueTypes(ISSUE_TYPES[dimension], judges.language) });
}
