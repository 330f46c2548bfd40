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
  const borders = bordersBehind(
    source,
    ({ gapBefore, lower }) => gapBefore !== "none" || and.has(lower) || but.has(lower),
  );
  const stretches = stretchesOf(claimOf, source.length);
  const isOneStretch = (one: number, other: number) => stretches[one] === stretches[other];
  return own.some((value) =>
    others.some((other) => {
      const [from, to] = value < other ? [value, other] : [other, value];
      if (!areAlike(source[value]!, source[other]!)) return false;
      const border = borders[from]!;
      if (border > to) return false;
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

/** For each item the next one behind it that begins a half of its own. */
function bordersBehind(source: readonly StatementItem[], opensHalf: (item: StatementItem) => boolean): Int32Array {
  const borders = new Int32Array(source.length);
  let border = source.length;
  for (let at = source.length - 1; at >= 0; at -= 1) {
    borders[at] = border;
    if (opensHalf(source[at]!)) border = at;
  }
  return borders;
}

/** For each item of a sentence that a claim says, where what it says without a gap around it begins. */
function stretchesOf(claimOf: ReadonlyMap<number, number>, length: number): readonly (number | undefined)[] {
  const stretches: (number | undefined)[] = [];
  for (let at = 0; at < length; at += 1) {
    const place = claimOf.get(at);
    const goesOn = place !== undefined && claimOf.get(at - 1) === place - 1;
    stretches.push(place === undefined ? undefined : goesOn ? stretches[at - 1] : at);
  }
  return stretches;
}

/** "28 watts, 40 % less": values of two kinds are no two shares. */
function areAlike(one: StatementItem, other: StatementItem): boolean {
  const isBare = ({ value }: StatementItem) =>
    value !== null && "quantity" in value && value.quantity.kind === "number";
  return matchOf(one, other) !== undefined || isBare(one) || isBare(other);
}
