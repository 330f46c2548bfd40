import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A key over several parts, each with its length before it, so that no two lists of parts can share one. */
export function cacheKey(kind: string, parts: readonly string[]): string {
  const text = parts.map((part) => `${part.length}:${part}`).join("");
  return `${kind}:${bytesToHex(sha256(utf8ToBytes(text.toWellFormed())))}`;
}
