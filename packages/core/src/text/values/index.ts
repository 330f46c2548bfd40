export { compareDates } from "./compare-dates.ts";
export { compareQuantities } from "./compare-quantities.ts";
export type { Approx } from "./data/quantity-cues.ts";
export type { DateKind, DateParts, DateValue } from "./date-value.ts";
export { findDates, findQuantities, findValues } from "./find-values.ts";
export type { Quantity, QuantityKind, ValueRelation } from "./quantity.ts";
export type { ValueLanguage } from "./value-language.ts";
