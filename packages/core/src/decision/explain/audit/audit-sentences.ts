import type { DecisionReason } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CaseRecord } from "../case-record.ts";
import { debateSentence } from "./debate-sentence.ts";
import { findingsSentence } from "./findings-sentence.ts";
import { outcomeSentence } from "./outcome-sentence.ts";
import { paymentSentence } from "./payment-sentence.ts";
import { reviewSentence } from "./review-sentence.ts";
import { riskSentence } from "./risk-sentence.ts";

/** The record in prose: five sentences, and a sixth where the case was reviewed or decided before. */
export function auditSentences(record: CaseRecord, locale: Locale, reasons: readonly DecisionReason[]): string[] {
  const review = reviewSentence(record, locale);
  return [
    paymentSentence(record, locale),
    riskSentence(record, locale),
    findingsSentence(record, locale),
    debateSentence(record, locale),
    outcomeSentence(record, locale, reasons),
    ...(review === null ? [] : [review]),
  ].map((sentence) => `${sentence}.`);
}
