import { readFileSync } from "node:fs";
import { noModel } from "@beleg/core";
import { explainRecord } from "@beleg/core/decision";
import type { LOCALES } from "@beleg/core/text";
import { expect, it } from "vitest";
import { writtenRecords } from "../../support/audit/written-records.ts";

type Row = {
  readonly case: string;
  readonly by: "system" | "person";
  readonly locale: (typeof LOCALES)[number];
  readonly text: string;
  /** The one wrong fact; null when the text is faithful. */
  readonly false: string | null;
};

/** Texts of a writer who saw only the records. */
const TEXTS = new URL("../../fixtures/audit-prose/texts.jsonl", import.meta.url);

it("marks false facts in other people's prose and leaves faithful prose alone", async () => {
  const records = writtenRecords();
  const rows = readFileSync(TEXTS, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
  const wrong: string[] = [];
  const right = { false: 0, faithful: 0 };
  for (const row of rows) {
    const record = records.get([row.case, row.by, row.locale].join(" "))!;
    const modelOutput = JSON.stringify({ audit_explanation: row.text });
    const options = { model: noModel, locale: row.locale, modelOutput, quality: false };
    const found = (await explainRecord(record, options)).explanation.audit_check!.corrections;
    const kind = row.false === null ? "faithful" : "false";
    // One fact is false, so one mark is right: more would be at a true one.
    if (found.length === (kind === "false" ? 1 : 0)) right[kind] += 1;
    else wrong.push(`${row.case} ${row.by} ${row.locale} ${row.false}: ${found.map((one) => one.found).join(", ")}`);
  }
  expect(rows.filter((row) => row.false === null)).toHaveLength(40);
  expect(rows).toHaveLength(80);
  expect(right.false, wrong.join("\n")).toBeGreaterThanOrEqual(40);
  expect(right.faithful, wrong.join("\n")).toBeGreaterThanOrEqual(40);
});
