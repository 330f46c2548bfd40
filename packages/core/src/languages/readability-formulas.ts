export * from "./de/readability/formulas.ts";
export * from "./en/readability/formulas.ts";
export * from "./es/readability/formulas.ts";
export * from "./pt/readability/formulas.ts";
