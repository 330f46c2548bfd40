import { basename, extname } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { decodeUtf8, type InputPlace, inputName } from "../files/index.ts";
import { contentKind } from "./content-kind.ts";
import { type FileKind, kindByEnding } from "./file-kind.ts";
import type { GuardedParser } from "./guarded-parser.ts";
import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";
import { readBytes } from "./read-bytes.ts";
import type { ReadDocument } from "./read-document.ts";
import { readMarkdown } from "./read-markdown.ts";

/** A document with the kind it was read as. */
export type TypedDocument = ReadDocument & { readonly kind: FileKind };

/** Reads a document to be kept: its text without blank ends, under a title. */
export async function readDocumentFile(file: string, place: InputPlace, parser: GuardedParser): Promise<ReadDocument> {
  const found = await readTypedDocument(file, place, parser);
  const text = found.text.trim();
  if (!hasWords(text)) throw belegError("document_empty", { file: inputName(file) });
  const title = found.title.replace(/\s+/g, " ").trim().slice(0, 500);
  return { title: title === "" ? basename(inputName(file), extname(file)) : title, text };
}

/**
 * Reads a document as what its ending says: HTML, PDF, DOCX, Markdown, and anything else as plain text, whose places stay
 * those of the file. Stdin has no ending: its bytes say what it is.
 */
export async function readTypedDocument(
  file: string,
  place: InputPlace,
  parser: GuardedParser,
): Promise<TypedDocument> {
  return readDocumentBytes(file, await readBytes(file, place), parser);
}

/** The same of bytes that are at hand, under the name they have elsewhere. */
export async function readDocumentBytes(name: string, bytes: Buffer, parser: GuardedParser): Promise<TypedDocument> {
  const kind = name === "-" ? pipedKind(bytes) : kindByEnding(name);
  const file = inputName(name);
  requireContent(file, kind, bytes);
  const found = await readAs(kind, file, bytes, parser);
  if (found.text.length > DOCUMENT_LIMITS.characters) throw overLimit(file, "characters");
  if ((kind === "pdf" || kind === "docx") && !hasWords(found.text)) throw belegError("document_empty", { file });
  return { ...found, kind };
}

/** What the bytes of each kind are. */
const CONTENT = { text: "text", markdown: "text", html: "text", pdf: "PDF", docx: "DOCX" } as const satisfies Record<
  FileKind,
  string
>;

function pipedKind(bytes: Buffer): FileKind {
  const content = contentKind(bytes);
  return content === "PDF" ? "pdf" : content === "DOCX" ? "docx" : "text";
}

/** Refuses a file whose ending says another thing than its bytes: read as text, a PDF would back and contradict nothing. */
function requireContent(file: string, kind: FileKind, bytes: Buffer): void {
  const content = contentKind(bytes);
  if (content !== null && content !== CONTENT[kind])
    throw belegError("document_of_other_kind", { file, content, expected: CONTENT[kind] });
}

async function readAs(kind: FileKind, file: string, bytes: Buffer, parser: GuardedParser): Promise<ReadDocument> {
  switch (kind) {
    case "html":
    case "pdf":
    case "docx":
      return parser.parse({ file, kind, bytes });
    case "markdown":
      return readMarkdown(decodeUtf8(bytes, file));
    case "text":
      return { title: "", text: decodeUtf8(bytes, file) };
  }
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
