import type { Socket } from "node:net";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { PARSERS } from "../parsers.ts";
import { sendFrame } from "./frames.ts";
import type { Question, Reply } from "./messages.ts";

/** A guest that begins a transaction and says nothing for so long has stopped: nobody else could write meanwhile. */
const SILENCE_MS = 30_000;

type Open = {
  readonly tx: Transaction;
  readonly end: (commit: boolean) => void;
  readonly ended: Promise<void>;
  timer: NodeJS.Timeout;
};

class RolledBack extends Error {}

/** Answers the questions of one guest. A guest that leaves in a transaction has not committed it. */
export function serveGuest(socket: Socket, pglite: PGlite): (question: Question) => void {
  const transactions = new Map<number, Open>();
  socket.on("close", () => {
    for (const { end } of transactions.values()) end(false);
  });

  function begin(id: number): Promise<void> {
    return new Promise((begun, failed) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const end = (commit: boolean) => (commit ? resolve() : reject(new RolledBack()));
      const ended = pglite.transaction(async (tx) => {
        transactions.set(id, { tx, end, ended, timer: setTimeout(() => socket.destroy(), SILENCE_MS).unref() });
        if (socket.destroyed) end(false);
        begun();
        await promise;
      });
      ended
        .catch(failed)
        .finally(() => {
          clearTimeout(transactions.get(id)?.timer);
          transactions.delete(id);
        })
        .catch(() => {});
    });
  }

  function opened(id: number): Open {
    const open = transactions.get(id);
    if (open === undefined) throw new Error("the transaction has ended");
    open.timer.refresh();
    return open;
  }

  async function answer(question: Question): Promise<unknown> {
    switch (question.op) {
      case "query": {
        const { text, params, ours, tx } = question;
        const on = tx === null ? pglite : opened(tx).tx;
        const { rows, affectedRows } = await on.query(text, [...params], ours ? { parsers: { ...PARSERS } } : {});
        return { rows, affectedRows };
      }
      case "exec":
        return (await pglite.exec(question.text)).map(({ rows }) => ({ rows }));
      case "begin":
        return begin(question.id);
      case "commit":
      case "rollback": {
        const { end, ended } = opened(question.tx);
        end(question.op === "commit");
        return ended.catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
      }
    }
  }

  return (question) => {
    const reply = (said: Reply) => {
      if (!socket.destroyed) sendFrame(socket, said);
    };
    answer(question).then(
      (result) => reply({ id: question.id, result }),
      (error: unknown) => reply({ id: question.id, error: plain(error) }),
    );
  };
}

/** What is known of an error, as data: the fields of the engine's own are strings. */
function plain(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields = Object.entries(error).filter(([, value]) => typeof value === "string");
  return { ...Object.fromEntries(fields), message: error.message };
}
