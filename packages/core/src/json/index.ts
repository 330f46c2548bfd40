export { canonicalJson } from "./canonical-json.ts";
export { locateJsonError } from "./locate-json-error.ts";
