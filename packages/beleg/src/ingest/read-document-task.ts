import { decodeUtf8 } from "../files/index.ts";
import type { OpenTask } from "../threads/task.ts";
import type { ReadDocument } from "./read-document.ts";
import { readDocx } from "./read-docx.ts";
import { readHtml } from "./read-html.ts";
import { readPdf } from "./read-pdf.ts";
import { refuseDeepNesting } from "./refuse-deep-nesting.ts";
import { refuseInflating } from "./refuse-inflating.ts";

/** A file that needs a parser, and what is in it. */
export type DocumentRow = { readonly file: string; readonly kind: "html" | "pdf" | "docx"; readonly bytes: Uint8Array };

/** Reads it in a thread of its own: a hostile file costs that thread, not the process. */
export const openTask: OpenTask<null, DocumentRow, ReadDocument> = () => async (row) => {
  const { file, kind } = row;
  const bytes = Buffer.from(row.bytes.buffer, row.bytes.byteOffset, row.bytes.byteLength);
  switch (kind) {
    case "docx":
      return readDocx(bytes, file);
    case "pdf":
      refuseInflating(bytes, file);
      return readPdf(bytes, file);
    case "html": {
      const html = decodeUtf8(bytes, file);
      refuseDeepNesting(html, file);
      return readHtml(html);
    }
  }
};
