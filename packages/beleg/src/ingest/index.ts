export { type GuardedParser, openGuardedParser } from "./guarded-parser.ts";
export { addVector, DEFAULT_COLLECTION, ingestDocument } from "./ingest-document.ts";
export type { ReadDocument } from "./read-document.ts";
export { readDocumentBytes, readDocumentFile, readTypedDocument, type TypedDocument } from "./read-document-file.ts";
