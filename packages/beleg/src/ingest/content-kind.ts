import { isUtf8 } from "node:buffer";
import { zipNames } from "./zip.ts";

/** What bytes begin with tells most formats apart. */
const SIGNATURES: readonly (readonly [kind: ContentKind, start: Buffer])[] = [
  ["ZIP", Buffer.from("PK\x03\x04")],
  ["DOC (Word 97–2003)", Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ["RTF", Buffer.from("{\\rtf")],
  ["PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ["JPEG", Buffer.from([0xff, 0xd8, 0xff])],
  ["UTF-16", Buffer.from([0xff, 0xfe])],
  ["UTF-16", Buffer.from([0xfe, 0xff])],
];

/** What a file holds, as far as its first bytes say so. */
export type ContentKind = "PDF" | "DOCX" | "ZIP" | "DOC (Word 97–2003)" | "RTF" | "PNG" | "JPEG" | "UTF-16" | "text";

/** Readers find the mark of a PDF within the first kilobyte; a text that only speaks of it has it elsewhere. */
const PDF_MARK = /^[\s\0\ufeff]*%PDF-\d/;

/** What the bytes of a file hold, whatever its ending says; null where nothing tells. */
export function contentKind(bytes: Buffer): ContentKind | null {
  if (PDF_MARK.test(bytes.toString("latin1", 0, 1024))) return "PDF";
  const found = SIGNATURES.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
  if (found === "ZIP" && zipNames(bytes).includes("word/document.xml")) return "DOCX";
  if (found !== undefined) return found;
  return bytes.length > 0 && isUtf8(bytes) && !bytes.subarray(0, 1024).includes(0) ? "text" : null;
}
