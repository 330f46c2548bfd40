import { AsyncLocalStorage } from "node:async_hooks";
import module from "node:module";
import { Worker } from "node:worker_threads";
import type { FromThread, ThreadStart, ToThread } from "./messages.ts";
import { siblingModule } from "./sibling-module.ts";
import { ThreadFailure, type ThreadFailureCode, unpackFailure } from "./thread-failure.ts";

/** What whoever waits for a row does on the way to its answer. */
interface RowListener<Note> {
  readonly onNote?: ((note: Note) => void) | undefined;
  /** Answers what the thread asks for. */
  readonly onAsk?: ((question: unknown) => Promise<unknown>) | undefined;
  /** Ends the wait at once, with `aborted`; the thread is told. */
  readonly signal?: AbortSignal | undefined;
}

/** Threads that answer rows, each one row after the other. */
export interface WorkerPool<Row, Answer, Note = never> {
  /** How many rows it can usefully hold at once. */
  readonly capacity: number;
  /** Answers a row. Throws what its task refused it with, or a `ThreadFailure`. */
  answer(row: Row, listener?: RowListener<Note>): Promise<Answer>;
  /** Rows that have no answer yet. */
  waiting(): number;
  close(): Promise<void>;
}

/** How a pool is made. */
export interface WorkerPoolOptions {
  readonly threads: number;
  /** The module of the task: it exports `openTask`. */
  readonly task: URL;
  /** What every thread opens its task with; plain data. */
  readonly data: unknown;
  /** A row at work for longer breaks its thread, not the run. The start of the thread is not its time. Defaults to two minutes. */
  readonly rowLimitMs?: number | undefined;
  /** How long a thread may take to open its task. Defaults to a minute. */
  readonly startLimitMs?: number;
  /** Rows in a thread at once: one it works on and one that waits, so that it never idles. Defaults to 2. */
  readonly depth?: number;
  /** The rows of a thread wait side by side, for a model: one that takes too long is given up, and its thread goes on. */
  readonly concurrent?: boolean;
}

type Asked<Row, Answer, Note> = {
  readonly row: Row;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly listener: RowListener<Note>;
  /** Whether it was in a thread that another row broke. */
  readonly second: boolean;
};
type AtWork<Row, Answer, Note> = { readonly asked: Asked<Row, Answer, Note>; timer: NodeJS.Timeout | undefined };
type Thread<Row, Answer, Note> = {
  readonly worker: Worker;
  readonly atWork: Map<number, AtWork<Row, Answer, Note>>;
  /** Runs until the thread has opened its task. */
  starting: NodeJS.Timeout | undefined;
};

/** Spreads rows over threads, so that every core works. A crashed thread costs the row that broke it, not the run. */
export function openWorkerPool<Row, Answer, Note = never>({
  threads,
  task,
  data,
  rowLimitMs = 120_000,
  startLimitMs = 60_000,
  depth = 2,
  concurrent = false,
}: WorkerPoolOptions): WorkerPool<Row, Answer, Note> {
  type Mine = Thread<Row, Answer, Note>;
  const pool: (Mine | null)[] = Array.from({ length: threads }, () => null);
  const queue: Asked<Row, Answer, Note>[] = [];
  const workerData: ThreadStart = {
    task: task.href,
    data,
    compileCache: module.getCompileCacheDir() !== undefined,
  };
  let tickets = 0;
  /** The slot whose turn it is. */
  let turn = 0;
  let closed = false;

  function start(slot: number): Mine {
    // Texts are short-lived: in a nursery that holds a dozen of them nearly all are gone when it is full, and nothing moves on.
    const resourceLimits = { maxYoungGenerationSizeMb: 96 };
    const worker = new Worker(siblingModule(import.meta.url, "task-worker"), { workerData, resourceLimits });
    const thread: Mine = { worker, atWork: new Map(), starting: undefined };
    thread.starting = setTimeout(() => {
      replace(slot, thread, "judge_timeout", `the thread did not start within ${startLimitMs} ms`);
    }, startLimitMs);
    pool[slot] = thread;
    worker.on("message", (message: FromThread<Answer, Note>) => hear(slot, thread, message));
    worker.on("error", (error: unknown) => replace(slot, thread, "judge_crashed", String(error)));
    worker.on("exit", () => replace(slot, thread, "judge_crashed", "the judging thread ended"));
    return thread;
  }

  function hear(slot: number, thread: Mine, message: FromThread<Answer, Note>): void {
    if ("ready" in message) {
      clearTimeout(thread.starting);
      thread.starting = undefined;
      watch(slot, thread);
      return;
    }
    const work = thread.atWork.get(message.ticket);
    if (work === undefined) return;
    const { listener, resolve, reject } = work.asked;
    if ("note" in message) {
      listener.onNote?.(message.note);
      return;
    }
    if ("question" in message) {
      const { question_id, question } = message;
      const answered = Promise.resolve(listener.onAsk?.(question)).catch(() => undefined);
      void answered.then((reply) => send(thread, { question_id, reply }));
      return;
    }
    clearTimeout(work.timer);
    thread.atWork.delete(message.ticket);
    if ("answer" in message) resolve(message.answer);
    else reject(unpackFailure(message.failure));
    watch(slot, thread);
    hand();
  }

  function send({ worker }: Mine, message: ToThread<Row>): void {
    worker.postMessage(message);
  }

  /** Starts the time of the rows at work: of all where they wait side by side, else of the one the thread is at. */
  function watch(slot: number, thread: Mine): void {
    if (thread.starting !== undefined) return;
    for (const [ticket, work] of thread.atWork) {
      work.timer ??= setTimeout(() => {
        const detail = `no answer within ${rowLimitMs} ms`;
        if (!concurrent) return replace(slot, thread, "judge_timeout", detail);
        thread.atWork.delete(ticket);
        work.asked.reject(new ThreadFailure("judge_timeout", detail));
        hand();
      }, rowLimitMs);
      if (!concurrent) return;
    }
  }

  /** Ends a thread. Its oldest row is the one it broke on; the others get a second chance in a new thread. */
  function replace(slot: number, thread: Mine, code: ThreadFailureCode, detail: string): void {
    if (pool[slot] === thread) pool[slot] = null;
    clearTimeout(thread.starting);
    const works = [...thread.atWork.values()];
    thread.atWork.clear();
    if (!closed) void thread.worker.terminate();
    const again: Asked<Row, Answer, Note>[] = [];
    for (const [index, { asked, timer }] of works.entries()) {
      clearTimeout(timer);
      if (index === 0 || asked.second || closed) asked.reject(new ThreadFailure(code, detail));
      else again.push({ ...asked, second: true });
    }
    queue.unshift(...again);
    if (!closed) hand();
  }

  /** Takes a row out of the line, or tells the thread that is at it. */
  function abandon(asked: Asked<Row, Answer, Note>): void {
    const place = queue.indexOf(asked);
    if (place >= 0) queue.splice(place, 1);
    for (const thread of pool) {
      for (const [ticket, work] of thread?.atWork ?? []) if (work.asked === asked) send(thread!, { abort: ticket });
    }
  }

  /** Gives waiting rows to the threads with the least work; among equals in turn, so that all are equally warm. */
  function hand(): void {
    while (queue.length > 0) {
      const slot = leastBusy();
      if (loadOf(slot) >= depth) return;
      const asked = queue.shift()!;
      turn = slot + 1;
      const thread = pool[slot] ?? start(slot);
      const ticket = tickets++;
      thread.atWork.set(ticket, { asked, timer: undefined });
      watch(slot, thread);
      send(thread, { ticket, row: asked.row, noted: asked.listener.onNote !== undefined });
    }
  }

  function leastBusy(): number {
    let best = turn % pool.length;
    for (let step = 1; step < pool.length; step += 1) {
      const slot = (turn + step) % pool.length;
      if (loadOf(slot) < loadOf(best)) best = slot;
    }
    return best;
  }

  /** To start a thread takes longer than an idle one needs, and less than a busy one may. */
  function loadOf(slot: number): number {
    return pool[slot]?.atWork.size ?? 0.5;
  }

  return {
    capacity: threads * depth,
    answer: (row, listener = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = listener;
        if (closed) return reject(closedPool());
        if (signal?.aborted) return reject(abortedRow());
        const leave = () => {
          abandon(asked);
          reject(abortedRow());
        };
        const left = () => signal?.removeEventListener("abort", leave);
        const asked: Asked<Row, Answer, Note> = {
          row,
          resolve: (answer) => [left(), resolve(answer)],
          reject: (error) => [left(), reject(error)],
          listener: inThisContext(listener),
          second: false,
        };
        signal?.addEventListener("abort", leave, { once: true });
        queue.push(asked);
        hand();
      }),
    waiting: () => pool.reduce((sum, thread) => sum + (thread?.atWork.size ?? 0), queue.length),
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(closedPool());
      await Promise.all(pool.map(async (thread) => thread?.worker.terminate()));
    },
  };
}

/** The same listener, called in the asynchronous context of whoever waits, not in that of the thread. */
function inThisContext<Note>({ onNote, onAsk }: RowListener<Note>): RowListener<Note> {
  return { onNote: onNote && AsyncLocalStorage.bind(onNote), onAsk: onAsk && AsyncLocalStorage.bind(onAsk) };
}

function closedPool(): ThreadFailure {
  return new ThreadFailure("closed", "the pool is closed");
}

function abortedRow(): ThreadFailure {
  return new ThreadFailure("aborted", "nobody waits for this row any more");
}
