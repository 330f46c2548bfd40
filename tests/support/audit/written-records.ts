import { readFileSync } from "node:fs";
import type { CaseRecord } from "@beleg/core/decision";
import type { Locale } from "@beleg/core/text";

const RECORDS = new URL("../../fixtures/audit-prose/records.jsonl", import.meta.url);

/** The records that the writers of the audit texts saw: kept as they were, so that their texts stay true whatever a case is given today. */
export function writtenRecords(): ReadonlyMap<string, CaseRecord> {
  const lines = readFileSync(RECORDS, "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const { locale, record } = JSON.parse(line) as { readonly locale: Locale; readonly record: CaseRecord };
      return [recordKey(record, locale), record];
    }),
  );
}

export function recordKey(record: CaseRecord, locale: Locale): string {
  return [record.transaction_id, record.resolution === null ? "system" : "person", locale].join(" ");
}
