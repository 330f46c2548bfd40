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

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}

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
    for (const table of ["articles", "summaries", "runs", "explainability_reports", "outbox"]) {
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
    const executor = store.db.getExecutor();
    const original = executor.executeQuery.bind(executor);
    executor.executeQuery = (query, ...rest) => {
      caught.push(query);
      return original(query, ...rest);
    };
    try {
      await work(store.tenant("t1"), store);
    } finally {
      executor.executeQuery = original;
    }
    return caught;
  }

  it.each<[string, (mine: TenantStore, all: Store) => Promise<unknown>]>([
    ["the first page of a list", (mine) => mine.runs.list()],
    ["a later page", (mine) => mine.runs.list({ before: 9000 })],
    ["failed runs", (mine) => mine.runs.list({ status: "failed" })],
    ["one run with its texts and report", (mine) => mine.runs.show(5001)],
    ["what retention deletes next", (mine) => mine.runs.finishedBefore("2000-01-01T00:00:00Z", 100)],
    ["what the graph must hold", (_, all) => all.projections.settled(9000, 100)],
    ["which reviews are due", (_, all) => all.reviewsDue(10)],
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
