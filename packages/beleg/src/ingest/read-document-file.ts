import { readFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { belegError } from "@beleg/core/contracts";
import { type InputPlace, readText, unreadable } from "../files/index.ts";
import type { ReadDocument } from "./read-document.ts";
import { readHtml } from "./read-html.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readPdf } from "./read-pdf.ts";

/** Reads a document by its ending: HTML, PDF, Markdown, and anything else as plain text. */
export async function readDocumentFile(file: string, place: InputPlace): Promise<ReadDocument> {
  const found = await readByEnding(file, place);
  const text = found.text.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw belegError("document_empty", { file });
  const title = found.title.replace(/\s+/g, " ").trim().slice(0, 500);
  return { title: title === "" ? basename(file, extname(file)) : title, text };
}

async function readByEnding(file: string, place: InputPlace): Promise<ReadDocument> {
  switch (extname(file).toLowerCase()) {
    case ".html":
    case ".htm":
    case ".xhtml":
      return await readHtml(await readText(file, place));
    case ".pdf":
      return await readPdf(await readBytes(file, place), file);
    case ".md":
    case ".markdown":
      return readMarkdown(await readText(file, place));
    default:
      return { title: "", text: await readText(file, place) };
  }
}

async function readBytes(file: string, place: InputPlace): Promise<Uint8Array> {
  try {
    return await readFile(resolve(place.cwd, file));
  } catch (error) {
    throw unreadable(file, error);
  }
}
