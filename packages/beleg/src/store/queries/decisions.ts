import type { PipelineState } from "@beleg/core/contracts";
import { type Selectable, sql } from "kysely";
import { atomically } from "../database/atomically.ts";
import { json } from "../database/safe-text.ts";
import type { Tables } from "../database/tables.ts";
import { pageSize } from "./page.ts";
import { now, type TenantScope } from "./scope.ts";

export type DecisionVersionRow = Omit<Selectable<Tables["decision_versions"]>, "tenant">;
export type CustomerTextRow = Omit<Selectable<Tables["customer_texts"]>, "tenant">;

/** A case as lists show it: where it stands now. */
export type DecisionCaseRow = Omit<Selectable<Tables["decision_cases"]>, "tenant"> &
  Pick<DecisionVersionRow, "status" | "decision" | "composite" | "explanation_source"> & {
    readonly customer_id: string | null;
    readonly amount: string | null;
    readonly currency: string | null;
    readonly decided_by: string | null;
  };

/** Which cases to list. */
export type DecisionFilter = {
  readonly before?: { readonly updated_at: string; readonly transaction_id: string };
  readonly limit?: number;
  /** What the latest version decided. */
  readonly decision?: string;
  /** Where its customer text came from. */
  readonly source?: string;
};

/** The run of an escalated decision's review: its case in that version. */
export function escalationRun(transaction_id: string, version: number): string {
  return `${transaction_id}#${version}`;
}

/** The key under which a customer text is sent once. */
export function customerTextKey(id: number): string {
  return `customer_text:${id}`;
}

/** The key under which an event is kept once. */
export function eventKey(type: string, subject: string): string {
  return `event:${type}:${subject}`;
}

/** The decision cases of one tenant; analysing a transaction again adds a version and loses none. */
export function decisionQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  return {
    /** Stores the state as the next version of its case and gives that number. */
    addVersion: (state: PipelineState): Promise<number> =>
      atomically(db, async (tx) => {
        const transaction_id = state.transaction.transaction_id;
        const at = now(scope);
        const { latest_version: version } = await tx
          .insertInto("decision_cases")
          .values({ tenant, transaction_id, latest_version: 1, created_at: at, updated_at: at })
          .onConflict((conflict) =>
            conflict.columns(["tenant", "transaction_id"]).doUpdateSet({
              latest_version: sql`decision_cases.latest_version + 1`,
              updated_at: at,
            }),
          )
          .returning("latest_version")
          .executeTakeFirstOrThrow();
        await tx
          .insertInto("decision_versions")
          .values({
            tenant,
            transaction_id,
            version,
            status: state.status,
            decision: state.decision?.decision ?? null,
            composite: state.evidence?.composite_risk_score ?? null,
            explanation_source: state.explanation?.explanation_source ?? null,
            state: json(state),
            created_at: at,
          })
          .execute();
        return version;
      }),

    /** One version of a case; the latest unless another is named. */
    async show(transaction_id: string, version?: number): Promise<DecisionVersionRow | undefined> {
      let query = db
        .selectFrom("decision_versions")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("transaction_id", "=", transaction_id);
      if (version !== undefined) query = query.where("version", "=", version);
      const row = await query.orderBy("version", "desc").limit(1).executeTakeFirst();
      return row && withoutTenant(row);
    },

    /** All versions of a case without their states, oldest first. */
    async versions(transaction_id: string): Promise<readonly Omit<DecisionVersionRow, "state">[]> {
      return db
        .selectFrom("decision_versions")
        .select(["transaction_id", "version", "status", "decision", "composite", "explanation_source", "created_at"])
        .where("tenant", "=", tenant)
        .where("transaction_id", "=", transaction_id)
        .orderBy("version")
        .execute();
    },

    /** Cases with what their latest version says, last changed first. */
    async list({ before, limit, decision, source }: DecisionFilter = {}): Promise<readonly DecisionCaseRow[]> {
      let query = db
        .selectFrom("decision_cases as c")
        .innerJoin("decision_versions as v", (join) =>
          join
            .onRef("v.tenant", "=", "c.tenant")
            .onRef("v.transaction_id", "=", "c.transaction_id")
            .onRef("v.version", "=", "c.latest_version"),
        )
        .select(["c.transaction_id", "c.latest_version", "c.created_at", "c.updated_at"])
        .select(["v.status", "v.decision", "v.composite", "v.explanation_source"])
        .select([
          sql<string | null>`v.state #>> '{transaction,customer_id}'`.as("customer_id"),
          sql<string | null>`v.state #>> '{transaction,amount}'`.as("amount"),
          sql<string | null>`v.state #>> '{transaction,currency}'`.as("currency"),
          sql<string | null>`v.state #>> '{decision,decided_by}'`.as("decided_by"),
        ])
        .where("c.tenant", "=", tenant);
      if (decision !== undefined) query = query.where("v.decision", "=", decision);
      if (source !== undefined) query = query.where("v.explanation_source", "=", source);
      if (before) {
        query = query.where((is) =>
          is(is.refTuple("c.updated_at", "c.transaction_id"), "<", is.tuple(before.updated_at, before.transaction_id)),
        );
      }
      return query.orderBy("c.updated_at", "desc").orderBy("c.transaction_id", "desc").limit(pageSize(limit)).execute();
    },

    /** Deletes a case with all its versions, customer texts, feedback, messages and reviews: each tells of the payment. */
    delete: (transaction_id: string): Promise<boolean> =>
      atomically(db, async (tx) => {
        const of = (table: "decision_versions" | "customer_texts") =>
          tx.selectFrom(table).where("tenant", "=", tenant).where("transaction_id", "=", transaction_id);
        const versions = await of("decision_versions").select("version").execute();
        const texts = await of("customer_texts").select("customer_texts.id").execute();
        const forget = (kind: "escalated_decision" | "customer_text", run_ids: string[]) =>
          tx
            .deleteFrom("review_items")
            .where("tenant", "=", tenant)
            .where("kind", "=", kind)
            .where("run_id", "in", run_ids)
            .execute();
        if (versions.length > 0) {
          const events = versions.map(({ version }) =>
            eventKey("decision.made", escalationRun(transaction_id, version)),
          );
          await tx.deleteFrom("notifications").where("tenant", "=", tenant).where("dedupe_key", "in", events).execute();
          await forget(
            "escalated_decision",
            versions.map(({ version }) => escalationRun(transaction_id, version)),
          );
        }
        if (texts.length > 0) {
          await forget(
            "customer_text",
            texts.map(({ id }) => String(id)),
          );
          await tx
            .deleteFrom("notifications")
            .where("tenant", "=", tenant)
            .where(
              "dedupe_key",
              "in",
              texts.map(({ id }) => customerTextKey(id)),
            )
            .execute();
        }
        const { numDeletedRows } = await tx
          .deleteFrom("decision_cases")
          .where("tenant", "=", tenant)
          .where("transaction_id", "=", transaction_id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    /** Stores a text meant for the customer and gives its id. */
    async addCustomerText(text: Omit<CustomerTextRow, "id" | "created_at" | "updated_at">): Promise<number> {
      const at = now(scope);
      const { id } = await db
        .insertInto("customer_texts")
        .values({ ...text, tenant, created_at: at, updated_at: at })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async customerTexts(transaction_id: string): Promise<readonly CustomerTextRow[]> {
      const rows = await db
        .selectFrom("customer_texts")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("transaction_id", "=", transaction_id)
        .orderBy("id")
        .execute();
      return rows.map(withoutTenant);
    },

    /** Moves a customer text on, only from where it is expected to stand. */
    async moveCustomerText(
      id: number,
      from: CustomerTextRow["status"],
      to: CustomerTextRow["status"],
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("customer_texts")
        .set({ status: to, updated_at: now(scope) })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where("status", "=", from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Puts what a person wrote in the place of a text that has not been sent. */
    async rewriteCustomerText(id: number, text: string): Promise<void> {
      await db
        .updateTable("customer_texts")
        .set({ text, source: "human", updated_at: now(scope) })
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .where("status", "<>", "sent")
        .execute();
    },

    async hasCustomerText(id: number): Promise<boolean> {
      const row = await db
        .selectFrom("customer_texts")
        .select("id")
        .where("tenant", "=", tenant)
        .where("id", "=", id)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** What customers said about the texts of a case, oldest first. */
    async feedback(
      transaction_id: string,
    ): Promise<readonly Omit<Selectable<Tables["customer_feedback"]>, "tenant">[]> {
      return db
        .selectFrom("customer_feedback as f")
        .innerJoin("customer_texts as t", (join) =>
          join.onRef("t.tenant", "=", "f.tenant").onRef("t.id", "=", "f.customer_text_id"),
        )
        .select(["f.id", "f.customer_text_id", "f.rating", "f.comment", "f.created_at"])
        .where("f.tenant", "=", tenant)
        .where("t.transaction_id", "=", transaction_id)
        .orderBy("f.id")
        .execute();
    },

    async addFeedback(customer_text_id: number, rating: number, comment: string | null): Promise<void> {
      await db
        .insertInto("customer_feedback")
        .values({ tenant, customer_text_id, rating, comment, created_at: now(scope) })
        .execute();
    },
  };
}

function withoutTenant<T extends { tenant: string }>({ tenant: _tenant, ...row }: T): Omit<T, "tenant"> {
  return row;
}
