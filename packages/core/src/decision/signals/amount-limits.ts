import { amountRatio } from "./amount-ratio.ts";

/** Amounts below the floor of their currency raise no amount signal. */
const AMOUNT_FLOORS: Readonly<Record<string, string>> = { PEN: "100", USD: "30" };
/** What counts as a large amount in a high-risk country. */
const LARGE_AMOUNTS: Readonly<Record<string, string>> = { USD: "1000" };

/** True when the amount reaches the floor; a currency without a floor has none to hide under. */
export function reachesFloor(amount: string, currency: string): boolean {
  const floor = AMOUNT_FLOORS[currency];
  return floor === undefined || (amountRatio(amount, floor) ?? 0) >= 1;
}

/** True when the amount is large; without an exchange rate an unlisted currency counts as large rather than as small. */
export function isLargeAmount(amount: string, currency: string): boolean {
  const limit = LARGE_AMOUNTS[currency];
  return limit === undefined || (amountRatio(amount, limit) ?? 0) > 1;
}
