import type { ObjectionRule } from "./rule.ts";
import { isTakenBack } from "./shared/is-taken-back.ts";

export const takenBack: ObjectionRule = {
  id: "taken-back",
  kind: "objection",
  issueType: null,
  objects: ({ span, sentence, source }) => isTakenBack(span, sentence, source),
};
