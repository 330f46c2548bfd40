import { type Kysely, sql } from "kysely";
import { atomically } from "./atomically.ts";
import { damaged } from "./store-failure.ts";
import type { Tables } from "./tables.ts";

type Table = { readonly name: string; readonly key: string | null };

/**
 * Reads every row of every table twice, in the order of its pages and by its key. A page that is not what was
 * written fails by its checksum; pages that are gone are still named by the key. Throws what the engine does, or `store_damaged`.
 */
export async function readEveryRow(db: Kysely<Tables>): Promise<void> {
  await atomically(db, async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    for (const { name, key } of await tablesOf(tx)) {
      await sql`set local enable_seqscan = on`.execute(tx);
      const read = sql.raw<{ n: number }>(`select count(*) as n, max(length(t::text)) from ${name} t`);
      const inOrder = (await read.execute(tx)).rows[0]?.n;
      if (key === null) continue;
      for (const scan of ["seqscan", "indexonlyscan", "bitmapscan", "sort", "incremental_sort"]) {
        await sql.raw(`set local enable_${scan} = off`).execute(tx);
      }
      const walk = sql.raw<{ n: number }>(`select count(*) as n from (select ${key} from ${name} order by ${key}) t`);
      const byKey = (await walk.execute(tx)).rows[0]?.n;
      if (inOrder !== byKey) throw damaged(`${name}: ${inOrder} rows, ${byKey} in its index`);
    }
  });
}

/** Our tables and those of the queues, each with the columns of its primary key, or of another index that names every row. */
async function tablesOf(db: Kysely<Tables>): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from unnest(i.indkey::int2[]) with ordinality k(attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)
        from pg_index i join pg_class ic on ic.oid = i.indexrelid join pg_am m on m.oid = ic.relam
        where i.indrelid = c.oid and m.amname = 'btree' and i.indpred is null and i.indexprs is null
        order by i.indisprimary desc, i.indisunique desc limit 1) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'beleg_jobs') order by 1`.execute(db);
  return rows;
}
