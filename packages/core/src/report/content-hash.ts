import { sha1 } from "./sha1.ts";

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The first 12 hex digits of the SHA-1 of the UTF-8 text: short enough to read, long enough to tell findings apart. */
export function contentHash(text: string): string {
  const words = sha1(text);
  const first = words[0]!;
  const second = words[1]!;
  return (
    HEX[first >>> 24]! +
    HEX[(first >>> 16) & 255]! +
    HEX[(first >>> 8) & 255]! +
    HEX[first & 255]! +
    HEX[second >>> 24]! +
    HEX[(second >>> 16) & 255]!
  );
}
