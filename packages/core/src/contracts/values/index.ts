export { DateTime } from "./date-time.ts";
export { Amount, Country, Currency } from "./money.ts";
