import { compareDates, compareQuantities, type DateValue, isSameValue, type Quantity } from "../../../text/index.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { QuoteSupport } from "../gate.ts";
import type { QuoteText } from "./quote-text.ts";

/**
 * Whether every number and date of a claim stands in its quote, perhaps rounded or said less exactly. Another value of
 * the same kind in its place contradicts the claim.
 */
export function valueSupport(claim: ComparedSpan, quote: QuoteText): Exclude<QuoteSupport, "too_short"> {
  const quantities = claim.quantities.filter((own) => counts(own) && !isCarried(own, quote));
  const dates = claim.dates.filter((own) => !isDateCarried(own, quote));
  if (quantities.length + dates.length === 0) return "carries";
  const isOther =
    quantities.some((own) => quote.quantities.some((theirs) => isRival(own, theirs))) ||
    dates.some((own) => quote.dates.some((theirs) => compareDates(own, theirs) === "different"));
  return isOther ? "contradicts" : "lacks_value";
}

/** Two values of one thing: bare numbers must count the same. */
function isRival(own: Quantity, theirs: Quantity): boolean {
  return compareQuantities(own, theirs) === "different" && (own.kind !== "number" || own.counted === theirs.counted);
}

/** "One of them" and "several" count nothing. */
function counts({ kind, weak }: Quantity): boolean {
  return weak === undefined && kind !== "vague";
}

function isCarried(own: Quantity, { quantities, dates }: QuoteText): boolean {
  return (
    quantities.some((theirs) => isSameValue(compareQuantities(own, theirs)) || isSameCount(own, theirs)) ||
    (own.kind === "number" && dates.some(({ year }) => year === own.value))
  );
}

function isDateCarried(own: DateValue, { dates, quantities }: QuoteText): boolean {
  // "This year" is told from another day.
  if (own.kind === "relative" || dates.some((theirs) => isSameValue(compareDates(own, theirs)))) return true;
  return own.kind === "year" && quantities.some(({ kind, value }) => kind === "number" && value === own.year);
}

/** "Scored twice" and "two goals"; "9 millones de €", where the sign stands too far from its number to be read with it. */
function isSameCount(own: Quantity, theirs: Quantity): boolean {
  const [bare, other] = own.kind === "number" ? [own, theirs] : [theirs, own];
  return bare.kind === "number" && (other.kind === "multiple" || other.kind === "money") && bare.value === other.value;
}
