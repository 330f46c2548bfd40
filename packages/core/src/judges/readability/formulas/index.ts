export * from "./formulas.ts";
export { readFormulas } from "./read-formulas.ts";
export { countSyllables } from "./syllables/count-syllables.ts";
export { countText, type TextCounts } from "./text-counts.ts";
