import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { belegError } from "@beleg/core/contracts";
import { errnoOf } from "../../files/errno-of.ts";
import type { OpenJob } from "../queries/job-rows.ts";
import { BACKUP_FORMAT, BACKUP_VERSION } from "./write-backup.ts";

/** One line of a backup, in the order they come: the head, then tables each followed by its rows, then jobs. */
export type BackupLine =
  | { readonly kind: "head"; readonly steps: readonly string[] }
  | { readonly kind: "table"; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: "row"; readonly json: string }
  | { readonly kind: "job"; readonly job: OpenJob };

/** Backups made before they carried a digest. */
const UNSIGNED_VERSION = 1;
type BackupEnd = { readonly rows: number; readonly sha256?: string };

/** Reads a backup line by line; a file that is none, or is cut short or changed, is an error and never half a result. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const unusable = (detail: string, cause?: unknown) => belegError("backup_unusable", { file, detail }, { cause });
  await mustBeFile(file);
  const gunzip = createGunzip();
  const input = createReadStream(file);
  input.on("error", (error) => gunzip.destroy(error));
  let rows = 0;
  let jobs = 0;
  const hash = createHash("sha256");
  let signed = true;
  let state: "start" | "body" | "end" = "start";
  try {
    for await (const text of createInterface({ input: input.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })) {
      if (state === "start") {
        const head = JSON.parse(text) as { format?: unknown; version?: unknown; steps?: string[] };
        if (head.format !== BACKUP_FORMAT) throw unusable("it has no head");
        if (head.version !== BACKUP_VERSION && head.version !== UNSIGNED_VERSION)
          throw unusable(`version ${String(head.version)}`);
        signed = head.version === BACKUP_VERSION;
        state = "body";
        yield { kind: "head", steps: head.steps ?? [] };
      } else if (text.startsWith('{"row":')) {
        rows += 1;
        yield { kind: "row", json: text.slice('{"row":'.length, -1) };
      } else {
        const line = JSON.parse(text) as { table?: string; columns?: string[]; job?: OpenJob; end?: BackupEnd };
        if (line.table !== undefined) yield { kind: "table", name: line.table, columns: line.columns ?? [] };
        else if (line.job) {
          jobs += 1;
          yield { kind: "job", job: line.job };
        } else if (line.end) {
          if (line.end.rows !== rows) throw unusable(`${rows} rows of ${line.end.rows}`);
          if (signed && line.end.sha256 !== hash.copy().digest("hex"))
            throw unusable("it was changed after it was made");
          state = "end";
        }
      }
      hash.update(text).update("\n");
    }
  } catch (error) {
    throw (error as { code?: unknown }).code === "backup_unusable" ? error : unusable(oneLine(error), error);
  } finally {
    input.destroy();
  }
  if (state !== "end") throw unusable(`it ends after ${rows} rows and ${jobs} jobs`);
}

async function mustBeFile(file: string): Promise<void> {
  try {
    if ((await stat(file)).isDirectory()) throw belegError("file_is_directory", { file });
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT") throw belegError("file_not_found", { file }, { cause: error });
    if (code === "EACCES") throw belegError("file_unreadable", { file, detail: code }, { cause: error });
    throw error;
  }
}

function oneLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .replace(/\s+/g, " ")
    .slice(0, 200);
}
