import { BelegError, belegError } from "@beleg/core/contracts";

type DriverError = { readonly code?: unknown; readonly message?: unknown; readonly cause?: unknown };

/** The connection is gone or refused: nothing is known to be wrong with what was asked. */
const LOST = new Set([
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "57P01",
  "57P02",
  "57P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
]);
/** Two transactions met: the same one again will pass. */
const CONFLICT = new Set(["40001", "40P01"]);
const LOST_TEXTS =
  /connection terminated|connection ended|not queryable|timeout exceeded when trying to connect|client was closed/i;
const DISK_FULL = /ENOSPC|EFBIG|EDQUOT|no space left on device|could not (?:extend|write)/i;

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as DriverError;
  return typeof code === "string" ? code : "";
}

/** Whether the database could not be reached or went away. */
export function isConnectionLost(error: unknown): boolean {
  // A missing file is a missing server only where it is the server's socket.
  const noSocket = codeOf(error) === "ENOENT" && (error as NodeJS.ErrnoException).syscall === "connect";
  return noSocket || LOST.has(codeOf(error)) || (error instanceof Error && LOST_TEXTS.test(error.message));
}

/** Whether a transaction lost against another one. */
export function isConflict(error: unknown): boolean {
  return CONFLICT.has(codeOf(error));
}

/** Turns what a driver threw into an error with a code a person can act on; what it cannot name stays as it is. */
export function storeFailure(error: unknown): unknown {
  if (error instanceof BelegError) return error;
  const detail = detailOf(error);
  const code = codeOf(error);
  if (code === "53100" || code === "53200" || DISK_FULL.test(detail)) {
    return belegError("store_full", { detail }, { cause: error });
  }
  if (code === "28P01" || code === "28000" || code === "3D000") {
    return belegError("store_unreachable", { detail }, { cause: error });
  }
  if (isConnectionLost(error)) return belegError("store_unreachable", { detail }, { cause: error });
  if (code === "XX001" || code === "XX002") return belegError("store_damaged", { detail }, { cause: error });
  return error;
}

/** The system does not let us write there: nothing is wrong with the data. */
const UNWRITABLE = new Set(["EROFS", "EACCES", "EPERM", "ENOTDIR", "EEXIST"]);

/** The folder could not be made or taken: said as what it is, a right that lacks or a full disk. */
export function folderFailure(error: unknown, folder: string): unknown {
  if (!UNWRITABLE.has(codeOf(error))) return storeFailure(error);
  return belegError("file_unwritable", { file: folder, detail: codeOf(error) }, { cause: error });
}

/** The embedded engine could not open its folder: no right to write there, a full disk, no memory, or files that are not what it wrote. */
export function openFailure(error: unknown, folder: string): unknown {
  const known = folderFailure(error, folder);
  if (known instanceof BelegError || error instanceof RangeError) return known;
  return belegError("store_damaged", { detail: `${folder}: ${detailOf(error)}` }, { cause: error });
}

/** The files of the embedded database are not those of a whole one. */
export function damaged(detail: string): BelegError {
  return belegError("store_damaged", { detail });
}

/** One line, without addresses that could hold a password. */
function detailOf(error: unknown): string {
  const aggregate = error instanceof AggregateError ? error.errors[0] : error;
  const text = aggregate instanceof Error ? aggregate.message || codeOf(aggregate) : String(aggregate);
  return text
    .replace(/\s+/g, " ")
    .replace(/:\/\/[^@\s]*@/g, "://…@")
    .slice(0, 300);
}
