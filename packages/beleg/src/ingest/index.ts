export { addVector, DEFAULT_COLLECTION, type IngestInput, ingestDocument } from "./ingest-document.ts";
export { type ReadDocument, readDocumentFile } from "./read-document-file.ts";
