export type { TextCounts } from "../../../languages/parts/readability.ts";
export { countSyllables } from "./count-syllables.ts";
export * from "./formulas.ts";
export { readFormulas } from "./read-formulas.ts";
export { countText } from "./text-counts.ts";
