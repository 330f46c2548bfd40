import { units } from "./data/units.ts";
import type { Quantity } from "./quantity.ts";

/** Units that are told together with the next smaller one: "2 hours and 15 minutes". */
const SMALLER: Readonly<Record<string, string>> = { h: "min", min: "s", year: "month", ft: "in", lb: "oz" };
/** What may stand between the two. */
const BETWEEN = /^\s*(?:,|and|und|y|e)?\s*$/u;

/** The quantities of a text with every amount that is told in two units read as one. */
export function joinCompounds(text: string, quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const before = joined.at(-1);
    const whole = before === undefined ? undefined : wholeOf(text, before, quantity);
    if (whole === undefined) joined.push(quantity);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

function wholeOf(text: string, large: Quantity, small: Quantity): Quantity | undefined {
  if (large.kind !== "measure" || small.kind !== "measure" || small.unit === undefined) return undefined;
  if (SMALLER[large.unit ?? ""] !== small.unit || large.low !== undefined || small.low !== undefined) return undefined;
  if (small.approx !== undefined || !BETWEEN.test(text.slice(large.end, small.start))) return undefined;
  const per = Math.round(units.get(large.unit!)!.factor / units.get(small.unit)!.factor);
  if (small.value >= per || !Number.isInteger(large.value)) return undefined;
  const { start, approx } = large;
  const value = large.value * per + small.value;
  return { ...small, start, text: text.slice(start, small.end), value, ...(approx !== undefined && { approx }) };
}
