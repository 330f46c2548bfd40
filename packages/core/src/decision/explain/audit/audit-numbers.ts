import { formatHalfEven } from "../../../numbers/index.ts";

/** A number of the audit text: decimal point in every language, no digits lost up to four decimals. */
function withDecimals(value: number, fewest: number): string {
  let digits = fewest;
  while (digits < 4 && Number(formatHalfEven(value, digits)) !== value) digits += 1;
  return formatHalfEven(value, digits);
}

/** A confidence or relevance: `0.72`, `0.90`, `0.725`. */
export function printConfidence(value: number): string {
  return withDecimals(value, 2);
}

/** A risk score: `75.0`, `68.5`, `57.19`. */
export function printScore(value: number): string {
  return withDecimals(value, 1);
}
