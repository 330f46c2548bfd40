import type { ReviewDecision, ReviewItem } from "@beleg/core/contracts";
import type { Selectable } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json } from "../database/safe-text.ts";
import type { Tables } from "../database/tables.ts";
import { pageSize } from "./page.ts";
import { now, type Scope, type TenantScope } from "./scope.ts";

export type ReviewFilter = {
  readonly status?: ReviewItem["status"];
  readonly kind?: ReviewItem["kind"];
  /** The last item of the page before. */
  readonly after?: { readonly created_at: string; readonly review_id: string };
  readonly limit?: number;
};

/** How an attempt to decide ended: it took effect, came late and was recorded without effect, or names nothing. */
export type DecideOutcome =
  | { readonly status: "decided"; readonly item: ReviewItem }
  | { readonly status: "late"; readonly item: ReviewItem }
  | { readonly status: "unknown" };

/** Where an item stands, without what it shows. */
export type ReviewProgress = Pick<
  ReviewItem,
  "review_id" | "kind" | "subject_id" | "status" | "created_at" | "expires_at" | "expiry_policy"
>;

/** What waits for a person, in one tenant. */
export function reviewQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  const find = async (review_id: string): Promise<ReviewItem | undefined> => {
    const row = await db
      .selectFrom("review_items")
      .selectAll()
      .where("tenant", "=", tenant)
      .where("review_id", "=", review_id)
      .executeTakeFirst();
    return row && toItem(row);
  };

  const record = async (on: TenantScope["db"], decision: ReviewDecision): Promise<void> => {
    const { review_id, actor, action, late, auto_approved, decided_at } = decision;
    const columns = { tenant, review_id, actor, action, late, auto_approved, decided_at };
    await on
      .insertInto("review_decisions")
      .values({ ...columns, decision: json(decision) })
      .execute();
  };

  return {
    find,

    /** Keeps a word on an item that changes nothing about where the item stands. */
    record: (decision: ReviewDecision) => record(db, decision),

    /** The same, held against every other decider until the transaction ends. */
    async lock(review_id: string): Promise<ReviewItem | undefined> {
      const row = await db
        .selectFrom("review_items")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("review_id", "=", review_id)
        .forUpdate()
        .executeTakeFirst();
      return row && toItem(row);
    },

    /** The item about a subject, if one was opened. */
    async of(kind: ReviewItem["kind"], subject_id: string): Promise<ReviewItem | undefined> {
      const row = await db
        .selectFrom("review_items")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("kind", "=", kind)
        .where("run_id", "=", subject_id)
        .executeTakeFirst();
      return row && toItem(row);
    },

    /** Where the items about several subjects stand, oldest first; what they show is left out. */
    async ofSeveral(kind: ReviewItem["kind"], subject_ids: readonly string[]): Promise<readonly ReviewProgress[]> {
      if (subject_ids.length === 0) return [];
      return db
        .selectFrom("review_items")
        .select(["review_id", "kind", "run_id as subject_id", "status", "created_at", "expires_at", "expiry_policy"])
        .where("tenant", "=", tenant)
        .where("kind", "=", kind)
        .where("run_id", "in", [...subject_ids])
        .orderBy("created_at")
        .orderBy("review_id")
        .execute();
    },

    /** Opens an item; one kind and subject has at most one, so opening twice gives the first one back. */
    open: (item: ReviewItem): Promise<{ readonly item: ReviewItem; readonly created: boolean }> =>
      atomically(db, async (tx) => {
        const { snapshot, decision, subject_id, ...columns } = item;
        const inserted = await tx
          .insertInto("review_items")
          .values({
            ...columns,
            run_id: subject_id,
            tenant,
            snapshot: json(snapshot),
            decision: decision === null ? null : json(decision),
            updated_at: now(scope),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (inserted) return { item: toItem(inserted), created: true };
        const known = await tx
          .selectFrom("review_items")
          .selectAll()
          .where("tenant", "=", tenant)
          .where((is) =>
            is.or([
              is("review_id", "=", item.review_id),
              is.and([is("kind", "=", item.kind), is("run_id", "=", subject_id)]),
            ]),
          )
          .executeTakeFirstOrThrow();
        return { item: toItem(known), created: false };
      }),

    /** Oldest first. */
    async list({ status, kind, after, limit }: ReviewFilter = {}): Promise<readonly ReviewItem[]> {
      let query = db.selectFrom("review_items").selectAll().where("tenant", "=", tenant);
      if (status !== undefined) query = query.where("status", "=", status);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (after !== undefined) {
        query = query.where((is) =>
          is(is.refTuple("created_at", "review_id"), ">", is.tuple(after.created_at, after.review_id)),
        );
      }
      const rows = await query.orderBy("created_at").orderBy("review_id").limit(pageSize(limit)).execute();
      return rows.map(toItem);
    },

    /** What waits for a person, also what was handed on to one, by deadline, and how many wait in all. */
    async waiting(limit: number): Promise<{ readonly items: readonly ReviewItem[]; readonly total: number }> {
      const open = db
        .selectFrom("review_items")
        .where("tenant", "=", tenant)
        .where("status", "in", ["pending", "escalated"]);
      const rows = await open.selectAll().orderBy("expires_at").orderBy("review_id").limit(limit).execute();
      const { total } = await open.select((is) => is.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
      return { items: rows.map(toItem), total };
    },

    /** The ids of items whose deadline has passed and which nobody has closed yet. */
    async due(limit: number): Promise<readonly string[]> {
      const rows = await db
        .selectFrom("review_items")
        .select("review_id")
        .where("tenant", "=", tenant)
        .where("status", "=", "pending")
        .where("expires_at", "<=", now(scope))
        .orderBy("expires_at")
        .limit(limit)
        .execute();
      return rows.map(({ review_id }) => review_id);
    },

    /**
     * Compare-and-set: the decision takes effect when the item still stands at one of `from` (default: pending), and is
     * recorded as late otherwise. Of any number of deciders exactly one takes effect.
     */
    decide: (
      decision: ReviewDecision,
      next: ReviewItem["status"],
      from: readonly ReviewItem["status"][] = ["pending"],
    ): Promise<DecideOutcome> =>
      atomically(db, async (tx) => {
        const { review_id } = decision;
        const updated = await tx
          .updateTable("review_items")
          .set({ status: next, decision: json({ ...decision, late: false }), updated_at: now(scope) })
          .where("tenant", "=", tenant)
          .where("review_id", "=", review_id)
          .where("status", "in", [...from])
          .returningAll()
          .executeTakeFirst();
        if (updated) {
          await record(tx, { ...decision, late: false });
          return { status: "decided", item: toItem(updated) };
        }
        const known = await tx
          .selectFrom("review_items")
          .selectAll()
          .where("tenant", "=", tenant)
          .where("review_id", "=", review_id)
          .executeTakeFirst();
        if (!known) return { status: "unknown" };
        await record(tx, { ...decision, late: true });
        return { status: "late", item: toItem(known) };
      }),

    /** Every decision ever made on an item, late ones included, in order. */
    async decisionsOf(review_id: string): Promise<readonly ReviewDecision[]> {
      const rows = await db
        .selectFrom("review_decisions")
        .select("decision")
        .where("tenant", "=", tenant)
        .where("review_id", "=", review_id)
        .orderBy("id")
        .execute();
      return rows.map(({ decision }) => decision);
    },
  };
}

/** Items of any tenant whose deadline has passed: what the timer closes. */
export async function dueReviews(
  scope: Scope,
  limit: number,
): Promise<readonly { readonly tenant: string; readonly review_id: string }[]> {
  return scope.db
    .selectFrom("review_items")
    .select(["tenant", "review_id"])
    .where("status", "=", "pending")
    .where("expires_at", "<=", now(scope))
    .orderBy("expires_at")
    .limit(limit)
    .execute();
}

/** The column is called after the runs the first reviews were about. */
function toItem(row: Selectable<Tables["review_items"]>): ReviewItem {
  const { tenant: _tenant, updated_at: _at, run_id: subject_id, ...item } = row;
  return { ...item, subject_id };
}
