export { canonicalJson, locateJsonError } from "../json/index.ts";
