import { Worker } from "node:worker_threads";

/** A message from a worker: the answer to one row. */
export interface WorkerAnswer<Answer> {
  readonly ticket: number;
  readonly answer: Answer;
}

/** A message to a worker: one row. */
export interface WorkerQuestion<Row> {
  readonly ticket: number;
  readonly row: Row;
}

/** Threads that answer rows, each one row after the other. */
export interface WorkerPool<Row, Answer> {
  /** How many rows it can usefully hold at once. */
  readonly capacity: number;
  answer(row: Row): Promise<Answer>;
  close(): Promise<void>;
}

/** How a pool of judging threads is made. */
export interface WorkerPoolOptions<Answer> {
  readonly threads: number;
  /** Module that each thread runs; it answers every question in turn. */
  readonly module: URL;
  readonly workerData: unknown;
  /** A row that takes longer breaks its thread, not the run. Defaults to two minutes. */
  readonly rowLimitMs?: number;
  /** The answer for a row whose thread broke. */
  readonly broken: (code: string, message: string) => Answer;
}

/** Rows waiting in a thread beside the one it works on, so that it never idles while we read and write. */
const DEPTH = 2;

type Waiting<Answer> = { readonly resolve: (answer: Answer) => void; readonly timer: NodeJS.Timeout };
type Thread<Answer> = { readonly worker: Worker; readonly waiting: Map<number, Waiting<Answer>> };

/** Spreads rows over threads, so that every core works. A crashed thread costs its rows, not the run. */
export function openWorkerPool<Row, Answer>({
  threads,
  module,
  workerData,
  rowLimitMs = 120_000,
  broken,
}: WorkerPoolOptions<Answer>): WorkerPool<Row, Answer> {
  const pool: (Thread<Answer> | null)[] = Array.from({ length: threads }, () => null);
  let tickets = 0;
  let closed = false;

  function start(slot: number): Thread<Answer> {
    const worker = new Worker(module, { workerData });
    const thread: Thread<Answer> = { worker, waiting: new Map() };
    pool[slot] = thread;
    worker.on("message", ({ ticket, answer }: WorkerAnswer<Answer>) => {
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

  function lose(slot: number, thread: Thread<Answer>, code: string, message: string): void {
    if (pool[slot] === thread) pool[slot] = null;
    for (const { resolve, timer } of thread.waiting.values()) {
      clearTimeout(timer);
      resolve(broken(code, message));
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
    capacity: threads * DEPTH,
    answer(row) {
      const slot = leastBusy();
      const thread = pool[slot] ?? start(slot);
      const ticket = tickets++;
      return new Promise<Answer>((resolve) => {
        const timer = setTimeout(
          () => lose(slot, thread, "judge_timeout", `no answer within ${rowLimitMs} ms`),
          rowLimitMs * DEPTH,
        );
        thread.waiting.set(ticket, { resolve, timer });
        thread.worker.postMessage({ ticket, row } satisfies WorkerQuestion<Row>);
      });
    },
    async close() {
      closed = true;
      for (const thread of pool) await thread?.worker.terminate();
    },
  };
}
