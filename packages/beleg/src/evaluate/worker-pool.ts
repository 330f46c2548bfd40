import { Worker } from "node:worker_threads";
import type { AgentResult, DatasetRow } from "@beleg/core/contracts";
import { brokenAnswer, type Judge, type JudgeContext } from "./judge.ts";

/** A message from a worker: the answer to one row. */
export interface WorkerAnswer {
  readonly ticket: number;
  readonly answer: AgentResult;
}

/** A message to a worker: one row. */
export interface WorkerQuestion {
  readonly ticket: number;
  readonly row: DatasetRow;
}

/** How a pool of judging threads is made. */
export interface WorkerPoolOptions {
  readonly name: string;
  readonly threads: number;
  /** Module that each thread runs; it answers every question in turn. */
  readonly module: URL;
  readonly workerData: unknown;
  /** A row that takes longer breaks its thread, not the run. Defaults to two minutes. */
  readonly rowLimitMs?: number;
}

/** Rows waiting in a thread beside the one it works on, so that it never idles while we read and write. */
const DEPTH = 2;

type Waiting = { readonly resolve: (answer: AgentResult) => void; readonly timer: NodeJS.Timeout };
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

/** A judge that spreads rows over threads, so that every core works. A crashed thread costs its rows, not the run. */
export function openWorkerPool({ name, threads, module, workerData, rowLimitMs = 120_000 }: WorkerPoolOptions): Judge {
  const pool: (Thread | null)[] = Array.from({ length: threads }, () => null);
  let tickets = 0;
  let closed = false;

  function start(slot: number): Thread {
    const worker = new Worker(module, { workerData });
    const thread: Thread = { worker, waiting: new Map() };
    pool[slot] = thread;
    worker.on("message", ({ ticket, answer }: WorkerAnswer) => {
      const waiting = thread.waiting.get(ticket);
      if (waiting === undefined) return;
      clearTimeout(waiting.timer);
      thread.waiting.delete(ticket);
      waiting.resolve(answer);
    });
    worker.on("error", (error: unknown) => lose(slot, thread, "judge_crashed", String(error)));
    worker.on("exit", () => lose(slot, thread, "judge_crashed", "the judging thread ended"));
    return thread;
  }

  function lose(slot: number, thread: Thread, code: string, message: string): void {
    if (pool[slot] === thread) pool[slot] = null;
    for (const { resolve, timer } of thread.waiting.values()) {
      clearTimeout(timer);
      resolve(brokenAnswer(code, message));
    }
    thread.waiting.clear();
    if (!closed) void thread.worker.terminate();
  }

  function leastBusy(): number {
    let best = 0;
    for (let slot = 1; slot < pool.length; slot += 1) {
      if ((pool[slot]?.waiting.size ?? 0) < (pool[best]?.waiting.size ?? 0)) best = slot;
    }
    return best;
  }

  return {
    name,
    capacity: threads * DEPTH,
    answer(row: DatasetRow, _context: JudgeContext) {
      const slot = leastBusy();
      const thread = pool[slot] ?? start(slot);
      const ticket = tickets++;
      return new Promise<AgentResult>((resolve) => {
        const timer = setTimeout(
          () => lose(slot, thread, "judge_timeout", `no answer within ${rowLimitMs} ms`),
          rowLimitMs * DEPTH,
        );
        thread.waiting.set(ticket, { resolve, timer });
        thread.worker.postMessage({ ticket, row } satisfies WorkerQuestion);
      });
    },
    async close() {
      closed = true;
      for (const thread of pool) await thread?.worker.terminate();
    },
  };
}
