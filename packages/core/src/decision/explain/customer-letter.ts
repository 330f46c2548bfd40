import type { ExplanationResult, Transaction } from "../../contracts/decision/index.ts";
import { DateTime } from "../../contracts/values/date-time.ts";
import { Amount, Currency } from "../../contracts/values/money.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import type { CaseRecord } from "./case-record.ts";
import { harmlessMerchant } from "./filter/gather-case-values.ts";

/** Names as card statements print them: a name with other signs is a message, or breaks out of its line. */
const PRINTABLE = /^[\p{L}\p{M}\p{N} .,&'’+*#()/-]+$/u;

/**
 * What is sent to the customer: the text of the decision with everything around it that lets the reader see which payment it
 * is about, why, what to do and how to object. Only the decision's text may come from a model; all else is the record's or ours.
 */
export function customerLetter(
  explanation: Pick<ExplanationResult, "customer_explanation" | "reasons" | "next_step" | "contact">,
  record: CaseRecord,
  locale: Locale,
): string {
  const { customer_explanation: text, reasons, next_step, contact } = explanation;
  const list = reasons.map(({ customer_text }) => `- ${customer_text}`);
  // A text may say what to do and whom to call in our own words; nobody writes that twice.
  const rest = [next_step, contact].filter((line) => line !== null && !text.includes(line));
  return [
    formatMessage("decision.letter.salutation", {}, locale),
    paymentLine(record, locale),
    text.trim(),
    ...(list.length === 0 ? [] : [[formatMessage("decision.letter.reasons", {}, locale), ...list].join("\n")]),
    ...rest,
    formatMessage("decision.letter.closing", {}, locale),
  ].join("\n\n");
}

/** Which payment it is, by what the record knows of it. */
function paymentLine(record: CaseRecord, locale: Locale): string {
  const { amount, currency, timestamp } = record.transaction ?? {};
  const name = harmlessMerchant(record);
  const merchant =
    name !== null && PRINTABLE.test(name) ? formatMessage("decision.letter.merchant", { merchant: name }, locale) : "";
  return formatMessage(
    "decision.letter.payment",
    { amount: amountPart(amount, currency, locale), merchant, date: datePart(timestamp, locale) },
    locale,
  );
}

function amountPart(amount: Transaction["amount"] | undefined, currency: string | undefined, locale: Locale): string {
  if (!Amount.safeParse(amount).success || !Currency.safeParse(currency).success) return "";
  const decimals = amount!.split(".")[1]?.length ?? 0;
  // As many decimals as the record has: rounding would name another sum.
  const digits = decimals === 1 ? 2 : decimals;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const printed = format.format(amount as Intl.StringNumericLiteral);
  return formatMessage("decision.letter.amount", { amount: printed, currency: currency! }, locale);
}

function datePart(timestamp: string | undefined, locale: Locale): string {
  const read = DateTime.safeParse(timestamp);
  if (!read.success) return "";
  const date = new Date(read.data);
  const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(date);
  return formatMessage(
    "decision.letter.date",
    { day: String(date.getUTCDate()), month, year: String(date.getUTCFullYear()) },
    locale,
  );
}
