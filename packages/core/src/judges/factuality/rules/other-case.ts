import { isLoose } from "../alignment/align-items.ts";
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
function letsObjectAct({ alignment: { claim, source, pairs }, language, opening }: LaidClaim): boolean {
  const { roles } = language.judging;
  const place = pairs.find((pair) => pair.claim === opening && !isLoose(pair.match))?.source;
  if (place === undefined || claim.some(({ lower }) => roles.passive.has(lower) || roles.impersonal.has(lower)))
    return false;
  const isMarked = (items: readonly StatementItem[], at: number) => {
    const from = items.findLastIndex(({ gapBefore }, by) => by <= at && gapBefore !== "none");
    // What opens its part of the sentence, with an article that tells it is acted upon; unlike "at first the botanists".
    const lead = items.slice(Math.max(0, from), at);
    const opensAnew = lead.some(
      ({ lower, value }, by) => value !== null || (lead[by - 1]?.content && roles.determiners.has(lower)),
    );
    if (opensAnew) return false;
    return (
      roles.object.has(lead[0]?.lower ?? "") &&
      lead.every(
        ({ content, lower }) =>
          content || [roles.determiners, roles.object, language.judging.logic.of].some((words) => words.has(lower)),
      )
    );
  };
  return isMarked(source, place) && !isMarked(claim, opening);
}
