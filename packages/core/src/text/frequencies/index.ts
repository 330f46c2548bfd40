export { inverseDocumentFrequency, wordFrequency } from "./word-frequency.ts";
