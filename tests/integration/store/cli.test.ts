import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openQueue } from "../../../packages/beleg/src/queue/index.ts";
import { openStore } from "../../../packages/beleg/src/store/index.ts";
import { fillHome } from "../../support/ready-home.ts";
import { captureCli } from "../../support/run-cli.ts";
import { ENGINES, type Engine, startEngine } from "../../support/stores.ts";

describe.each(ENGINES)("the store on the command line, %s", (kind) => {
  let engine: Engine;
  let cwd: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    engine = await startEngine(kind);
  });
  afterAll(() => engine?.stop());
  beforeEach(async () => {
    cwd = mkdtempSync(join(tmpdir(), "beleg-cli-"));
    const { database_url } = await engine.fresh();
    env = database_url === null ? {} : { DATABASE_URL: database_url };
    if (database_url === null) await fillHome(join(cwd, ".beleg"));
    writeFileSync(join(cwd, "article.txt"), "The bridge opened in 1932. It cost 5 million.");
    writeFileSync(join(cwd, "summary.txt"), "The bridge opened in 1923.");
  });
  afterEach(() => rmSync(cwd, { recursive: true, force: true }));

  const beleg = async (...argv: string[]) => captureCli(argv, { cwd, env });
  const settings = () => ({ database_url: env.DATABASE_URL ?? null, home: join(cwd, ".beleg") });
  const save = async () =>
    JSON.parse((await beleg("check", "--source", "article.txt", "summary.txt", "--save")).stdout);

  it("saves a check, lists, shows, exports and deletes it", async () => {
    const checked = await save();
    expect(checked).toMatchObject({ run_id: 1, summary_text: "The bridge opened in 1923." });
    expect(JSON.parse((await beleg("runs", "list")).stdout)).toMatchObject({ id: 1, status: "success" });
    expect((await beleg("runs", "list", "-f", "pretty")).stdout).toMatch(
      /^id +status .*\n1 +success .*summary\.txt\n$/,
    );
    const shown = JSON.parse((await beleg("runs", "show", "1")).stdout);
    expect(shown).toMatchObject({ id: 1, label: "summary.txt", model: "none", article: { title: "article.txt" } });
    expect(shown.report).toEqual(checked.explainability);
    expect((await beleg("runs", "show", "1", "--format", "md")).stdout).toContain("1923");
    expect((await beleg("runs", "export")).stdout).toBe((await beleg("runs", "show", "1", "-f", "jsonl")).stdout);
    expect(await beleg("runs", "show", "1", "--tenant", "other")).toMatchObject({
      code: 2,
      stderr: "beleg: there is no run 1: beleg runs list shows them\n",
    });
    expect(await beleg("runs", "delete", "1")).toMatchObject({ code: 0, stdout: "", stderr: "deleted: 1\n" });
    expect(await beleg("runs", "delete", "1")).toMatchObject({ code: 2 });
    const { code, stdout: healthy } = await beleg("doctor");
    expect([code, JSON.parse(healthy)]).toEqual([0, { healthy: true, problems: [] }]);
    expect((await beleg("doctor", "-f", "pretty")).stdout).toMatch(/^healthy\n/);
  });

  it("saves every row of a file, and deletes what is too old", async () => {
    const rows = [1, 2, 3].map((n) =>
      JSON.stringify({ id: `r${n}`, article_text: "It cost 5.", summary_text: `It cost ${n}.` }),
    );
    writeFileSync(join(cwd, "rows.jsonl"), rows.join("\n"));
    const { stdout } = await beleg("check", "--input", "rows.jsonl", "--save");
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).run_id),
    ).toEqual([1, 2, 3]);
    expect(
      (await beleg("runs", "list", "-f", "jsonl", "-n", "2")).stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).label),
    ).toEqual(["r3", "r2"]);
    expect((await beleg("runs", "delete", "--older-than", "1")).stderr).toBe("deleted: 0\n");
    expect((await beleg("runs", "delete", "--older-than", "0")).stderr).toBe("deleted: 3\n");
  });

  it("says what is wrong with an argument", async () => {
    for (const [argv, line] of [
      [["runs", "frob"], /action: "frob".*list, show, delete, export/],
      [["runs", "show"], /missing argument: id/],
      [["runs", "show", "x"], /invalid value for id: x/],
      [["jobs", "frob"], /action: "frob".*counts, list, retry, cancel/],
      [["jobs", "retry"], /missing argument: id/],
      [["jobs", "retry", "nope"], /there is no job nope/],
      [["worker", "--queues", "frob"], /--queues: check, /],
      [["restore", "no-such-file"], /no such file: no-such-file/],
      [["restore", "."], /\. is a directory/],
      [["restore", "article.txt"], /article\.txt is not a complete backup/],
      [["backup", "no/such/folder/file"], /cannot write .*file: ENOENT/],
    ] as const) {
      const { code, stdout, stderr } = await beleg(...argv);
      expect({ argv, code, stdout }).toEqual({ argv, code: 2, stdout: "" });
      expect(stderr).toMatch(line);
      expect(stderr).toMatch(/^beleg: [^\n]+\n$/);
    }
  });

  it("shows, retries and calls off jobs", async () => {
    const store = await openStore(settings());
    const jobs = await openQueue(store);
    const id = await jobs.enqueue("check", { tenant: "default", run_id: 9 }, { runAt: new Date("2999-01-01") });
    await jobs.stop({ timeoutMs: 0 });
    await store.close();
    expect((await beleg("jobs", "-f", "pretty")).stdout).toMatch(/check +timed +1\n/);
    expect((await beleg("jobs", "list")).stdout).toContain(id);
    expect(await beleg("jobs", "cancel", id)).toMatchObject({ code: 0 });
    expect((await beleg("jobs", "list", "--state", "cancelled", "-f", "jsonl")).stdout).toContain(id);
  });

  it("brings a backup back, with open jobs, and refuses one that is cut short", async () => {
    await save();
    const before = (await beleg("runs", "export")).stdout;
    const store = await openStore(settings());
    const jobs = await openQueue(store);
    const timer = await jobs.schedule("review-expiry", { review_id: "r" }, { runAt: new Date("2999-01-01"), key: "r" });
    await jobs.stop({ timeoutMs: 0 });
    const nasty = { ...store.tenant("nasty") };
    await nasty.documents.put({
      collection: "c",
      document_id: "d",
      title: "\u0000\ue00f",
      text: "a \ud83d b",
      lang: "de",
    });
    await store.close();
    expect((await beleg("backup", "all.gz")).stderr).toMatch(/^all\.gz: \d+ rows, 1 open jobs\n$/);
    writeFileSync(join(cwd, "cut.gz"), readFileSync(join(cwd, "all.gz")));
    truncateSync(join(cwd, "cut.gz"), readFileSync(join(cwd, "all.gz")).length - 40);

    expect(await beleg("restore", "all.gz")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/already holds data/),
    });
    expect(await beleg("restore", "cut.gz", "--replace")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/not a complete backup/),
    });
    const lines = gunzipSync(readFileSync(join(cwd, "all.gz")))
      .toString()
      .split("\n");
    const changed = [
      lines.map((line) =>
        line.replace('"status": "success"', '"status": "pending"').replace('"tenant": "nasty"', '"tenant": "other"'),
      ),
      lines.map((line) => (line.startsWith('{"job"') ? line.replace("2999", "2000") : line)),
      lines.map((line) => line.replace(/,"sha256":"[0-9a-f]+"/, "")),
    ];
    for (const [index, altered] of changed.entries()) {
      expect(altered).not.toEqual(lines);
      writeFileSync(join(cwd, "altered.gz"), gzipSync(altered.join("\n")));
      expect([index, await beleg("restore", "altered.gz", "--replace")]).toEqual([
        index,
        expect.objectContaining({ code: 2, stderr: expect.stringMatching(/changed after it was made/) }),
      ]);
    }
    expect((await beleg("runs", "export")).stdout).toBe(before);
    // Backups of older versions carry no digest and are still read.
    const old = lines.map((line) => line.replace('"version":2', '"version":1').replace(/,"sha256":"[0-9a-f]+"/, ""));
    writeFileSync(join(cwd, "old.gz"), gzipSync(old.join("\n")));
    expect(await beleg("restore", "old.gz", "--replace")).toMatchObject({ code: 0 });
    await beleg("runs", "delete", "1");
    expect(await beleg("restore", "all.gz", "--replace")).toMatchObject({ code: 0 });
    expect((await beleg("runs", "export")).stdout).toBe(before);
    const again = await openStore(settings());
    expect(await again.tenant("nasty").documents.find("c", "d")).toMatchObject({
      title: "\u0000\ue00f",
      text: "a \ud83d b",
    });
    expect(await again.tenant("nasty").documents.search("c", "b")).toHaveLength(1);
    expect(await again.jobRows.find(timer)).toMatchObject({ queue: "review-expiry", state: "created" });
    // Ids go on where they were: the next run must not meet the restored one.
    await again.close();
    expect((await save()).run_id).toBe(2);
  });

  it("moves from the embedded database to a server, or back", async () => {
    await save();
    const before = (await beleg("runs", "export")).stdout;
    await beleg("backup", "all.gz");
    const other = await startEngine(kind === "embedded" ? "server" : "embedded");
    try {
      const { database_url, home } = await other.fresh();
      const there = database_url === null ? { BELEG_HOME: home } : { DATABASE_URL: database_url };
      expect(await captureCli(["restore", "all.gz"], { cwd, env: there })).toMatchObject({ code: 0 });
      expect((await captureCli(["runs", "export"], { cwd, env: there })).stdout).toBe(before);
    } finally {
      await other.stop();
    }
  });
});

it("keeps state under its home, readable by its owner only", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "beleg-cli-"));
  try {
    await captureCli(["runs", "list"], { cwd });
    expect(readdirSync(cwd)).toEqual([".beleg"]);
    expect(readdirSync(join(cwd, ".beleg"))).toEqual(["store"]);
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});
