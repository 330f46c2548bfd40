export { ptForRerank } from "../../languages/pt/for-rerank.ts";
export { pt } from "../../languages/pt/index.ts";
