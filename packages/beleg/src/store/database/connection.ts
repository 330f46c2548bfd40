import type { Kysely } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** An open database, embedded in a process or on a server. */
export type Connection = { readonly db: Kysely<Tables>; close(): Promise<void> } & (
  | { readonly kind: "embedded"; readonly pglite: Engine; readonly folder: string }
  /** Embedded in another process, which lets this one use it. */
  | { readonly kind: "guest"; readonly pglite: Engine; readonly folder: string }
  | { readonly kind: "server"; readonly url: string }
);
