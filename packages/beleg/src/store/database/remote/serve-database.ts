import type { PGlite, Transaction } from "@electric-sql/pglite";
import { PARSERS } from "../parsers.ts";
import type { Channel } from "./channel.ts";
import { errorFields, type Question, type Reply } from "./messages.ts";

type Open = {
  readonly tx: Transaction;
  readonly end: (commit: boolean) => void;
  readonly ended: Promise<void>;
  readonly silence: NodeJS.Timeout | undefined;
};

class RolledBack extends Error {}

/**
 * Answers what is asked over a channel. Whoever leaves in a transaction has not committed it; where `silenceMs` is given,
 * whoever says nothing for so long in a transaction is sent away, because nobody else could write meanwhile.
 */
export function serveDatabase(
  channel: Channel<Question, Reply>,
  pglite: PGlite,
  { silenceMs }: { readonly silenceMs?: number } = {},
): void {
  const transactions = new Map<number, Open>();
  const listeners = new Map<number, () => Promise<void>>();
  let gone = false;
  channel.onClose(() => {
    gone = true;
    for (const { end } of transactions.values()) end(false);
    for (const unlisten of listeners.values()) void unlisten().catch(() => {});
  });

  function begin(id: number): Promise<void> {
    return new Promise((begun, failed) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const end = (commit: boolean) => (commit ? resolve() : reject(new RolledBack()));
      const ended = pglite.transaction(async (tx) => {
        const silence = silenceMs === undefined ? undefined : setTimeout(() => void channel.close(), silenceMs).unref();
        transactions.set(id, { tx, end, ended, silence });
        if (gone) end(false);
        begun();
        await promise;
      });
      ended
        .catch(failed)
        .finally(() => {
          clearTimeout(transactions.get(id)?.silence);
          transactions.delete(id);
        })
        .catch(() => {});
    });
  }

  function opened(id: number): Open {
    const open = transactions.get(id);
    if (open === undefined) throw new Error("the transaction has ended");
    open.silence?.refresh();
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
      case "listen": {
        const { id } = question;
        listeners.set(id, await pglite.listen(question.channel, (heard) => reply({ id, heard })));
        return;
      }
      case "unlisten": {
        await listeners.get(question.of)?.();
        listeners.delete(question.of);
        return;
      }
    }
  }

  function reply(said: Reply): void {
    if (!gone) channel.send(said);
  }

  channel.onMessage((question) => {
    answer(question).then(
      (result) => reply({ id: question.id, result }),
      (error: unknown) => reply({ id: question.id, error: errorFields(error) }),
    );
  });
}
