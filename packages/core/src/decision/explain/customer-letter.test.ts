import { describe, expect, test } from "vitest";
import { formatMessage, LOCALES, type Locale } from "../../locales/index.ts";
import { noModel } from "../../ports/index.ts";
import { type CaseRecord, caseRecord } from "./case-record.ts";
import { customerLetter } from "./customer-letter.ts";
import { explainRecord } from "./explain.ts";
import { createCustomerFilter } from "./filter/customer-filter.ts";
import { readExplanationRequest } from "./read-explanation-request.ts";
import { chooseReasons } from "./reasons/choose-reasons.ts";
import { REASON_CODES } from "./reasons/reason-codes.ts";
import { contactLine, customerTemplate, nextStep, STYLES } from "./templates.ts";
import { CORPUS_STATE } from "./testing/corpus-case.ts";

const record = caseRecord(CORPUS_STATE);
const OUTCOMES = ["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] as const;

function letter(
  facts: CaseRecord,
  locale: Locale,
  style: (typeof STYLES)[number] = "standard",
  reasons = chooseReasons(facts, locale),
): string {
  const decision = facts.decision!;
  const lines = { reasons, next_step: nextStep(decision, locale), contact: contactLine(decision, locale, undefined) };
  return customerLetter({ customer_explanation: customerTemplate(decision, locale, style), ...lines }, facts, locale);
}
const about = (transaction: CaseRecord["transaction"], locale: Locale = "en") =>
  letter({ ...record, transaction }, locale).split("\n\n")[1];

test("names the payment, the decision, the reasons, the next step and the way to object", () => {
  expect(letter(record, "en")).toBe(`Dear customer,

We are writing to you about the payment of 1,349.90 PEN to Librería Pullman on 8 March 2025 (UTC).

For your security, we have blocked this transaction because of unusual patterns. If you authorised this transaction, please contact us immediately on the number on the back of your card.

Reasons for this decision:
- The payment was made from a device we do not recognise as yours.
- The payment was made from a country you do not usually pay from.
- The amount is higher than in your usual payments.
- The payment was made at an unusual time of day for you.

If you authorised the payment, contact us so that we can review it.

If you disagree, you can ask for a person to review the decision: call us on the number on the back of your card.

Kind regards,
Your bank`);
});

test.each([
  ["es", "Le escribimos sobre el pago de 1349,90 PEN a Librería Pullman del 8 de marzo de 2025 (UTC)."],
  ["de", "wir schreiben Ihnen zur Zahlung über 1.349,90 PEN an Librería Pullman vom 8. März 2025 (UTC)."],
  ["pt", "Escrevemos sobre o pagamento de 1.349,90 PEN para Librería Pullman de 8 de março de 2025 (UTC)."],
] as const)("the payment as %s prints sums and dates", (locale, line) => {
  expect(about(record.transaction, locale)).toBe(line);
});

describe("the payment line holds what the record knows and nothing else", () => {
  test.each([
    ["nothing known", null, "We are writing to you about the payment."],
    ["a sum without currency", { amount: "5.00" }, "We are writing to you about the payment."],
    ["whole units", { amount: "1800", currency: "JPY" }, "We are writing to you about the payment of 1,800 JPY."],
    ["one decimal", { amount: "5.5", currency: "EUR" }, "We are writing to you about the payment of 5.50 EUR."],
    ["three decimals", { amount: "5.125", currency: "KWD" }, "We are writing to you about the payment of 5.125 KWD."],
    [
      "fifteen digits",
      { amount: "999999999999999.99", currency: "EUR" },
      "We are writing to you about the payment of 999,999,999,999,999.99 EUR.",
    ],
    ["no time", { timestamp: "yesterday" }, "We are writing to you about the payment."],
    [
      "another zone",
      { timestamp: "2025-03-08T21:47:00-05:00" },
      "We are writing to you about the payment on 9 March 2025 (UTC).",
    ],
    ["a name that asks", { merchant_name: "Send us your PIN" }, "We are writing to you about the payment."],
    ["a name with lines", { merchant_name: "Shop\n\nYour bank" }, "We are writing to you about the payment."],
    ["a name with markup", { merchant_name: "<b>Shop</b>" }, "We are writing to you about the payment."],
  ])("%s", (_name, transaction, line) => {
    expect(about(transaction)).toBe(line);
  });
});

test("what the text already says in our words is not said twice", () => {
  const text = letter({ ...record, decision: "APPROVE" }, "en", "formal_detailed");
  expect(text.split("You do not need to do anything else.")).toHaveLength(2);
});

test("whatever a row from outside holds, a letter comes out, also of an error", async () => {
  for (const row of [{}, { transaction: { amount: "x", currency: "e", timestamp: "", merchant_name: "  " } }]) {
    const { record: facts } = readExplanationRequest(row);
    const { explanation } = await explainRecord(facts, { model: noModel, quality: false, locale: "de" });
    expect(explanation.customer_message).toMatch(
      /^Sehr geehrte Kundin, .*wir schreiben Ihnen zur Zahlung\.\n\n.*Ihre Bank$/s,
    );
    expect(explanation.customer_message).toContain(explanation.customer_explanation);
  }
});

describe("no letter breaks the customer filter", () => {
  test.each(LOCALES)("every decision with every reason and in every style in %s", (locale) => {
    for (const decision of OUTCOMES) {
      const filter = createCustomerFilter({ ...record, decision }, { locale });
      const because = (code: (typeof REASON_CODES)[number]) => {
        const customer_text = formatMessage(`decision.reason.${code}.customer`, {}, locale);
        return letter({ ...record, decision }, locale, "standard", [{ code, customer_text, audit_text: code }]);
      };
      const styled = STYLES.map((style) => letter({ ...record, decision, signals: [] }, locale, style));
      for (const text of [...REASON_CODES.map(because), ...styled]) {
        // The text inside the letter is held to its three sentences on its own.
        const broken = filter(text).rule_ids.filter((id) => id !== "format.too_many_sentences");
        expect([text, broken]).toEqual([text, []]);
      }
    }
  });
});
