import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

/** "Too busy with the move to". */
const REACH = 6;

export const excess: ObjectionRule = {
  id: "excess",
  kind: "objection",
  issueType: null,
  objects: takesWhatFails,
};

function takesWhatFails({ alignment: { source }, language, met }: LaidClaim): boolean {
  const { excess: cues } = language.judging.untruths;
  if (cues === null) return false;
  return source.some(({ lower }, at) => {
    const next = source[at + 1];
    if (!cues.words.has(lower) || met.has(at) || !next?.content || next.capitalised || next.value !== null)
      return false;
    const to = source.findIndex((item, place) => place > at + 1 && place <= at + REACH && cues.to.has(item.lower));
    return to >= 0 && source.some(({ content }, place) => content && place > to && met.has(place));
  });
}
