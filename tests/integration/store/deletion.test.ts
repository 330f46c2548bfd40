import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enqueueCheck } from "../../../packages/beleg/src/checker/index.ts";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { loadSettings } from "../../../packages/beleg/src/settings/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { runWorker } from "../../../packages/beleg/src/worker/index.ts";
import { type OpenAiServer, startOpenAiServer } from "../../support/openai-server.ts";
import { captureCli } from "../../support/run-cli.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";
import { until } from "../../support/until.ts";

// A person's text goes with its run: from every table and from every file under Beleg's home.

/** A word that occurs nowhere else; the model repeats it, as models do. */
const NAME = "Kwaszniewskaja";
const texts = {
  article_text: `${NAME} opened the bridge in 1932.`,
  summary_text: `${NAME} opened the bridge in 1923.`,
};

/** The tables that hold the word, Beleg's own and those of the job engine. */
async function tablesWith(store: Store, word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.tables where table_type = 'BASE TABLE'
    and table_schema in ('public', 'beleg_jobs') order by 1`.execute(store.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const holds = await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${word}%`} limit 1`.execute(
      store.db,
    );
    if (holds.rows.length > 0) found.push(name.replace(/^public\./, ""));
  }
  return found;
}

/** The files under a folder that hold the word; those of the embedded database are looked at through its tables. */
function filesWith(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      !name.startsWith("store") &&
      statSync(join(folder, name)).isFile() &&
      readFileSync(join(folder, name), "utf8").includes(word),
  );
}

describe.each(ENGINES)("deletion, %s", (kind) => {
  let engine: Engine;
  let model: OpenAiServer;
  let home: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    engine = await startEngine(kind);
    model = await startOpenAiServer();
    model.answerWith(({ user }) => {
      const explanation = user.includes(NAME) ? `About ${NAME}.` : "About Berta.";
      return JSON.stringify({ score: 0.9, issues: [], claims: [], explanation });
    });
  });
  afterAll(async () => {
    await model?.close();
    await engine?.stop();
  });
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), "beleg-deletion-"));
    const { database_url } = await engine.fresh();
    const connection = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-test", BELEG_MODEL: "openai/test" };
    env = { ...connection, BELEG_HOME: home, ...(database_url !== null && { DATABASE_URL: database_url }) };
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));
  const beleg = (...argv: string[]) => captureCli(argv, { cwd: home, env });
  const settings = async () => (await loadSettings({ cwd: home, env })).values;
  const withStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore(await settings());
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };

  it("of a check saved on the command line takes the model's answers on disk with it", async () => {
    const input = join(home, "store-input.jsonl");
    writeFileSync(input, JSON.stringify({ id: "r", ...texts }));
    await beleg("check", "--input", input, "--save");
    expect(await withStore((store) => tablesWith(store, NAME))).toContain("summaries");
    expect(filesWith(join(home, "cache"), NAME).length).toBeGreaterThan(0);
    expect(await beleg("runs", "delete", "1")).toMatchObject({ code: 0 });
    expect(filesWith(home, NAME)).toEqual([]);
    expect(await withStore((store) => tablesWith(store, NAME))).toEqual([]);
  });

  it("of a run that a worker did takes the answers all workers share with it, and what the service has kept", async () => {
    await withStore(async (store) => {
      const jobs = await openQueue(store);
      const { run_id } = await enqueueCheck(store, jobs, { ...texts, model: "openai/test" });
      const other = await enqueueCheck(store, jobs, {
        article_text: "Berta opened a school.",
        summary_text: "Berta opened a school.",
        model: "openai/test",
      });
      await jobs.stop({ timeoutMs: 0 });
      const stop = new AbortController();
      const working = runWorker(store, { settings: await settings(), signal: stop.signal, cwd: home });
      await until(async () => (await store.tenant().runs.counts()).success === 2);
      stop.abort();
      await working;
      const mine = store.tenant();
      await mine.idempotency.claim("k", "d");
      const answer = JSON.stringify({ summary_text: texts.summary_text, run_id });
      await mine.idempotency.keep("k", { status: 200, content_type: "application/json", headers: null, body: answer });
      expect(await tablesWith(store, NAME)).toEqual(
        expect.arrayContaining(["articles", "idempotency_keys", "model_cache", "summaries"]),
      );

      await mine.runs.delete(run_id);
      expect(await tablesWith(store, NAME)).toEqual([]);
      expect(await tablesWith(store, "Berta")).toEqual(expect.arrayContaining(["model_cache", "summaries"]));
      await mine.runs.delete(other.run_id);
      expect(await tablesWith(store, "Berta")).toEqual([]);
    });
    expect(filesWith(home, NAME)).toEqual([]);
  });

  it("by age is a job of every day, and takes what was derived with it", async () => {
    await withStore(async (store) => {
      const outcome = { status: "failed", error: { code: "x" } } as const;
      for (const tenant of ["a", "b"]) {
        const { runs } = store.tenant(tenant);
        for (const age of [40, 1]) {
          const summary = { text: `${NAME} ${age}` };
          const { run_id } = await runs.save({ model: "none", summary, outcome });
          await sql`update runs set finished_at = now() - ${age} * interval '1 day' where id = ${run_id}`.execute(
            store.db,
          );
        }
      }
      await store.modelCache.set("old", "x", -1);
      const stop = new AbortController();
      const values = { ...(await settings()), retention_days: 30 };
      const working = [1, 2].map(() => runWorker(store, { settings: values, signal: stop.signal, cwd: home }));
      const left = async () =>
        (await store.tenant("a").runs.counts()).failed + (await store.tenant("b").runs.counts()).failed;
      await until(async () => (await left()) === 2);
      stop.abort();
      await Promise.all(working);
      const { rows } = await sql<{ text: string }>`select text from summaries order by 1`.execute(store.db);
      expect(rows.map(({ text }) => text)).toEqual([`${NAME} 1`, `${NAME} 1`]);
      // Two workers asked for it; it was done once for each tenant.
      const done = await store.jobRows.list({ queue: "retention", state: "completed" });
      expect(
        done
          .map(({ payload }) => payload?.tenant)
          .map(String)
          .toSorted(),
      ).toEqual(["a", "b"]);
      expect(await store.modelCache.sweep()).toBe(0);
    });
  });
});
