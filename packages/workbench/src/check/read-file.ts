import { CallError, type CallFailure, call } from "../api/index.ts";

const MB = 1024 * 1024;
/** What is read here is sent as part of a check; what the service reads is mostly pictures and fonts. */
const MOST_MB = { text: 2, document: 12 } as const;

/** What the service reads for us; everything else is text. */
const DOCUMENTS = /\.(?:pdf|docx|md|markdown|html?|xhtml)$/i;

/** What a file picker offers. */
export const ACCEPTED = ".txt,.text,.md,.markdown,.html,.htm,.pdf,.docx,text/*";

/** A file as text, or why it cannot be one. */
export type FileText =
  | { readonly status: "ok"; readonly name: string; readonly text: string }
  | { readonly status: "too_large"; readonly name: string; readonly limit: number }
  | { readonly status: "not_text"; readonly name: string }
  | { readonly status: "refused"; readonly name: string; readonly failure: CallFailure };

/** Reads a dropped or chosen file: plain text here, documents with the service's readers. */
export async function readFile(file: File): Promise<FileText> {
  const { name } = file;
  const isDocument = DOCUMENTS.test(name);
  const limit = MOST_MB[isDocument ? "document" : "text"];
  if (file.size > limit * MB) return { status: "too_large", name, limit };
  return isDocument ? readDocument(file) : readText(file);
}

async function readText(file: File): Promise<FileText> {
  const { name } = file;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.includes("\0") ? { status: "not_text", name } : { status: "ok", name, text };
  } catch {
    return { status: "not_text", name };
  }
}

async function readDocument(file: File): Promise<FileText> {
  const { name } = file;
  try {
    const { text } = await call("readDocument", { body: { name: name.slice(-255), content: await base64Of(file) } });
    return { status: "ok", name, text: text.trim() };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { status: "refused", name, failure: error.failure };
  }
}

/** The browser's own encoder: it does not hold up the page. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,/, "") : "");
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
