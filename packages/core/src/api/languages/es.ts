export { esForRerank } from "../../languages/es/for-rerank.ts";
export { es } from "../../languages/es/index.ts";
