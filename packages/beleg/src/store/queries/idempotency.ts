import { json } from "../database/safe-text.ts";
import { now, type TenantScope } from "./scope.ts";

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
/** A first request that has not answered after this time has died. */
const LOST_MS = 10 * 60_000;

/** Requests that may be sent twice, in one tenant. */
export function idempotencyQueries(scope: TenantScope) {
  const { db, tenant, clock } = scope;
  const before = (ms: number) => new Date(clock.now() - ms).toISOString();
  const own = (key: string) => ({ tenant, key });
  return {
    /** Takes a key for a request, known by its digest. */
    async claim(key: string, digest: string): Promise<KeyClaim> {
      await db.deleteFrom("idempotency_keys").where("created_at", "<", before(RETENTION_MS)).execute();
      await db
        .deleteFrom("idempotency_keys")
        .where("tenant", "=", tenant)
        .where("key", "=", key)
        .where("status", "is", null)
        .where("created_at", "<", before(LOST_MS))
        .execute();
      const taken = await db
        .insertInto("idempotency_keys")
        .values({
          ...own(key),
          digest,
          status: null,
          content_type: null,
          headers: null,
          body: null,
          created_at: now(scope),
        })
        .onConflict((conflict) => conflict.columns(["tenant", "key"]).doNothing())
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
      const { digest: first, status, ...answer } = known;
      if (first !== digest) return { state: "other_request" };
      return status === null ? { state: "in_progress" } : { state: "answered", answer: { status, ...answer } };
    },

    /** Stores the answer of the request that has the key. */
    async store(key: string, answer: StoredAnswer): Promise<void> {
      await db
        .updateTable("idempotency_keys")
        .set({ ...answer, headers: json(answer.headers) })
        .where("tenant", "=", tenant)
        .where("key", "=", key)
        .where("status", "is", null)
        .execute();
    },

    /** Gives a key back after a failure that a second try may cure. */
    async release(key: string): Promise<void> {
      await db
        .deleteFrom("idempotency_keys")
        .where("tenant", "=", tenant)
        .where("key", "=", key)
        .where("status", "is", null)
        .execute();
    },
  };
}
