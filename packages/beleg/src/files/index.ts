export { requireFiniteNumbers } from "./finite-numbers.ts";
export type { InputPlace } from "./input-place.ts";
export { formatOfFile, type OutputFormat, outputFormats } from "./output-format.ts";
export { packageFile } from "./package-file.ts";
export { parseJson, readJson } from "./read-json.ts";
export { readJsonLines } from "./read-json-lines.ts";
export { decodeUtf8, readText, unreadable } from "./read-text.ts";
export { writeFileAtomically } from "./write-file-atomically.ts";
export { writeNewFile } from "./write-new-file.ts";
