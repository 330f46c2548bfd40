import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { openStore } from "../../../packages/beleg/src/store/index.ts";
import { captureCli } from "../../support/run-cli.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-review-"));
  const candidates = ["a", "b"].map((id) => ({
    id,
    title: id,
    snippet: `data residency ${id}`,
    url: `https://${id}.de/`,
  }));
  writeFileSync(join(folder, "one.json"), JSON.stringify({ query: "data residency", candidates }));
  writeFileSync(join(folder, "a.txt"), "Data residency in detail.");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...argv: string[]) => captureCli(argv, { cwd: folder, env: { USER: "ann" } });

it("leads a selection from rerank over review to the collection", async () => {
  const opened = await run("rerank", "--input", "one.json", "--review", "--quiet");
  expect(opened.code).toBe(0);
  const id = /^beleg: review (\S+) waits until \S+\n$/.exec(opened.stderr)?.[1] ?? "";

  const list = await run("review", "list", "--status", "pending", "-f", "pretty");
  expect(list.stdout).toMatch(
    new RegExp(`^${id} {2}pending +rerank_selection {2}auto-approved in (?:23 h 59|24 h 0) min`),
  );
  expect(JSON.parse((await run("review", "list")).stdout)).toMatchObject({ review_id: id, status: "pending" });
  const show = await run("review", "show", id, "-f", "pretty");
  for (const [locale, words] of [
    ["de", "automatische Freigabe in"],
    ["es", "aprobación automática en"],
    ["pt", "aprovação automática em"],
  ] as const) {
    expect((await run("review", "show", id, "-f", "pretty", "--locale", locale)).stdout).toContain(words);
  }
  expect(show.stdout).toContain("data residency a");
  expect(show.stdout).toMatch(/digest [0-9a-f]{64}/);

  const approved = await run(
    "review",
    "approve",
    id,
    "--only",
    "a",
    "--reason",
    "the other is a copy",
    "--format",
    "json",
  );
  expect(approved.code).toBe(0);
  expect(JSON.parse(approved.stdout)).toMatchObject({
    status: "partial",
    decision: { actor: "ann", approved_ids: ["a"], rejected_ids: ["b"] },
  });

  const late = await run("review", "reject", id);
  expect(late).toMatchObject({ code: 2, stdout: "" });
  expect(late.stderr).toMatch(/^beleg: [^\n]*partial[^\n]*recorded without effect\n$/);

  const content = await run("ingest", "a.txt", "--run", "1", "--url", "https://a.de/");
  expect(JSON.parse(content.stdout)).toMatchObject({ status: "ingested" });
  expect(JSON.parse((await run("ingest", "a.txt", "--run", "1", "--url", "https://a.de/")).stdout).status).toBe(
    "already",
  );
  const refused = await run("ingest", "a.txt", "--run", "1", "--url", "https://b.de/");
  expect(refused).toMatchObject({ code: 2, stderr: "beleg: https://b.de was not approved in run 1\n" });

  const exported = await run("review", "export");
  expect(JSON.parse(exported.stdout)).toMatchObject({
    labels: { a: true, b: false },
    late_decisions: [{ late: true }],
  });
});

it("has the sources watched also when the deadline takes effect with somebody who only looks", async () => {
  const env = { USER: "ann", BELEG_HOME: join(folder, "short"), BELEG_REVIEW_WAIT_HOURS: "0.001" };
  const short = (...argv: string[]) => captureCli(argv, { cwd: folder, env });
  await short("rerank", "--input", "one.json", "--review", "--quiet");
  await new Promise((resolve) => setTimeout(resolve, 3700));
  const list = await short("review", "list");
  expect(list.stdout).toMatch(/auto_approved/);
  const store = await openStore({ database_url: null, home: env.BELEG_HOME });
  const jobs = await openQueue(store);
  expect(await jobs.boss.findJobs("coverage-check", { data: { rerank_run_id: 1 } })).toHaveLength(1);
  await jobs.stop({ timeoutMs: 0 });
  await store.close();
});

it("speaks of a review in the language asked for, else in that of the question", async () => {
  const query = "Wie lange müssen Rechnungen aufbewahrt werden?";
  const candidates = [{ id: "a", title: "Rechnungen", snippet: "Rechnungen zehn Jahre lang.", url: "https://a.de/" }];
  writeFileSync(join(folder, "frage.json"), JSON.stringify({ query, candidates }));
  const home = { USER: "ann", BELEG_HOME: join(folder, "spoken") };
  const spoken = (...argv: string[]) => captureCli(argv, { cwd: folder, env: home });
  const opened = await spoken("rerank", "--input", "frage.json", "--review", "--quiet");
  expect(opened.stderr).toMatch(/^beleg: Freigabe \S+ wartet bis \S+\n$/);
  const asked = await spoken("rerank", "--input", "frage.json", "--review", "--quiet", "--locale", "es");
  expect(asked.stderr).toMatch(/^beleg: la revisión \S+ espera hasta \S+\n$/);
  expect((await spoken("review", "list", "-f", "pretty")).stdout).toContain("automatische Freigabe in 2");
});

it("says what is missing", async () => {
  expect((await run("review", "show")).stderr).toMatch(/^beleg: missing argument: id .*--help/);
  expect((await run("review", "show", "nothing")).stderr).toMatch(/^beleg: [^\n]*nothing[^\n]*\n$/);
  expect((await run("review", "frob")).code).toBe(2);
});
