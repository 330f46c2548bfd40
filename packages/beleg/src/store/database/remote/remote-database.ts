import type { Engine } from "../engine.ts";
import type { Channel } from "./channel.ts";
import { errorOf, type Question, type Reply } from "./messages.ts";

type Result = { readonly rows: never[]; readonly affectedRows?: number };
type Options = { readonly parsers?: unknown };
type Asked = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void };
type WithoutId<Each> = Each extends unknown ? Omit<Each, "id"> : never;

/** The database at the other end of a channel, used as if it were here. `gone` is what everybody is told who asks, or still waits, once that has closed. */
export function remoteDatabase(channel: Channel<Reply, Question>, gone: (why?: Error) => Error): Engine {
  const asked = new Map<number, Asked>();
  const listeners = new Map<number, (payload: string) => void>();
  let ids = 0;
  let closed = false;
  let why: Error | undefined;
  channel.onMessage((reply) => {
    if ("heard" in reply) {
      listeners.get(reply.id)?.(reply.heard);
      return;
    }
    const { resolve, reject } = asked.get(reply.id) ?? {};
    asked.delete(reply.id);
    if ("result" in reply) resolve?.(reply.result);
    else reject?.(errorOf(reply.error));
  });
  channel.onClose((reason) => {
    closed = true;
    why = reason;
    for (const { reject } of asked.values()) reject(gone(why));
    asked.clear();
  });

  function ask(question: WithoutId<Question>): { readonly id: number; readonly answer: Promise<unknown> } {
    const id = ids++;
    const answer = new Promise<unknown>((resolve, reject) => {
      if (closed) return reject(gone(why));
      channel.send({ ...question, id });
      asked.set(id, { resolve, reject });
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
    async listen(name, hear) {
      const { id, answer } = ask({ op: "listen", channel: name });
      listeners.set(id, hear);
      await answer;
      return async () => {
        listeners.delete(id);
        await ask({ op: "unlisten", of: id }).answer;
      };
    },
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
      await channel.close();
      closed = true;
    },
  };
}
