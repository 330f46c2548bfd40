export { deForRerank } from "../../languages/de/for-rerank.ts";
export { de } from "../../languages/de/index.ts";
