import { expect, it } from "vitest";
import { contentKind } from "./content-kind.ts";
import { docxOf, paragraph, pdfOf, zipOf } from "./testing/documents.ts";

it.each([
  ["PDF", pdfOf("Hello.")],
  ["DOCX", docxOf(paragraph("Hello."))],
  ["ZIP", zipOf({ "xl/workbook.xml": "<x/>" })],
  ["ZIP", Buffer.from("PK\x03\x04 and no directory")],
  ["DOC (Word 97–2003)", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ["UTF-16", Buffer.from("\ufeffHello.", "utf16le")],
  ["text", Buffer.from("A PDF begins with %PDF-1.7.")],
  ["text", Buffer.from("\ufeffGrüße")],
  [null, Buffer.from([0x00, 0x01, 0x02, 0xff])],
  [null, Buffer.alloc(0)],
])("tells %s by its bytes", (kind, bytes) => {
  expect(contentKind(bytes)).toBe(kind);
});
