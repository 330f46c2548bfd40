import type { PGlite } from "@electric-sql/pglite";
import type { Kysely } from "kysely";
import type { RemoteDatabase } from "./door/visit.ts";
import type { Tables } from "./tables.ts";

/** An open database, embedded in a process or on a server. */
export type Connection = { readonly db: Kysely<Tables>; close(): Promise<void> } & (
  | { readonly kind: "embedded"; readonly pglite: PGlite; readonly folder: string }
  /** Embedded in another process, which lets this one use it. */
  | { readonly kind: "guest"; readonly pglite: RemoteDatabase; readonly folder: string }
  | { readonly kind: "server"; readonly url: string }
);
