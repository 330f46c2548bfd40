import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";
import { isQuestion } from "./shared/is-question.ts";

export const asked: ObjectionRule = {
  id: "asked",
  kind: "objection",
  issueType: null,
  objects: isAsked,
};

function isAsked({ sentence, source }: LaidClaim): boolean {
  return isQuestion(source.sentences[sentence]!.text);
}
