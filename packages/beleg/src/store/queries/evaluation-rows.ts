import { json } from "../database/safe-text.ts";
import type { TenantScope } from "./scope.ts";

const MOST_AT_ONCE = 500;

/** What the judge said of the rows of one tenant's evaluations. */
export function evaluationRowQueries({ db, tenant }: TenantScope) {
  return {
    async save(
      evaluation_id: number,
      rows: readonly { readonly row_index: number; readonly judged: Readonly<Record<string, unknown>> }[],
    ): Promise<void> {
      for (let at = 0; at < rows.length; at += MOST_AT_ONCE) {
        const values = rows
          .slice(at, at + MOST_AT_ONCE)
          .map(({ row_index, judged }) => ({ tenant, evaluation_id, row_index, judged: json(judged) }));
        await db.insertInto("evaluation_rows").values(values).execute();
      }
    },

    /** Undefined for a row of an evaluation that ended before rows were kept. */
    async show(evaluation_id: number, row_index: number): Promise<Readonly<Record<string, unknown>> | undefined> {
      const found = await db
        .selectFrom("evaluation_rows")
        .select("judged")
        .where("tenant", "=", tenant)
        .where("evaluation_id", "=", evaluation_id)
        .where("row_index", "=", row_index)
        .executeTakeFirst();
      return found?.judged;
    },
  };
}
