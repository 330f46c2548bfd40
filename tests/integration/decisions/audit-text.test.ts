import { noModel } from "@beleg/core";
import { type CaseRecord, explainRecord } from "@beleg/core/decision";
import { LOCALES, packOf, segmentSentences } from "@beleg/core/text";
import { expect, it } from "vitest";
import { mutations } from "../../support/audit/mutations.ts";
import { referenceRecords } from "../../support/audit/reference-records.ts";

type Spoken = (typeof LOCALES)[number];

async function explained(record: CaseRecord, locale: Spoken, prose: string | null, quality: boolean) {
  const modelOutput = prose === null ? null : JSON.stringify({ audit_explanation: prose });
  return (await explainRecord(record, { model: noModel, locale, modelOutput, quality })).explanation;
}

/** Whether a text counts as doubted: something was corrected or marked, or its own check does not confirm it. */
async function isMarked(record: CaseRecord, locale: Spoken, prose: string): Promise<"by value" | "by check" | null> {
  if ((await explained(record, locale, prose, false)).audit_check!.corrections.length > 0) return "by value";
  const { quality } = await explained(record, locale, prose, true);
  return quality!.audit_factuality!.score === 1 ? null : "by check";
}

it.each(LOCALES)("an audit text in %s is five or six sentences, all confirmed by the record", async (locale) => {
  for (const record of await referenceRecords(locale)) {
    const { audit_explanation: text, quality } = await explained(record, locale, null, true);
    expect([text, segmentSentences(text, packOf(locale)).length]).toEqual([text, record.resolution === null ? 5 : 6]);
    expect([text, quality!.audit_factuality!.score]).toEqual([text, 1]);
    // As a model's prose the same text is left alone.
    const read = await explained(record, locale, text, true);
    expect([read.audit_check!.corrections, read.quality!.audit_factuality!.score]).toEqual([[], 1]);
  }
});

it("marks a text with one changed fact, whatever the fact and also in words", async () => {
  const missed: string[] = [];
  const tally = { "by value": 0, "by check": 0 };
  let all = 0;
  for (const locale of LOCALES) {
    // Every case as the system left it; two of them also as a person decided them.
    for (const record of (await referenceRecords(locale)).filter((one, at) => one.resolution === null || at < 4)) {
      const { audit_explanation: text } = await explained(record, locale, null, false);
      for (const { field, text: changed } of mutations(text, record, locale)) {
        all += 1;
        const marked = await isMarked(record, locale, changed);
        if (marked === null) missed.push(`${locale} ${record.transaction_id} ${field}`);
        else tally[marked] += 1;
      }
    }
  }
  console.log(`changed facts marked: ${all - missed.length} of ${all}, ${tally["by value"]} of them by value`, missed);
  expect(all).toBeGreaterThan(1000);
  expect(missed.length / all).toBeLessThanOrEqual(0.05);
});
