// Runs in a thread of its own: it holds the embedded database and its door, so that no query holds up whoever serves.
import module from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { openDoor } from "../door/open-door.ts";
import type { Channel } from "../remote/channel.ts";
import { errorFields, type Question, type Reply } from "../remote/messages.ts";
import { serveDatabase } from "../remote/serve-database.ts";
import type { EngineStart, FromEngine, ToEngine } from "./messages.ts";
import { openEngine } from "./open-engine.ts";

const port = parentPort;
if (port === null) throw new Error("engine-thread runs in a worker thread only");
const { folder, compileCache } = workerData as EngineStart;
if (compileCache) module.enableCompileCache();
const say = (message: FromEngine) => port.postMessage(message);
const failed = (error: unknown) => {
  const { name } = error instanceof Error ? error : new Error();
  say({ failed: { name, ...errorFields(error) } });
};

try {
  const pglite = await openEngine(folder);
  const door = await openDoor(folder, pglite);
  const end = () => void close(pglite, door);
  serveDatabase(channelFor(end), pglite);
  say({ done: "opened" });
} catch (error) {
  failed(error);
}

/** The engine itself waits for what is under way. */
async function close(pglite: PGlite, door: { close(): Promise<void> }): Promise<void> {
  try {
    await door.close();
    await pglite.close();
    say({ done: "closed" });
  } catch (error) {
    failed(error);
  }
}

function channelFor(onEnd: () => void): Channel<Question, Reply> {
  return {
    send: say,
    onMessage: (hear) =>
      void port?.on("message", (message: ToEngine) => ("close" in message ? onEnd() : hear(message))),
    onClose: (closed) => void port?.once("close", () => closed()),
    close: () => port?.close(),
  };
}
