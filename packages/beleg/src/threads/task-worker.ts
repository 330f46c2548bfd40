// Runs in a thread of its own: the one entry of every pool. What is done with a row says the task module the pool names.
import { AsyncLocalStorage } from "node:async_hooks";
import module from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { FromThread, ThreadStart, ToThread } from "./messages.ts";
import type { Ask, OpenTask } from "./task.ts";
import { packFailure } from "./thread-failure.ts";

const port = parentPort;
if (port === null) throw new Error("task-worker runs in a worker thread only");
const { task, data, compileCache } = workerData as ThreadStart;
// Before the task is loaded: compiling the judges took a thread longer than its first check.
if (compileCache) module.enableCompileCache();
const say = (message: FromThread<unknown, unknown>) => {
  // Bytes change hands between threads; anything else is copied.
  const answer = "answer" in message ? [message.answer].flat() : [];
  port.postMessage(
    message,
    answer.flatMap((part) => (part instanceof Uint8Array ? [part.buffer as ArrayBuffer] : [])),
  );
};

/** The row that the present work is about. */
const rowInHand = new AsyncLocalStorage<number>();
/** What ends the work on a row. */
const rows = new Map<number, AbortController>();
const questions = new Map<number, (reply: unknown) => void>();
let asked = 0;
const ask: Ask = (question) => {
  const ticket = rowInHand.getStore();
  if (ticket === undefined) throw new Error("a question belongs to a row");
  const question_id = asked++;
  return new Promise((resolve) => {
    questions.set(question_id, resolve);
    say({ ticket, question_id, question });
  });
};

const opened = (import(task) as Promise<{ openTask: OpenTask<unknown, unknown, unknown, unknown> }>).then((module) =>
  module.openTask(data, ask),
);
// A task that cannot be opened fails its rows, not the thread before the first of them.
const ready = () => say({ ready: true });
void opened.then(ready, ready);

port.on("message", (message: ToThread<unknown>) => {
  if ("reply" in message) {
    questions.get(message.question_id)?.(message.reply);
    questions.delete(message.question_id);
    return;
  }
  if ("abort" in message) {
    rows.get(message.abort)?.abort();
    return;
  }
  const { ticket, row, noted } = message;
  const onNote = noted ? (note: unknown) => say({ ticket, note }) : undefined;
  const called = new AbortController();
  rows.set(ticket, called);
  void opened
    .then((work) => rowInHand.run(ticket, () => work(row, onNote, called.signal)))
    .then(
      (answer) => say({ ticket, answer }),
      (error: unknown) => say({ ticket, failure: packFailure(error) }),
    )
    .finally(() => rows.delete(ticket));
});
