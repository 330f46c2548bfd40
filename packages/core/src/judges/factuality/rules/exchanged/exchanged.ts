import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "../rule.ts";
import { eachOthersPlace } from "../shared/each-others-place.ts";
import { comparesOtherwise, keepsParts } from "../shared/turns.ts";
import { exchangedFigures } from "./exchanged-figures.ts";
import { exchangedParts } from "./exchanged-parts.ts";
import { turnedMove } from "./turned-move.ts";

export const exchanged: ContradictionRule = {
  id: "exchanged",
  kind: "contradiction",
  issueType: "ROLE",
  find: (laid) => {
    const found = inEachOthersPlace(laid) ?? exchangedParts(laid) ?? exchangedFigures(laid) ?? turnedMove(laid);
    return found === undefined || comparesOtherwise(laid) || keepsParts(laid) ? undefined : found;
  },
};

function inEachOthersPlace(laid: LaidClaim): Contradiction | undefined {
  const swap = eachOthersPlace(laid);
  const { source } = laid.plain;
  return (
    swap && {
      claim: { start: 0, end: laid.span.end - laid.span.start },
      source: { start: source[swap.second.source[0]!]!.start, end: source[swap.first.source.at(-1)!]!.end },
    }
  );
}
