export { type CanonicalJsonOptions, canonicalJson, writeCanonicalJson } from "./canonical-json.ts";
