import { belegError } from "@beleg/core/contracts";
import { errnoOf } from "../files/errno-of.ts";
import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";
import type { ReadDocument } from "./read-document.ts";
import { unzip } from "./zip.ts";

/** What an element of Word's puts into the text. */
const BREAKS: Readonly<Record<string, string>> = {
  "w:p": "\n",
  "w:br": "\n",
  "w:cr": "\n",
  "w:tab": "\t",
};
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of a Word document, a paragraph or cell a line; without notes, heads and feet. */
export function readDocx(bytes: Buffer, file: string): ReadDocument {
  const body = partOf(bytes, "word/document.xml", file);
  if (body === undefined) throw belegError("document_unreadable", { file, detail: "no word/document.xml in it" });
  const title = /<dc:title>([^<]*)<\/dc:title>/.exec(partOf(bytes, "docProps/core.xml", file) ?? "")?.[1] ?? "";
  return { title: decoded(title), text: textOf(body) };
}

function partOf(bytes: Buffer, name: string, file: string): string | undefined {
  try {
    return unzip(bytes, name, DOCUMENT_LIMITS.inflatedBytes)?.toString("utf8");
  } catch (error) {
    if (errnoOf(error) === "ERR_BUFFER_TOO_LARGE") throw overLimit(file, "inflatedBytes");
    const detail = error instanceof Error ? error.message : String(error);
    throw belegError("document_unreadable", { file, detail: detail.slice(0, 200) }, { cause: error });
  }
}

/**
 * One walk over the tags. Text counts inside `w:t` (what Word deleted or computes is in tags of other names), and not where
 * `mc:Fallback` says it again for older readers.
 */
function textOf(xml: string): string {
  const parts: string[] = [];
  let fallbacks = 0;
  for (const piece of xml.split("<")) {
    const end = piece.indexOf(">");
    const name = /^\/?[\w.:-]*/.exec(piece)![0];
    const isEmpty = piece[end - 1] === "/";
    if (name === "mc:Fallback" && !isEmpty) fallbacks += 1;
    if (name === "/mc:Fallback") fallbacks -= 1;
    if (fallbacks > 0) continue;
    if (name === "w:t") parts.push(decoded(piece.slice(end + 1)));
    else if (isEmpty || name.startsWith("/")) parts.push(BREAKS[name.replace("/", "")] ?? "");
  }
  const lines = parts.join("").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole;
  });
}
