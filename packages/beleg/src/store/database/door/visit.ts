import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { belegError } from "@beleg/core/contracts";
import type { PGlite as KyselyPGlite } from "kysely";
import { onFrames, sendFrame } from "./frames.ts";
import { type DoorPlate, doorFile, type Question, type Reply } from "./messages.ts";

type Result = { readonly rows: never[]; readonly affectedRows?: number };
type Options = { readonly parsers?: unknown };
type Asked = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };
type WithoutId<Each> = Each extends unknown ? Omit<Each, "id"> : never;

/** The database that another process holds, used as if it were here. */
export type RemoteDatabase = KyselyPGlite & { exec(text: string): Promise<Result[]> };

/** Goes through the door of a folder; undefined where there is none, or nobody behind it. */
export async function visit(folder: string): Promise<RemoteDatabase | undefined> {
  const plate = await readPlate(folder);
  const socket = plate && (await reach(plate.port));
  if (!plate || !socket) return undefined;
  socket.write(plate.token);
  return over(socket);
}

async function readPlate(folder: string): Promise<DoorPlate | undefined> {
  try {
    return JSON.parse(await readFile(doorFile(folder), "utf8")) as DoorPlate;
  } catch {
    return undefined;
  }
}

function reach(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket)).once("error", () => resolve(undefined));
  });
}

function over(socket: Socket): RemoteDatabase {
  const asked = new Map<number, Asked>();
  let ids = 0;
  let closed = false;
  onFrames<Reply>(socket, (reply) => {
    const { resolve, reject } = asked.get(reply.id) ?? {};
    asked.delete(reply.id);
    if ("result" in reply) resolve?.(reply.result);
    else reject?.(Object.assign(new Error(String(reply.error.message)), reply.error));
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    closed = true;
    for (const { reject } of asked.values()) reject(gone());
    asked.clear();
  });

  function ask(question: WithoutId<Question>): { readonly id: number; readonly answer: Promise<unknown> } {
    const id = ids++;
    const answer = new Promise<unknown>((resolve, reject) => {
      if (closed) return reject(gone());
      asked.set(id, { resolve, reject });
      sendFrame(socket, { ...question, id });
    });
    return { id, answer };
  }

  const queryIn =
    (tx: number | null) =>
    (text: string, params: readonly unknown[] = [], options: Options = {}) =>
      ask({ op: "query", text, params, ours: options.parsers !== undefined, tx }).answer as Promise<never>;

  return {
    get closed() {
      return closed;
    },
    ready: true,
    waitReady: Promise.resolve(),
    query: queryIn(null),
    exec: (text) => ask({ op: "exec", text }).answer as Promise<Result[]>,
    async transaction(work) {
      const { id, answer } = ask({ op: "begin" });
      // Whoever began waits for the work to begin, also where it can only fail.
      const failure = await answer.then(
        () => undefined,
        (error: Error) => error,
      );
      const query = failure === undefined ? queryIn(id) : () => Promise.reject(failure);
      const end = (op: "commit" | "rollback") => ask({ op, tx: id }).answer;
      let ended = false;
      const rollback = async () => {
        ended = true;
        await end("rollback");
      };
      try {
        const result = await work({ query, rollback });
        if (failure !== undefined) throw failure;
        if (!ended) await end("commit");
        return result as never;
      } catch (error) {
        if (!ended && failure === undefined) await end("rollback").catch(() => {});
        throw error;
      }
    },
    async close() {
      closed = true;
      socket.end();
    },
  };
}

function gone(): Error {
  return belegError("store_unreachable", { detail: "the process that held the database has ended; try again" });
}
