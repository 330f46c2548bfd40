import { sha1 } from "./sha1.ts";

/**
 * A content id: a letter, an underscore and the first 12 hex digits of the SHA-1 of the texts joined with `||`: short enough to read,
 * long enough to tell findings apart.
 */
export function contentId(letter: "e" | "f", texts: readonly string[]): string {
  const words = sha1(texts);
  const first = words[0]!;
  const second = words[1]!;
  // Made in one piece: ids are compared and looked up all the time, and a joined string is slow at both.
  return String.fromCharCode(
    letter.charCodeAt(0),
    95,
    digit(first >>> 28),
    digit(first >>> 24),
    digit(first >>> 20),
    digit(first >>> 16),
    digit(first >>> 12),
    digit(first >>> 8),
    digit(first >>> 4),
    digit(first),
    digit(second >>> 28),
    digit(second >>> 24),
    digit(second >>> 20),
    digit(second >>> 16),
  );
}

function digit(bits: number): number {
  const value = bits & 15;
  return value < 10 ? 48 + value : 87 + value;
}
