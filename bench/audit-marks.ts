/**
 * How well false statements in audit prose are marked, on texts written by people who saw only the record.
 * `npx node bench/audit-marks.ts FILE.jsonl [--all]` reads rows {case, by, locale, text, false} where `false` names the one
 * wrong fact or is null, and prints how many false texts were marked and how many faithful ones were left alone;
 * `npx node bench/audit-marks.ts --records` prints the records the writers see. Needs `npm run build`.
 */
import { readFileSync } from "node:fs";
import { noModel } from "@beleg/core";
import { explainRecord } from "@beleg/core/decision";
import type { LOCALES } from "@beleg/core/text";
import { writtenRecords } from "../tests/support/audit/written-records.ts";

type Row = {
  readonly case: string;
  readonly by: "system" | "person";
  readonly locale: (typeof LOCALES)[number];
  readonly text: string;
  readonly false: string | null;
};

const [file, detail] = process.argv.slice(2);
const records = writtenRecords();

if (file === "--records") await printRecords();
else if (file === undefined) throw new Error("name a file of rows, or --records");
else await measure(readFileSync(file, "utf8"));

async function printRecords(): Promise<void> {
  for (const [key, record] of records) {
    const [id, by, locale] = key.split(" ") as [string, string, Row["locale"]];
    const { explanation } = await explainRecord(record, { model: noModel, locale, quality: false });
    const table = explanation.audit_record?.map(({ label, value }) => `${label}: ${value}`);
    console.log(JSON.stringify({ case: id, by, locale, record: table }));
  }
}

async function measure(text: string): Promise<void> {
  const rows = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
  const byLanguage = new Map<string, [number, number]>();
  const counts = { false: [0, 0], faithful: [0, 0], false_by_check: [0, 0], faithful_by_check: [0, 0] };
  for (const row of rows) {
    const record = records.get([row.case, row.by, row.locale].join(" "));
    if (record === undefined) throw new Error(`no record ${row.case} ${row.by} ${row.locale}`);
    const modelOutput = JSON.stringify({ audit_explanation: row.text });
    const { explanation } = await explainRecord(record, { model: noModel, locale: row.locale, modelOutput });
    const corrections = explanation.audit_check?.corrections ?? [];
    const claims = explanation.quality?.audit_factuality?.details?.claims;
    const contradicted =
      Array.isArray(claims) && claims.some((claim) => (claim as { label: string }).label === "incorrect");
    const [marked, checked] = [corrections.length > 0, corrections.length > 0 || contradicted];
    const kind = row.false === null ? "faithful" : "false";
    counts[kind][0]! += Number(kind === "false" ? marked : !marked);
    counts[kind][1]! += 1;
    const language = byLanguage.get(`${row.locale} ${kind}`) ?? [0, 0];
    byLanguage.set(`${row.locale} ${kind}`, [language[0] + Number((kind === "false") === marked), language[1] + 1]);
    counts[`${kind}_by_check`][0]! += Number(kind === "false" ? checked : !checked);
    counts[`${kind}_by_check`][1]! += 1;
    if (detail === "--all" && (kind === "false") !== marked) {
      console.log(
        `${kind} ${row.case} ${row.by} ${row.locale} ${row.false ?? ""}: ${JSON.stringify(corrections)}\n  ${row.text}`,
      );
    }
  }
  for (const [name, [hits, all]] of [...byLanguage].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${name.padEnd(18)} ${hits} of ${all} ${name.endsWith("false") ? "marked" : "left alone"}`);
  }
  for (const [name, [hits, all]] of Object.entries(counts)) {
    console.log(`${name.padEnd(18)} ${hits} of ${all} ${name.startsWith("false") ? "marked" : "left alone"}`);
  }
}
