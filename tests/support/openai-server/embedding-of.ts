import { createHash } from "node:crypto";

const SIZE = 64;

/** A unit vector from the words of a text: equal texts give equal vectors, texts that share words are near. */
export function embeddingOf(text: string): number[] {
  const vector = Array.from({ length: SIZE }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const digest = createHash("sha256").update(word).digest();
    const place = digest.readUInt16LE(0) % SIZE;
    vector[place] = (vector[place] ?? 0) + (digest.readUInt8(2) % 2 === 0 ? 1 : -1);
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
