import { createHash } from "node:crypto";

/** The id of the one job a key stands for, as a UUID: sending it again meets the first one in the database. */
export function jobIdOf(queue: string, key: string): string {
  const hex = createHash("sha256").update(`${queue.length}:${queue}${key}`).digest("hex");
  // Version 8 is the one left to private schemes.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
