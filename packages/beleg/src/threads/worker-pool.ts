import { Worker } from "node:worker_threads";

/** A message from a worker: the answer to one row, or a note on the way to it. */
export type WorkerAnswer<Answer, Note = never> =
  | { readonly ticket: number; readonly answer: Answer }
  | { readonly ticket: number; readonly note: Note };

/** A message to a worker: one row. */
export interface WorkerQuestion<Row> {
  readonly ticket: number;
  readonly row: Row;
  /** Whether anybody hears notes on this row. */
  readonly noted: boolean;
}

/** A message to a worker: what it asked for in a note on a row. */
export interface WorkerReply {
  readonly ticket: number;
  readonly reply: unknown;
}

type OnNote<Note> = (note: Note, reply: (value: unknown) => void) => void;

/** Threads that answer rows, each one row after the other. */
export interface WorkerPool<Row, Answer, Note = never> {
  /** How many rows it can usefully hold at once. */
  readonly capacity: number;
  /** Answers a row; `onNote` hears what the thread says on the way, and may send something back to it. */
  answer(row: Row, onNote?: OnNote<Note>): Promise<Answer>;
  /** Rows that have no answer yet. */
  waiting(): number;
  close(): Promise<void>;
}

/** How a pool of judging threads is made. */
export interface WorkerPoolOptions<Answer> {
  readonly threads: number;
  /** Module that each thread runs; it answers every question in turn. */
  readonly module: URL;
  readonly workerData: unknown;
  /** A row at work for longer breaks its thread, not the run. Defaults to two minutes. */
  readonly rowLimitMs?: number;
  /** Rows in a thread at once: one it works on and one that waits, so that it never idles. Defaults to 2. */
  readonly depth?: number;
  /** The rows of a thread wait side by side, for a model: one that takes too long is given up, and its thread goes on. */
  readonly atOnce?: boolean;
  /** The answer for a row whose thread broke. */
  readonly broken: (code: string, message: string) => Answer;
}

type Asked<Row, Answer, Note> = {
  readonly row: Row;
  readonly resolve: (answer: Answer) => void;
  readonly onNote: OnNote<Note> | undefined;
  /** Whether it was in a thread that another row broke. */
  readonly second: boolean;
};
type AtWork<Row, Answer, Note> = { readonly asked: Asked<Row, Answer, Note>; timer: NodeJS.Timeout | undefined };
type Thread<Row, Answer, Note> = { readonly worker: Worker; readonly atWork: Map<number, AtWork<Row, Answer, Note>> };

/** Spreads rows over threads, so that every core works. A crashed thread costs the row that broke it, not the run. */
export function openWorkerPool<Row, Answer, Note = never>({
  threads,
  module,
  workerData,
  rowLimitMs = 120_000,
  depth = 2,
  atOnce = false,
  broken,
}: WorkerPoolOptions<Answer>): WorkerPool<Row, Answer, Note> {
  type Mine = Thread<Row, Answer, Note>;
  const pool: (Mine | null)[] = Array.from({ length: threads }, () => null);
  const queue: Asked<Row, Answer, Note>[] = [];
  let tickets = 0;
  let closed = false;

  function start(slot: number): Mine {
    // Texts are short-lived: a small nursery keeps many threads small without slowing them.
    const worker = new Worker(module, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 16 } });
    const thread: Mine = { worker, atWork: new Map() };
    pool[slot] = thread;
    worker.on("message", (message: WorkerAnswer<Answer, Note>) => {
      const work = thread.atWork.get(message.ticket);
      if (work === undefined) return;
      if ("note" in message) {
        const { ticket } = message;
        work.asked.onNote?.(message.note, (reply) => worker.postMessage({ ticket, reply } satisfies WorkerReply));
        return;
      }
      clearTimeout(work.timer);
      thread.atWork.delete(message.ticket);
      work.asked.resolve(message.answer);
      watch(slot, thread);
      hand();
    });
    worker.on("error", (error: unknown) => lose(slot, thread, "judge_crashed", String(error)));
    worker.on("exit", () => lose(slot, thread, "judge_crashed", "the judging thread ended"));
    return thread;
  }

  /** Starts the time of the rows at work: of all where they wait side by side, else of the one the thread is at. */
  function watch(slot: number, thread: Mine): void {
    for (const [ticket, work] of thread.atWork) {
      work.timer ??= setTimeout(() => {
        const message = `no answer within ${rowLimitMs} ms`;
        if (!atOnce) return lose(slot, thread, "judge_timeout", message);
        thread.atWork.delete(ticket);
        work.asked.resolve(broken("judge_timeout", message));
        hand();
      }, rowLimitMs);
      if (!atOnce) return;
    }
  }

  /** The oldest row is the one the thread broke on; the others get a second chance in a new thread. */
  function lose(slot: number, thread: Mine, code: string, message: string): void {
    if (pool[slot] === thread) pool[slot] = null;
    const works = [...thread.atWork.values()];
    thread.atWork.clear();
    if (!closed) void thread.worker.terminate();
    const again: Asked<Row, Answer, Note>[] = [];
    for (const [index, { asked, timer }] of works.entries()) {
      clearTimeout(timer);
      if (index === 0 || asked.second || closed) asked.resolve(broken(code, message));
      else again.push({ ...asked, second: true });
    }
    queue.unshift(...again);
    if (!closed) hand();
  }

  /** Gives waiting rows to the threads with the least work. */
  function hand(): void {
    while (queue.length > 0) {
      const slot = leastBusy();
      if ((pool[slot]?.atWork.size ?? 0) >= depth) return;
      const asked = queue.shift()!;
      const thread = pool[slot] ?? start(slot);
      const ticket = tickets++;
      thread.atWork.set(ticket, { asked, timer: undefined });
      watch(slot, thread);
      thread.worker.postMessage({
        ticket,
        row: asked.row,
        noted: asked.onNote !== undefined,
      } satisfies WorkerQuestion<Row>);
    }
  }

  function leastBusy(): number {
    let best = 0;
    for (let slot = 1; slot < pool.length; slot += 1) {
      if ((pool[slot]?.atWork.size ?? 0) < (pool[best]?.atWork.size ?? 0)) best = slot;
    }
    return best;
  }

  return {
    capacity: threads * depth,
    answer: (row, onNote) =>
      new Promise((resolve) => {
        if (closed) {
          resolve(broken("judge_crashed", "the pool is closed"));
          return;
        }
        queue.push({ row, resolve, onNote, second: false });
        hand();
      }),
    waiting: () => pool.reduce((sum, thread) => sum + (thread?.atWork.size ?? 0), queue.length),
    async close() {
      closed = true;
      for (const { resolve } of queue.splice(0)) resolve(broken("judge_crashed", "the pool is closed"));
      await Promise.all(pool.map(async (thread) => thread?.worker.terminate()));
    },
  };
}
