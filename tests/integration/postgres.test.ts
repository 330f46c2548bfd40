import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

it("the test run has a real PostgreSQL server that keeps its rows over a restart", async () => {
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await ask("create table kept (word text)");
  await ask("insert into kept values ('Beleg')");
  await server.restart();
  expect(await ask("select word from kept")).toEqual([{ word: "Beleg" }]);
  expect(await ask("select current_setting('server_version_num')::int >= 150000 as recent")).toEqual([
    { recent: true },
  ]);
});
