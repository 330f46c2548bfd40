import { open } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { BelegError, belegError } from "@beleg/core/contracts";
import { decodeUtf8, type InputPlace, unreadable } from "../files/index.ts";
import type { GuardedParser } from "./guarded-parser.ts";
import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";
import type { ReadDocument } from "./read-document.ts";
import { readMarkdown } from "./read-markdown.ts";

/** Reads a document by its ending: HTML, PDF, Markdown, and anything else as plain text. */
export async function readDocumentFile(file: string, place: InputPlace, parser: GuardedParser): Promise<ReadDocument> {
  const found = await readByEnding(file, await readBytes(file, place), parser);
  if (found.text.length > DOCUMENT_LIMITS.characters) throw overLimit(file, "characters");
  const text = found.text.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw belegError("document_empty", { file });
  const title = found.title.replace(/\s+/g, " ").trim().slice(0, 500);
  return { title: title === "" ? basename(file, extname(file)) : title, text };
}

async function readByEnding(file: string, bytes: Buffer, parser: GuardedParser): Promise<ReadDocument> {
  switch (extname(file).toLowerCase()) {
    case ".html":
    case ".htm":
    case ".xhtml":
      return parser.parse({ file, kind: "html", bytes });
    case ".pdf":
      return parser.parse({ file, kind: "pdf", bytes });
    case ".md":
    case ".markdown":
      return readMarkdown(decodeUtf8(bytes, file));
    default:
      return { title: "", text: decodeUtf8(bytes, file) };
  }
}

/** Stops at the limit: a pipe or a device may have no end. */
async function readBytes(file: string, { cwd, stdin }: InputPlace): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const source = file === "-" && stdin ? stdin : (await open(resolve(cwd, file))).createReadStream();
    for await (const chunk of source) {
      size += (chunk as Buffer).length;
      if (size > DOCUMENT_LIMITS.fileBytes) throw overLimit(file, "fileBytes");
      chunks.push(Buffer.from(chunk as Uint8Array));
    }
  } catch (error) {
    throw error instanceof BelegError ? error : unreadable(file, error);
  }
  return Buffer.concat(chunks);
}
