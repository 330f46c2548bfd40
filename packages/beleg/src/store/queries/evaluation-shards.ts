import { sql } from "kysely";
import { json } from "../database/safe-text.ts";
import { now, type TenantScope } from "./scope.ts";

/** Some consecutive rows of an evaluation, the work of one job. */
export type EvaluationShard = {
  readonly first_row: number;
  readonly rows: readonly unknown[];
  readonly finished_at: string | null;
};

/** An answer to a row, as the JSON text it was given as. */
export type StoredAnswer = { readonly row_index: number; readonly sample: number; readonly answer: string };

/** What a row says and what it is compared with. */
const SAID = `strict $.**{0 to 2} ? (@.type() == "object").keyvalue() ? (@.key like_regex
  "^(summary_text|query|article_text|text|title|snippet)$").value`;

/** The rows of one tenant's evaluations, in shards, and the answers to them while they are judged. */
export function evaluationShardQueries(scope: TenantScope) {
  const { db, tenant } = scope;
  const shards = (evaluation_id: number) =>
    db.selectFrom("evaluation_shards").where("tenant", "=", tenant).where("evaluation_id", "=", evaluation_id);
  const answers = (evaluation_id: number, from: number, to: number) =>
    db
      .selectFrom("evaluation_answers")
      .where("tenant", "=", tenant)
      .where("evaluation_id", "=", evaluation_id)
      .where("row_index", ">=", from)
      .where("row_index", "<", to);
  return {
    async add(evaluation_id: number, first_row: number, rows: readonly unknown[]): Promise<void> {
      const shard = { tenant, evaluation_id, first_row, num_rows: rows.length, rows: json(rows) };
      await db.insertInto("evaluation_shards").values(shard).execute();
    },

    async show(evaluation_id: number, first_row: number): Promise<EvaluationShard | undefined> {
      return shards(evaluation_id)
        .select(["first_row", "rows", "finished_at"])
        .where("first_row", "=", first_row)
        .executeTakeFirst();
    },

    /** Where the shards begin, in row order. */
    async firstRows(evaluation_id: number): Promise<readonly number[]> {
      const found = await shards(evaluation_id).select("first_row").orderBy("first_row").execute();
      return found.map(({ first_row }) => first_row);
    },

    /** Single rows by their number, in any order. */
    async rows(evaluation_id: number, numbers: readonly number[]): Promise<ReadonlyMap<number, unknown>> {
      const { rows } = await sql<{ row_index: number; row: unknown }>`
        select wanted.row_index, rows -> (wanted.row_index - first_row) as row
        from unnest(${[...numbers]}::integer[]) as wanted (row_index) join evaluation_shards
          on row_index >= first_row and row_index < first_row + num_rows
        where tenant = ${tenant} and evaluation_id = ${evaluation_id}`.execute(db);
      return new Map(rows.map(({ row_index, row }) => [row_index, row]));
    },

    /** The numbers of the rows whose text, query or sources hold every one of these words, in any case. */
    async holding(evaluation_id: number, words: readonly string[]): Promise<ReadonlySet<number>> {
      const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
      const { rows } = await sql<{ row_index: number }>`
        select (first_row + at - 1)::integer as row_index
        from evaluation_shards, jsonb_array_elements(rows) with ordinality as given (row, at)
        where tenant = ${tenant} and evaluation_id = ${evaluation_id}
          and (
            select string_agg(said #>> '{}', chr(10))
            from jsonb_path_query(row, ${SAID}) as said
          ) ilike all (${patterns}::text[])`.execute(db);
      return new Set(rows.map(({ row_index }) => row_index));
    },

    /**
     * Ends a shard; true when it was the last one. Call it in a transaction: the lock on the evaluation lets one shard end at
     * a time, so that of two that end together one sees that nothing is left.
     */
    async finish(evaluation_id: number, first_row: number): Promise<boolean> {
      await sql`select 1 from evaluations where tenant = ${tenant} and id = ${evaluation_id} for update`.execute(db);
      await db
        .updateTable("evaluation_shards")
        .set({ finished_at: now(scope) })
        .where("tenant", "=", tenant)
        .where("evaluation_id", "=", evaluation_id)
        .where("first_row", "=", first_row)
        .where("finished_at", "is", null)
        .execute();
      const open = await shards(evaluation_id).select("first_row").where("finished_at", "is", null).executeTakeFirst();
      return open === undefined;
    },

    /**
     * Keeps answers; where a row has one already, that one stays. False, and nothing kept, when the evaluation has ended. Call
     * it in a transaction: the lock lets it end before or after.
     */
    async saveAnswers(evaluation_id: number, given: readonly StoredAnswer[]): Promise<boolean> {
      const { rows } = await sql`select 1 from evaluations
        where tenant = ${tenant} and id = ${evaluation_id} and status = 'running' for share`.execute(db);
      if (rows.length === 0) return false;
      await db
        .insertInto("evaluation_answers")
        .values(given.map((one) => ({ tenant, evaluation_id, ...one })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },

    /** Which rows from `from` up to `to` have been answered. */
    async answered(evaluation_id: number, from: number, to: number): Promise<readonly Omit<StoredAnswer, "answer">[]> {
      return answers(evaluation_id, from, to).select(["row_index", "sample"]).execute();
    },

    /** The answers to the rows from `from` up to `to`. */
    async answers(evaluation_id: number, from: number, to: number): Promise<readonly StoredAnswer[]> {
      return answers(evaluation_id, from, to).select(["row_index", "sample", "answer"]).execute();
    },

    async forgetAnswers(evaluation_id: number): Promise<void> {
      await db
        .deleteFrom("evaluation_answers")
        .where("tenant", "=", tenant)
        .where("evaluation_id", "=", evaluation_id)
        .execute();
    },

    /** How many answers an evaluation has and needs, whichever processes give them. */
    async progress(evaluation_id: number): Promise<{ readonly done: number; readonly total: number }> {
      const { rows } = await sql<{ done: number; total: number }>`
        select
          (select count(*) from evaluation_answers where tenant = ${tenant} and evaluation_id = ${evaluation_id}) as done,
          (select coalesce(sum(num_rows), 0) from evaluation_shards
            where tenant = ${tenant} and evaluation_id = ${evaluation_id})
            * coalesce((config ->> 'repeat')::integer, 1) as total
        from evaluations where tenant = ${tenant} and id = ${evaluation_id}`.execute(db);
      return rows[0] ?? { done: 0, total: 0 };
    },
  };
}
