export { measureReadability } from "./embedded/measure-readability.ts";
export * from "./formulas/index.ts";
