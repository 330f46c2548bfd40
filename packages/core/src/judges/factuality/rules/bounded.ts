import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const bounded: ObjectionRule = {
  id: "bounded",
  kind: "objection",
  issueType: null,
  objects: isBounded,
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
