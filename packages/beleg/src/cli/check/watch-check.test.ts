import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCli } from "../run-cli.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "beleg-watch-"));
  write("article.txt", "The harbour of Wellby opened in 1998. It cost 48 million pounds.");
  write("summary.txt", "The harbour of Wellby opened in 1998. It cost 84 million pounds.");
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const write = (file: string, content: string) => writeFileSync(join(cwd, file), content);

/** A `beleg check --watch` under way. */
function watch(...args: string[]) {
  const said: string[] = [];
  const stream = () =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        said.push(chunk.toString());
        done();
      },
    });
  const stop = new AbortController();
  const io = { stdin: Readable.from([]), stdout: stream(), stderr: stream(), env: {}, cwd, signal: stop.signal };
  const code = runCli(["check", "--watch", "--locale", "en", "-f", "github", ...args], io);
  return {
    code,
    stop: () => stop.abort(),
    /** How often it has come to rest. */
    rounds: () => said.filter((line) => line.startsWith("Waiting for changes")).length,
    /** All it has said since the last time it was asked. */
    taken: () => said.splice(0).join(""),
  };
}

it("checks again when a text or its source changes, and ends well when it is told to", async () => {
  const watched = watch("--source", "article.txt", "summary.txt");
  await expect.poll(watched.rounds).toBe(1);
  expect(watched.taken()).toMatch(/^::error file=summary\.txt/);
  // As editors save: another file takes the name.
  write("draft", "The harbour of Wellby opened in 1998. It cost 48 million pounds.");
  renameSync(join(cwd, "draft"), join(cwd, "summary.txt"));
  await expect.poll(watched.rounds).toBe(1);
  const passed = watched.taken();
  expect(passed).toContain("summary.txt changed, checking again");
  expect(passed).not.toContain("::error");
  write("article.txt", "The harbour of Wellby opened in 1989. It cost 48 million pounds.");
  await expect.poll(watched.rounds).toBe(1);
  expect(watched.taken()).toContain("::error");
  watched.stop();
  expect(await watched.code).toBe(0);
});

it("says what is wrong with a file and goes on when it is back", async () => {
  const watched = watch("--source", "article.txt", "summary.txt");
  await expect.poll(watched.rounds).toBe(1);
  rmSync(join(cwd, "article.txt"));
  await expect.poll(watched.rounds).toBe(2);
  expect(watched.taken()).toContain("beleg: no such file: article.txt");
  write("article.txt", "It cost 48 million pounds.");
  await expect.poll(watched.rounds).toBe(1);
  watched.stop();
  expect(await watched.code).toBe(0);
});

it("sees new files of a folder, and is not woken by what it writes there itself", async () => {
  mkdirSync(join(cwd, "sources"));
  write("sources/one.txt", "The harbour of Wellby opened in 1998.");
  const watched = watch("--source", "sources", "summary.txt", "-o", "sources/report.html");
  await expect.poll(watched.rounds).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(watched.rounds()).toBe(1);
  write("sources/two.txt", "It cost 84 million pounds.");
  await expect.poll(watched.rounds).toBe(2);
  expect(watched.taken()).toContain("sources/two.txt changed");
  watched.stop();
  expect(await watched.code).toBe(0);
});

it("refuses stdin, which does not change", async () => {
  const watched = watch("--source", "article.txt", "-");
  expect(await watched.code).toBe(2);
  expect(watched.taken()).toContain("--watch");
});
