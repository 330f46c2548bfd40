import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";
import { isQuestion } from "./shared/is-question.ts";

export const asked: ObjectionRule = {
  id: "asked",
  kind: "objection",
  issueType: null,
  objects: isAsked,
};

/** "Had it not rained, the fair would have opened" states as little as a question, and so does a box nobody has ticked. */
function isAsked({ language, sentence, source, span }: LaidClaim): boolean {
  const { text } = source.sentences[sentence]!;
  const { unreal } = language.judging.untruths;
  return isQuestion(text) || OPEN_BOX.test(text) || (unreal?.test(text) === true && !unreal.test(span.text));
}

const OPEN_BOX = /^\s*(?:[-*•]\s*)?(?:\[ \]|☐)/u;
