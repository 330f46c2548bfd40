import module from "node:module";
import { Worker } from "node:worker_threads";
import { belegError } from "@beleg/core/contracts";
import { siblingModule } from "../../../threads/sibling-module.ts";
import type { Engine } from "../engine.ts";
import type { Channel } from "../remote/channel.ts";
import { type ErrorFields, errorOf, type Question, type Reply } from "../remote/messages.ts";
import { remoteDatabase } from "../remote/remote-database.ts";
import type { EngineStart, FromEngine, ToEngine } from "./messages.ts";

/** Starts the embedded database of a folder, and the door to it, in a thread of its own. Throws what the engine itself would. */
export async function startEngineThread(folder: string): Promise<Engine> {
  const workerData: EngineStart = { folder, compileCache: module.getCompileCacheDir() !== undefined };
  const worker = new Worker(siblingModule(import.meta.url, "engine-thread"), { workerData });
  const remote = remoteDatabase(channelTo(worker), gone);
  try {
    await done(worker);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return remote;
}

/** Waits until the thread has opened or closed its database. */
function done(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const hear = (message: FromEngine) => {
    if ("failed" in message) reject(failureOf(message.failed));
    else if ("done" in message) resolve();
  };
  const exited = (code: number) => reject(gone(new Error(`exit ${code}`)));
  worker.on("message", hear).once("error", reject).once("exit", exited);
  return promise.finally(() => worker.off("message", hear).off("error", reject).off("exit", exited));
}

function channelTo(worker: Worker): Channel<Reply, Question> {
  let broken: Error | undefined;
  let closing: Promise<void> | undefined;
  worker.once("error", (error: Error) => {
    broken = error;
  });
  return {
    send: (question) => tell(worker, question),
    onMessage: (hear) =>
      void worker.on("message", (message: FromEngine) => {
        if ("id" in message) hear(message);
      }),
    onClose: (closed) => void worker.once("exit", () => closed(broken)),
    close: () => {
      closing ??= end(worker);
      return closing;
    },
  };
}

/** The engine waits for what is under way; until it is done it can still be asked, so that transactions can end. */
async function end(worker: Worker): Promise<void> {
  const ended = done(worker);
  tell(worker, { close: true });
  try {
    await ended;
  } finally {
    await worker.terminate();
  }
}

function tell(worker: Worker, message: ToEngine): void {
  worker.postMessage(message);
}

/** No memory is not a damaged folder: whoever opens it tells the two apart by their kind. */
function failureOf(fields: ErrorFields): Error {
  return fields.name === "RangeError" ? new RangeError(String(fields.message)) : errorOf(fields);
}

function gone(why?: Error): Error {
  const detail = `the thread of the embedded database has ended (${why?.message ?? "closed"}); start the process again`;
  return belegError("store_unreachable", { detail }, { cause: why });
}
