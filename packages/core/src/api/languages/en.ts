export { enForRerank } from "../../languages/en/for-rerank.ts";
export { en } from "../../languages/en/index.ts";
