import { inflateSync } from "node:zlib";
import { errnoOf } from "../files/errno-of.ts";
import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";

const STREAM = Buffer.from("stream");
const [LF, CR] = [10, 13];
/** How far before its stream the dictionary of a part is looked for. */
const DICTIONARY_BYTES = 2000;

/**
 * Refuses a PDF with a compressed part that would inflate beyond the limit, before anybody else inflates it: this stops at the
 * limit. What hides deeper (parts packed twice, other packings) meets the limits on time and memory.
 */
export function refuseInflating(pdf: Buffer, file: string): void {
  for (let at = pdf.indexOf(STREAM); at !== -1; at = pdf.indexOf(STREAM, at + STREAM.length)) {
    let start = at + STREAM.length;
    if (pdf[start] === CR) start += 1;
    if (pdf[start] !== LF || isImage(pdf, at)) continue;
    try {
      inflateSync(pdf.subarray(start + 1), { maxOutputLength: DOCUMENT_LIMITS.inflatedBytes });
    } catch (error) {
      // Anything else is not packed this way, or broken, which its reader will say.
      if (errnoOf(error) === "ERR_BUFFER_TOO_LARGE") throw overLimit(file, "inflatedBytes");
    }
  }
}

/** Whole pages as pictures are large, and nobody unpacks them for their text. */
function isImage(pdf: Buffer, at: number): boolean {
  const before = pdf.toString("latin1", Math.max(0, at - DICTIONARY_BYTES), at);
  return /\/Subtype\s*\/Image\b/.test(before.slice(before.lastIndexOf("obj") + 1));
}
