import { finishSha1, hashText, startSha1 } from "./sha1.ts";

/**
 * An id made of content: a letter, an underscore and the first 12 hex digits of the SHA-1 of texts joined with `||` —
 * short enough to read, long enough to tell findings apart. A report makes two per finding, so nothing is joined first.
 */
export type ContentId = {
  /** Takes in the next part, with bars before it unless it is the first. */
  part(text: string): ContentId;
  /** Takes in more of the same part. */
  text(text: string): ContentId;
  finish(): string;
};

let letter = "f";
let isFirst = true;

const contentId: ContentId = {
  part(text) {
    if (!isFirst) hashText("||");
    isFirst = false;
    hashText(text);
    return contentId;
  },
  text(text) {
    hashText(text);
    return contentId;
  },
  finish() {
    const words = finishSha1();
    return hexId(letter.charCodeAt(0), words[0]!, words[1]!);
  },
};

/** Begins an id; the one begun before must be finished, as all are made in the same memory. */
export function startId(first: "e" | "f"): ContentId {
  letter = first;
  isFirst = true;
  startSha1();
  return contentId;
}

/** Made in one piece: ids are compared and looked up all the time, and a joined string is slow at both. */
function hexId(first: number, high: number, low: number): string {
  return String.fromCharCode(
    first,
    95,
    digit(high >>> 28),
    digit(high >>> 24),
    digit(high >>> 20),
    digit(high >>> 16),
    digit(high >>> 12),
    digit(high >>> 8),
    digit(high >>> 4),
    digit(high),
    digit(low >>> 28),
    digit(low >>> 24),
    digit(low >>> 20),
    digit(low >>> 16),
  );
}

function digit(bits: number): number {
  const value = bits & 15;
  return value < 10 ? 48 + value : 87 + value;
}
