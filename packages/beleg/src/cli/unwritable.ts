import type { Writable } from "node:stream";
import { type BelegError, belegError } from "@beleg/core/contracts";

/** The error for a stream that takes no more text. */
export function unwritable(stream: Writable, error: NodeJS.ErrnoException): BelegError {
  const file = "fd" in stream && stream.fd === 2 ? "stderr" : "stdout";
  return belegError("file_unwritable", { file, detail: error.code ?? error.message }, { cause: error });
}
