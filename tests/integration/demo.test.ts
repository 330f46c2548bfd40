import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { captureCli } from "../support/run-cli.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-demo-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("shows the three examples with quotes, writes the report, and exits 1", async () => {
  const { code, stdout, stderr } = await captureCli(["demo"], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  const lines = stdout.split("\n");
  expect(lines[1]).toMatch(
    /^ {2}factuality 0\.\d\d {3}coherence 0\.\d\d {3}readability 0\.\d\d {8}2 incorrect · 1 uncertain · \d correct$/,
  );
  expect(lines[2]).toContain('summary.txt:1:31  high  NUMBER  "69 million"');
  expect(lines[3]).toMatch(/^ {6}article\.txt:1:58 {4}"The population of France is 67 million\."$/);
  for (const words of ["27 Millionen Euro", "72 Millionen Euro", "59.000", "95.000 hogares", "Deutsch", "Español"]) {
    expect(stdout).toContain(words);
  }
  const file = /report: (\S+report\.html)\s+exit 1/.exec(stdout)?.[1] ?? "";
  expect(file).toMatch(/^\.beleg[\\/]runs[\\/]demo-[0-9a-f]{12}[\\/]report\.html$/);
  const html = readFileSync(join(folder, file), "utf8");
  for (const words of ["67 million", "Straßenbahnlinie", "Zaragoza"]) expect(html).toContain(words);
});

it("gives the same bytes again, and speaks the language asked for", async () => {
  const first = await captureCli(["demo"], { cwd: folder });
  const second = await captureCli(["demo"], { cwd: folder, env: { TZ: "Asia/Tokyo", LANG: "de_DE.UTF-8" } });
  expect(second.stdout).toBe(first.stdout);
  const german = await captureCli(["demo", "--locale", "de"], { cwd: folder });
  expect(german.stdout).toContain("Die Quelle nennt eine andere Zahl.");
  expect(german.stdout).toMatch(/Bericht: \S+report\.html/);
});
