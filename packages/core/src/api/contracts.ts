export * from "../contracts/index.ts";
export * from "../contracts/json-schema/index.ts";
export { canonicalJson, locateJsonError } from "../json/index.ts";
export { formatMessage } from "../locales/index.ts";
