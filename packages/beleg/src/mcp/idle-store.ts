import type { Store } from "../store/index.ts";

/** A store that is open only while it is used and a moment longer, so that others can have an embedded one too. */
export type IdleStore = {
  readonly use: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

const IDLE_MS = 1000;

/** Whether the service through which the store was used has ended. */
function isOver({ connection }: Store): boolean {
  return connection.kind === "guest" && connection.pglite.closed;
}

/** Opens the store with its first use, and again when it is used after it was idle or has failed. */
export function idleStore(open: () => Promise<Store>, idleMs: number = IDLE_MS): IdleStore {
  let opened: Promise<Store> | undefined;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;
  /** One closes before the next opens: both may want the same folder. */
  let closing: Promise<void> = Promise.resolve();
  const close = () => {
    clearTimeout(timer);
    const ended = opened;
    opened = undefined;
    if (ended !== undefined) {
      closing = ended.then(
        (store) => store.close(),
        () => {},
      );
    }
    return closing;
  };
  return {
    async use(work) {
      clearTimeout(timer);
      users += 1;
      try {
        if (opened !== undefined && isOver(await opened)) await close();
      } catch {
        // Whoever asked for it has been told.
      }
      opened ??= closing.then(open);
      const mine = opened;
      try {
        return await work(await mine);
      } catch (error) {
        // Whatever it was: what is opened anew cannot be what is left of a service that has ended.
        if (opened === mine && users === 1) await close();
        throw error;
      } finally {
        users -= 1;
        if (users === 0) timer = setTimeout(() => void close().catch(() => {}), idleMs);
      }
    },
    close,
  };
}
