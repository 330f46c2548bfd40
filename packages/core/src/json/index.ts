export { type CanonicalJsonOptions, canonicalJson, canonicalJsonPieces } from "./canonical-json.ts";
export { type JsonErrorPlace, locateJsonError } from "./locate-json-error.ts";
