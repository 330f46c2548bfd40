import { matchOf } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { namesLabel } from "../alignment/list-label.ts";
import { isFigure, type StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherShare: ObjectionRule = {
  id: "other-share",
  kind: "objection",
  issueType: null,
  objects: takesFromBoth,
};

/** A claim that takes its value from one half and the rest from the other: "130 euros in Spain and 170 abroad". */
function takesFromBoth({ alignment, language }: LaidClaim): boolean {
  // "BIO 240 Field Ecology: 8 credits": the first is a name.
  if (namesLabel(alignment)) return false;
  const { claim, source, pairs } = alignment;
  const { and, but } = language.judging.logic;
  const told = pairs.filter(({ match }) => match !== "other" && match !== "other-function");
  const claimOf = new Map(told.map((pair) => [pair.source, pair.claim]));
  const values = source.flatMap((item, at) => (isFigure(item) ? [at] : []));
  const own = values.filter((at) => claimOf.has(at));
  const others = values.filter((at) => !claimOf.has(at));
  // "Fallen by 44 % since a short-seller, Greyfriars, said that 900 flats": what is told without a gap was said in one go.
  const isOneStretch = (one: number, to: number) => {
    const [from, end] = one < to ? [one, to] : [to, one];
    const places = Array.from({ length: end - from + 1 }, (_, by) => claimOf.get(from + by));
    return places.every((place, by) => place !== undefined && place === places[0]! + by);
  };
  return own.some((value) =>
    others.some((other) => {
      const [from, to] = value < other ? [value, other] : [other, value];
      if (!areAlike(source[value]!, source[other]!)) return false;
      const border = source.findIndex(
        (item, at) =>
          at > from && at <= to && (item.gapBefore !== "none" || and.has(item.lower) || but.has(item.lower)),
      );
      if (border < 0) return false;
      // What the other half says of its own value, behind it or right before it.
      return told.some(
        (pair) =>
          claim[pair.claim]!.content &&
          source[pair.source]!.value === null &&
          (value < other ? pair.source > border : pair.source < border && pair.source > other) &&
          !isOneStretch(pair.source, value),
      );
    }),
  );
}

/** "28 watts, 40 % less": values of two kinds are no two shares. */
function areAlike(one: StatementItem, other: StatementItem): boolean {
  const isBare = ({ value }: StatementItem) =>
    value !== null && "quantity" in value && value.quantity.kind === "number";
  return matchOf(one, other) !== undefined || isBare(one) || isBare(other);
}
