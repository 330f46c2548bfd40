import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store, type TenantStore } from "../../../packages/beleg/src/store/index.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";

/** The node types of the plan a query gets. */
async function planOf(store: Store, query: CompiledQuery): Promise<string[]> {
  const text = query.sql.replace(/\$(\d+)/g, (_, at: string) => literal(query.parameters[Number(at) - 1]));
  const { rows } = await sql
    .raw<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>(`explain (format json) ${text}`)
    .execute(store.db);
  const nodes: string[] = [];
  const walk = (plan: Plan) => {
    nodes.push(`${plan["Node Type"]} ${plan["Relation Name"] ?? ""}`.trim());
    for (const inner of plan.Plans ?? []) walk(inner);
  };
  walk((rows[0] as { "QUERY PLAN": readonly [{ Plan: Plan }] })["QUERY PLAN"][0].Plan);
  return nodes;
}
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** The prototype that holds a method. */
function ownerOf<T extends object>(object: T, method: keyof T): T {
  return Object.hasOwn(object, method) ? object : ownerOf(Object.getPrototypeOf(object) as T, method);
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return `array[${value.map(literal).join(", ")}]`;
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}

const FILLED = [
  ..."articles summaries runs explainability_reports outbox agent_results model_cache idempotency_keys".split(" "),
  ..."documents rerank_runs decision_cases decision_versions customer_texts review_items notifications".split(" "),
];

describe.each(ENGINES)("with 20,000 stored runs no query reads a table from end to end, %s", (kind) => {
  let engine: Engine;
  let store: Store;
  beforeAll(async () => {
    engine = await startEngine(kind);
    store = await openStore(await engine.fresh());
    await sql`insert into articles (tenant, digest, text, created_at)
      select 't' || n % 5, md5(n::text), 'text', now() from generate_series(1, 20000) n`.execute(store.db);
    await sql`insert into summaries (tenant, article_id, digest, text, created_at)
      select tenant, id, digest, 'text', now() from articles`.execute(store.db);
    await sql`insert into runs (tenant, kind, status, article_id, summary_id, model, num_findings, created_at, started_at, finished_at, error)
      select tenant, 'check', case when id % 50 = 0 then 'failed' else 'success' end, article_id, id, 'none', 0, now(), now(), now(),
        case when id % 50 = 0 then '{"code": "x"}'::jsonb end from summaries`.execute(store.db);
    await sql`insert into explainability_reports (run_id, version, report_json, created_at, tenant)
      select id, 'm9_v1', '{}', now(), tenant from runs where status = 'success'`.execute(store.db);
    await sql`insert into outbox (tenant, topic, subject, created_at, available_at)
      select tenant, 'graph', id::text, now(), now() + interval '1 day' from runs`.execute(store.db);
    await sql`insert into agent_results (tenant, run_id, dimension, status, origin, result)
      select tenant, id, 'factuality', 'ok', 'embedded', '{}' from runs`.execute(store.db);
    // Answers of the usual length: of shorter ones so many fit a page that reading all of them is cheaper.
    await sql`insert into model_cache (key, value, created_at, expires_at, texts)
      select 'k' || n, repeat(md5(n::text), 25), now(), now() + interval '1 day', array[md5(n::text)] from generate_series(1, 20000) n`.execute(
      store.db,
    );
    await sql`insert into idempotency_keys (tenant, key, digest, created_at, body)
      select tenant, 'k' || id, 'd', now(), '{"run_id":' || id || '}' from runs`.execute(store.db);
    await sql`insert into documents (tenant, collection, document_id, title, text, digest, ingested_at)
      select 't' || n % 5, 'c', 'd' || n, '', 'text', 'x', now() from generate_series(1, 20000) n`.execute(store.db);
    await sql`insert into rerank_runs (tenant, query, status, request, created_at, updated_at)
      select 't' || n % 5, 'q', 'done', '{}', now(), now() from generate_series(1, 20000) n`.execute(store.db);
    await sql`insert into decision_cases (tenant, transaction_id, latest_version, created_at, updated_at)
      select 't' || n % 5, 'T-' || n, 1, now(), now() from generate_series(1, 20000) n`.execute(store.db);
    await sql`insert into decision_versions (tenant, transaction_id, version, status, state, created_at)
      select tenant, transaction_id, 1, 'completed', '{}', now() from decision_cases`.execute(store.db);
    await sql`insert into customer_texts (tenant, transaction_id, version, locale, text, source, status, created_at, updated_at)
      select tenant, transaction_id, 1, 'es', 'x', 'template', 'sent', now(), now() from decision_cases`.execute(
      store.db,
    );
    await sql`insert into review_items
      (tenant, review_id, kind, run_id, status, created_at, expires_at, expiry_policy, snapshot, snapshot_digest, updated_at)
      select tenant, 'e' || transaction_id, 'escalated_decision', transaction_id || '#1', 'approved', now(), now(), 'escalate', '{}', '', now()
      from decision_cases`.execute(store.db);
    await sql`insert into notifications (tenant, dedupe_key, channel, payload, status, created_at)
      select tenant, 'customer_text:' || id, 'customer', '{}', 'sent', now() from customer_texts`.execute(store.db);
    for (const table of FILLED) {
      await sql`analyze ${sql.table(table)}`.execute(store.db);
    }
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  /** What the repository asks the database, caught on its way. */
  async function queriesOf(work: (mine: TenantStore, all: Store) => Promise<unknown>): Promise<CompiledQuery[]> {
    const caught: CompiledQuery[] = [];
    // On the class: a transaction has an executor of its own.
    const executors = ownerOf(store.db.getExecutor(), "executeQuery");
    const own = Object.getOwnPropertyDescriptor(executors, "executeQuery")!;
    const original = own.value as typeof executors.executeQuery;
    executors.executeQuery = function (query, ...rest) {
      caught.push(query);
      return original.call(this, query, ...rest) as never;
    };
    try {
      await work(store.tenant("t1"), store);
    } finally {
      Object.defineProperty(executors, "executeQuery", own);
    }
    return caught.filter(({ sql: text }) => /^\s*(?:select|delete|update|with)/i.test(text));
  }

  it.each<[string, (mine: TenantStore, all: Store) => Promise<unknown>]>([
    ["the first page of a list", (mine) => mine.runs.list()],
    ["a later page", (mine) => mine.runs.list({ before: 9000 })],
    ["failed runs", (mine) => mine.runs.list({ status: "failed" })],
    ["one run with its texts and report", (mine) => mine.runs.show(5001)],
    ["what retention deletes next", (mine) => mine.runs.finishedBefore("2000-01-01T00:00:00Z", 100)],
    ["what the graph must hold", (_, all) => all.projections.settled(9000, 100)],
    ["which reviews are due", (_, all) => all.dueReviews(10)],
    ["which of one tenant's reviews are due", (mine) => mine.reviews.due(10)],
    ["deleting a run with all that was made from it", (mine) => mine.runs.delete(5001)],
    ["deleting a decision case", (mine) => mine.decisions.delete("T-5001")],
    ["deleting a rerank run", (mine) => mine.rerankRuns.delete(5001)],
    ["deleting a document", (mine) => mine.documents.remove("c", "d5001")],
    ["deleting expired model answers", (_, all) => all.modelCache.sweep()],
  ])("%s", async (_name, work) => {
    const queries = await queriesOf(work);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      expect({
        sql: query.sql,
        nodes: (await planOf(store, query)).filter((node) => node.startsWith("Seq Scan")),
      }).toEqual({
        sql: query.sql,
        nodes: [],
      });
    }
  });

  it.each<[string, (mine: TenantStore, all: Store) => Promise<unknown>]>([
    ["a page of the list", (mine) => mine.runs.list({ before: 9000 })],
    ["a run", (mine) => mine.runs.find(5006)],
    ["a run with its report", (mine) => mine.runs.show(5006)],
    ["what the graph is told", (_, all) => all.projections.runs([5006, 5007])],
  ])("%s is looked for in its own partition alone", async (_name, work) => {
    const nodes = (await Promise.all((await queriesOf(work)).map((query) => planOf(store, query)))).flat();
    expect(nodes.filter((node) => /agent_results|explainability_reports/.test(node)).length).toBeGreaterThan(0);
    expect(nodes.filter((node) => node.endsWith("_rest"))).toEqual([]);
  });

  it("finds what hangs on a deleted row by an index: else deleting one row reads a table, and no plan shows it", async () => {
    const { rows } = await sql<{ name: string; columns: string[]; indexes: string[][] }>`
      select c.conrelid::regclass || ' → ' || c.confrelid::regclass as name,
        array(select a.attname::text from unnest(c.conkey) with ordinality k (n, at)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.at) as columns,
        (select jsonb_agg((select jsonb_agg(a.attname order by k.at) from unnest(i.indkey::int2[]) with ordinality k (n, at)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n)) from pg_index i where i.indrelid = c.conrelid) as indexes
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and c.confrelid <> 'datasets'::regclass order by 1`.execute(store.db);
    expect(rows.length).toBeGreaterThan(8);
    // The tenant alone does not find a row; the tenant and the first column that names it do.
    const finds = (columns: readonly string[], index: readonly string[]) =>
      index.filter((column) => column !== "tenant")[0] === columns.filter((column) => column !== "tenant")[0];
    const unfound = rows.filter(
      ({ columns, indexes }) => !indexes.some((index) => index !== null && finds(columns, index)),
    );
    expect(unfound.map(({ name }) => name)).toEqual([]);
  });

  it("sees a table read from end to end", async () => {
    const [query] = await queriesOf((_, all) => sql`select id from runs where label = 'x'`.execute(all.db));
    expect(await planOf(store, query as CompiledQuery)).toEqual(["Seq Scan runs"]);
  });

  it("the next rows of the outbox", async () => {
    await sql`update outbox set available_at = now() - interval '1 hour' where id <= 10`.execute(store.db);
    const queries = await queriesOf((_, all) => all.outbox.claim("graph", 5, 60));
    for (const query of queries) {
      expect((await planOf(store, query)).filter((node) => node.startsWith("Seq Scan"))).toEqual([]);
    }
  });
});
