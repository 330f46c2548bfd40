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
  expect(lines[0]).toBe("FAIL  English  2 findings on facts fail the gate");
  expect(lines[1]).toMatch(
    /^7 of 10 claims confirmed, 2 contradicted, 1 not confirmed {3}coherence 0\.\d\d · readability 0\.\d\d$/,
  );
  expect(lines[4]).toContain("summary.txt:1:31  high  NUMBER  ");
  expect(lines.slice(5, 7)).toEqual([
    '      text    "France\'s population stands at [69] million people."',
    '      source  "The population of France is [67] million."   article.txt:1:58',
  ]);
  // Each example is spoken of in its own language.
  expect(stdout).toMatch(/^DURCHGEFALLEN {2}Deutsch {2}/m);
  expect(stdout).toMatch(/^RECHAZADO {2}Español {2}/m);
  for (const words of ["27 Millionen Euro", "72 Millionen Euro", "59.000", "95.000 hogares", "Deutsch", "Español"]) {
    expect(stdout.replace(/[[\]]/g, "")).toContain(words);
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
