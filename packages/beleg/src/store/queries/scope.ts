import type { Clock } from "@beleg/core";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** What every set of queries works with: the store or an open transaction, and the time. */
export type Scope = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Whether there is a graph to tell of changes. Without one nothing piles up; the doctor tells a later one everything. */
  readonly graph: boolean;
  /** Who claims things in this process; `alone`: the database belongs to it, so that every other claimant is gone. */
  readonly claimant: { readonly id: string; readonly alone: boolean };
  /** Deletes what is kept outside the database about texts with these digests. */
  readonly forgetTexts: (digests: readonly string[]) => Promise<void>;
};
/** The same for one tenant: the queries made from it can reach no other. */
export type TenantScope = Scope & { readonly tenant: string };

/** The present as the database takes it. */
export function now({ clock }: Scope): string {
  return new Date(clock.now()).toISOString();
}
