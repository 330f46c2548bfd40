import { belegError } from "@beleg/core/contracts";
import { sql } from "kysely";
import { json } from "../database/safe-text.ts";
import { now, type Scope, type TenantScope } from "./scope.ts";

/** An answer that was given. */
export type StoredAnswer = {
  readonly status: number;
  readonly content_type: string | null;
  /** Headers that are part of it; null for answers kept before there were any. */
  readonly headers: Readonly<Record<string, string>> | null;
  readonly body: string | null;
};

/** Whose turn it is with a key: ours, somebody's who is still at it, nobody's for another request, or an answer's. */
export type KeyClaim =
  | { readonly state: "ours" }
  | { readonly state: "in_progress" }
  | { readonly state: "other_request" }
  | { readonly state: "answered"; readonly answer: StoredAnswer };

/** How long an answer is kept. */
const RETENTION_MS = 24 * 3_600_000;
/** A claim that nobody has renewed for so long is lost: its process has ended. By the database's clock, which all share. */
const CLAIM = sql<string>`now() + interval '15 seconds'`;

/** Says that the claims of this process are still at work. */
export async function renewClaims({ db, claimant }: Scope): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ claimed_until: CLAIM })
    .where("status", "is", null)
    .where("claimed_by", "=", claimant.id)
    .execute();
}

/** Requests that may be sent twice, in one tenant. */
export function idempotencyQueries(scope: TenantScope) {
  const { db, tenant, clock, claimant } = scope;
  return {
    /** Takes a key for a request, known by its digest; also from a process that ended before its request had any effect. */
    async claim(key: string, digest: string): Promise<KeyClaim> {
      const oldest = new Date(clock.now() - RETENTION_MS).toISOString();
      await db.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
      const claim = { digest, claimed_by: claimant.id, claimed_until: CLAIM, created_at: now(scope) };
      const answer = { status: null, content_type: null, headers: null, body: null };
      const taken = await db
        .insertInto("idempotency_keys")
        .values({ tenant, key, ...claim, ...answer })
        .onConflict((conflict) =>
          conflict
            .columns(["tenant", "key"])
            .doUpdateSet(claim)
            .where("idempotency_keys.status", "is", null)
            .where("idempotency_keys.claimed_by", "is distinct from", claimant.id)
            .where((is) =>
              claimant.alone
                ? is.lit(true)
                : is.or([
                    is("idempotency_keys.claimed_until", "is", null),
                    is("idempotency_keys.claimed_until", "<", sql<string>`now()`),
                  ]),
            ),
        )
        .returning("key")
        .executeTakeFirst();
      if (taken) return { state: "ours" };
      const known = await db
        .selectFrom("idempotency_keys")
        .select(["digest", "status", "content_type", "headers", "body"])
        .where("tenant", "=", tenant)
        .where("key", "=", key)
        .executeTakeFirst();
      if (known === undefined) return { state: "in_progress" };
      const { digest: first, status, ...kept } = known;
      if (first !== digest) return { state: "other_request" };
      return status === null ? { state: "in_progress" } : { state: "answered", answer: { status, ...kept } };
    },

    /** Keeps the answer of the request that has the key. Throws where another process has taken it over meanwhile. */
    async keep(key: string, answer: StoredAnswer): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable("idempotency_keys")
        .set({ ...answer, headers: json(answer.headers) })
        .where("tenant", "=", tenant)
        .where("key", "=", key)
        .where("claimed_by", "=", claimant.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw belegError("idempotency_in_progress", {});
    },

    /** Gives a key back after a failure that a second try may cure. */
    async release(key: string): Promise<void> {
      await db
        .deleteFrom("idempotency_keys")
        .where("tenant", "=", tenant)
        .where("key", "=", key)
        .where("status", "is", null)
        .where("claimed_by", "=", claimant.id)
        .execute();
    },
  };
}
