import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";
import { isBehindCondition } from "./shared/is-behind-condition.ts";
import { isUndoneByLabel } from "./shared/is-undone-by-label.ts";

export const bounded: ObjectionRule = {
  id: "bounded",
  kind: "objection",
  issueType: null,
  objects: (laid) =>
    isBounded(laid) || isUndoneByLabel(laid) || isBehindCondition(laid) || isOfNeither(laid) || isMostlySo(laid),
};

function isBounded({ alignment: { source, first, last }, language }: LaidClaim): boolean {
  const { or } = language.judging.logic;
  // "Too warm or broken" does not say that it is broken.
  const next = source[last + 1];
  if (or.has(source[first - 1]?.lower ?? "") || (next?.gapBefore === "none" && or.has(next.lower))) return true;
  return source.some(
    ({ logic }, at) =>
      (at < first || at > last) &&
      (logic?.class === "exception" || logic?.class === "condition") &&
      !isApart(Math.min(at, last), Math.max(at, first)),
  );

  /** Behind a semicolon something else is bounded. */
  function isApart(from: number, to: number): boolean {
    return source.slice(from + 1, to + 1).some(({ gapBefore }) => gapBefore === "clause");
  }
}

/** "Neither the Greens, who …, nor the Liberals won": what stands right behind the "nor" of a "neither". */
function isOfNeither({ alignment: { source, pairs, first }, language }: LaidClaim): boolean {
  const { neither } = language.judging.logic;
  const from = source.findLastIndex(({ lower }, at) => at <= first && neither.further.has(lower));
  if (from < 0 || source.slice(from + 1, first + 1).some(({ gapBefore }) => gapBefore !== "none")) return false;
  const isMet = (at: number) => pairs.some((pair) => pair.source === at && pair.match === "function");
  return !isMet(from) && source.some(({ lower }, at) => at < from && neither.first.has(lower) && !isMet(at));
}

/** "64 percent is exported, mainly to Italy": not all of the 64 percent goes there. */
function isMostlySo({
  alignment: { claim, source, first, last },
  language,
  source: { text },
  span,
}: LaidClaim): boolean {
  const { mostly } = language.judging.logic;
  const isAmount = ({ logic, value }: StatementItem) =>
    logic?.class === "quantifier" || (value !== null && "quantity" in value);
  if (mostly === null || !claim.some(isAmount) || mostly.test(span.text)) return false;
  const said = source.slice(first, last + 1);
  const [start, end] = [Math.min(...said.map((item) => item.start)), Math.max(...said.map((item) => item.end))];
  return mostly.test(text.slice(start, end));
}
