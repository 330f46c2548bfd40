import { compareDates, compareQuantities } from "../../../../text/index.ts";
import type { AlignedSentence } from "../../embedded/aligned-sentence.ts";

/** True when both sides name a thing and every figure of the claim stands in the source sentence too. */
export function sharesFigures({ claim, source, shared }: AlignedSentence): boolean {
  if (shared.size === 0 || claim.quantities.length + claim.dates.length === 0) return false;
  return (
    claim.quantities.every((one) => source.quantities.some((other) => compareQuantities(one, other) === "equal")) &&
    claim.dates.every((one) => source.dates.some((other) => compareDates(one, other) === "equal"))
  );
}
