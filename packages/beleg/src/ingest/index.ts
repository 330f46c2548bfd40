export { openGuardedParser } from "./guarded-parser.ts";
export { addVector, DEFAULT_COLLECTION, ingestDocument } from "./ingest-document.ts";
export type { ReadDocument } from "./read-document.ts";
export { readDocumentFile } from "./read-document-file.ts";
