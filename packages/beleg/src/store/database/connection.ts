import type { PGlite } from "@electric-sql/pglite";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** An open database, embedded in this process or on a server. */
export type Connection = { readonly db: Kysely<Tables>; close(): Promise<void> } & (
  | { readonly kind: "embedded"; readonly pglite: PGlite; readonly folder: string }
  | { readonly kind: "server"; readonly url: string }
);
