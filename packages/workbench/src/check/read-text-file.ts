/** What the service takes as a body, less the room for the other text. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A file as text, or why it cannot be one. */
export type FileText = { readonly status: "ok"; readonly text: string } | { readonly status: "too_large" | "not_text" };

/** Reads a dropped or chosen file; only UTF-8 text is text. */
export async function readTextFile(file: File): Promise<FileText> {
  if (file.size > MAX_BYTES) return { status: "too_large" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.includes("\0") ? { status: "not_text" } : { status: "ok", text };
  } catch {
    return { status: "not_text" };
  }
}
