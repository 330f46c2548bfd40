import type { PGlite as KyselyPGlite } from "kysely";

type Result = { readonly rows: unknown[] };

/** The embedded database as its users see it: in this thread, in one of its own, or in another process. */
export type Engine = KyselyPGlite & {
  exec(text: string): Promise<Result[]>;
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
};
