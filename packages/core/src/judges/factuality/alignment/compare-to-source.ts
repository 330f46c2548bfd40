import { compareQuantities, type Quantity, type ValueRelation } from "../../../text/index.ts";

/** Prices below this are told to the cent where there are cents. */
const EXACT_MONEY = 1000;

/** How the quantity of a claim meets that of a source. "£10" rounds £9.99, but what costs 8 euros does not cost 7.80. */
export function compareToSource(claim: Quantity, source: Quantity): ValueRelation {
  const relation = compareQuantities(claim, source);
  const isFinerPrice =
    isPlainPrice(claim) &&
    isPlainPrice(source) &&
    claim.currency === source.currency &&
    claim.step < 1 &&
    source.step === 1 &&
    source.value < EXACT_MONEY;
  return relation === "compatible" && isFinerPrice ? "different" : relation;
}

function isPlainPrice({ kind, unit, approx, low }: Quantity): boolean {
  return kind === "money" && unit === undefined && approx === undefined && low === undefined;
}
