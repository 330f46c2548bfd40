import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { EvaluatedRow, FactualitySummary } from "@beleg/core/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { evaluate } from "../../packages/beleg/src/evaluate/evaluate.ts";
import { exportRows } from "../../packages/beleg/src/evaluate/export-rows.ts";
import { csvRecords } from "../../packages/beleg/src/evaluate/rows/csv-records.ts";
import {
  fileFolder,
  portsFor,
  requestFor,
  syntheticRows,
  writeRows,
} from "../../packages/beleg/src/evaluate/testing/evaluation-folder.ts";
import { scriptedJudge } from "../../packages/beleg/src/evaluate/testing/scripted-judge.ts";

const cwd = fileFolder();
const folder = join(cwd, "out");
const example = new URL("../../examples/python/evaluation.py", import.meta.url).pathname;
const read = (name: string) => readFileSync(join(cwd, name), "utf8");

beforeAll(async () => {
  const rows = syntheticRows(60).map((row, at) => ({
    ...row,
    ...(at === 3 ? { summary_text: '=cmd("x"), a\n"line"' } : {}),
    scores: { faithfulness: at % 2 },
  }));
  await evaluate(requestFor(cwd, writeRows(cwd, "data.jsonl", rows)), portsFor(scriptedJudge()));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

describe("what an evaluation leaves for others", () => {
  it("rows.jsonl holds every row, with text, source and claims", () => {
    const rows = read("out/rows.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => EvaluatedRow.parse(JSON.parse(line)));
    expect(rows).toHaveLength(60);
    const { confusion } = FactualitySummary.parse(JSON.parse(read("out/summary.json")));
    for (const cell of ["tp", "tn", "fp", "fn"] as const) {
      expect(rows.filter((row) => row.cell === cell)).toHaveLength(confusion[cell]);
    }
    expect(rows[0]).toMatchObject({
      sources: [{ id: "article_text", text: expect.stringContaining("Article r0") }],
      claims: [{ text: expect.any(String), quote: expect.stringContaining("Article r0") }],
      scores: { faithfulness: 0 },
    });
  });

  it("is a table that reads back as it was, and that no sheet takes for a formula", async () => {
    await exportRows({ folder, cwd }, { file: "rows.csv", format: "csv" });
    const records: Record<string, string>[] = [];
    const bytes = (async function* () {
      yield new Uint8Array(readFileSync(join(cwd, "rows.csv")));
    })();
    for await (const { cells } of csvRecords(bytes, "rows.csv")) records.push(Object.fromEntries(cells));
    expect(records).toHaveLength(60);
    expect(records[3]).toMatchObject({
      id: "r3",
      text: `'=cmd("x"), a\n"line"`,
      label: "true",
      "scores.faithfulness": "1",
    });
    await exportRows({ folder, cwd }, { file: "rows.jsonl", format: "jsonl" });
    expect(read("rows.jsonl")).toBe(read("out/rows.jsonl"));
  });

  it("is read by the example in Python, which comes to the same figure", async () => {
    const { stdout, stderr } = await promisify(execFile)("python3", [example, folder]);
    expect(stderr).toBe("");
    const { metrics } = FactualitySummary.parse(JSON.parse(read("out/summary.json")));
    const again = Number(/balanced accuracy from rows: ([\d.]+)/.exec(stdout)?.[1]);
    expect(again).toBeCloseTo(metrics.balanced_accuracy.value ?? -1, 8);
    expect(stdout).toMatch(/north .* right \d+%/);
    expect(stdout).toContain("best threshold on these very rows");
  });
});
