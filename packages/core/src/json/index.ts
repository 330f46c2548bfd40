export { type CanonicalJsonOptions, canonicalJson, writeCanonicalJson } from "./canonical-json.ts";
export { type JsonErrorPlace, locateJsonError } from "./locate-json-error.ts";
