import { siblingModule } from "../threads/sibling-module.ts";
import { ThreadFailure } from "../threads/thread-failure.ts";
import { openWorkerPool, type WorkerPool } from "../threads/worker-pool.ts";
import { DOCUMENT_LIMITS, overLimit } from "./limits.ts";
import type { ReadDocument } from "./read-document.ts";
import type { DocumentRow } from "./read-document-task.ts";

/** Parses one document after the other, each within the limits; one that breaks its thread leaves the next a new one. */
export type GuardedParser = { parse(row: DocumentRow): Promise<ReadDocument>; close(): Promise<void> };

/** What parsing may cost. */
type CostLimits = { readonly seconds: number; readonly memoryBytes: number };

const LOOK_MS = 50;

/** Opens it; a thread starts with the first document. */
export function openGuardedParser({ seconds, memoryBytes }: CostLimits = DOCUMENT_LIMITS): GuardedParser {
  let pool: WorkerPool<DocumentRow, ReadDocument> | undefined;
  let closed = false;
  const close = async () => {
    const ended = pool;
    pool = undefined;
    await ended?.close();
  };
  return {
    async parse(row) {
      if (closed) throw new Error("the parser is closed");
      pool ??= openWorkerPool<DocumentRow, ReadDocument>({
        threads: 1,
        task: siblingModule(import.meta.url, "read-document-task"),
        data: null,
        rowLimitMs: seconds * 1000,
      });
      const before = process.memoryUsage.rss();
      let grown = false;
      // Buffers lie outside the heap that a thread can be limited to; from here the process as a whole can be watched.
      const watch = setInterval(() => {
        grown ||= process.memoryUsage.rss() - before > memoryBytes;
        if (grown) void close();
      }, LOOK_MS);
      try {
        return await pool.answer(row);
      } catch (error) {
        if (!(error instanceof ThreadFailure) || closed) throw error;
        if (error.code === "judge_timeout") throw overLimit(row.file, "seconds");
        if (grown || error.code === "judge_crashed") throw overLimit(row.file, "memoryBytes");
        throw error;
      } finally {
        clearInterval(watch);
      }
    },
    async close() {
      closed = true;
      await close();
    },
  };
}
