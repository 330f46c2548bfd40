export { canonicalUrl } from "../rerank/index.ts";
