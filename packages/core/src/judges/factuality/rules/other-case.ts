import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherCase: ObjectionRule = {
  id: "other-case",
  kind: "objection",
  issueType: null,
  objects: letsObjectAct,
};

/** "Den Leiter zeigte seine Stellvertreterin an" does not say that the leader did. */
function letsObjectAct({ alignment: { claim, source }, language, opening, subject }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  if (subject < 0 || claim.some(({ lower }) => roles.passive.has(lower) || roles.impersonal.has(lower))) return false;
  const isSmall = ({ lower }: StatementItem) =>
    [roles.determiners, roles.object, logic.of].some((words) => words.has(lower));
  // What opens its part of the sentence, with an article that tells it is acted upon; unlike "at first the botanists".
  const isMarked = (items: readonly StatementItem[], at: number) => {
    const from = items.findLastIndex(({ gapBefore }, by) => by <= at && gapBefore !== "none");
    const lead = items.slice(Math.max(0, from), at);
    const opensAnew = (item: StatementItem, by: number) =>
      item.value !== null || (lead[by - 1]?.content === true && roles.determiners.has(item.lower));
    return (
      roles.object.has(lead[0]?.lower ?? "") &&
      lead.every((item) => item.content || isSmall(item)) &&
      !lead.some(opensAnew)
    );
  };
  return isMarked(source, subject) && !isMarked(claim, opening);
}
