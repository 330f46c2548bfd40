export { DateTime } from "./date-time.ts";
export { JsonValue } from "./json-value.ts";
export { Amount, Country, Currency } from "./money.ts";
