import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastOfThree } from "../../../../../../tests/support/least-of-three.ts";
import { processorMs } from "../../../../../../tests/support/processor-time.ts";
import { LOCALES } from "../../../locales/index.ts";
import { type CaseRecord, caseRecord } from "../case-record.ts";
import { CORPUS_STATE } from "../testing/corpus-case.ts";
import { attestedValues, isAttested } from "./attested-values.ts";
import { completeAudit, templateAudit } from "./complete-audit.ts";
import { containsValue } from "./contains-value.ts";
import { requiredElements } from "./required-elements.ts";

const record = caseRecord(CORPUS_STATE);
const audit = (prose: string, facts: CaseRecord = record) => completeAudit(prose, facts, "es");

describe("values stand in a text only as a whole", () => {
  test.each([
    ["T-1", "Transacción T-1001", false],
    ["T-1", "caso AT-1", false],
    ["T-1", "caso T-1.", true],
    ["T-1", "(T-1)", true],
    ["T-1", "T-1-9", false],
    ["0.5", "0.55", false],
    ["0.5", "10.5", false],
    ["0.5", "0.5, y", true],
    ["0.5", "0.5.", true],
    ["5", "2015", false],
    ["5", "3,5", false],
    ["FP-0", "FP-01", false],
    ["", "x", false],
  ])("%j in %j: %s", (value, text, found) => expect(containsValue(text, value)).toBe(found));
});

describe("wrong values in prose", () => {
  test.each([
    ["Riesgo compuesto: 12.0/100 (low).", "Riesgo compuesto: 73.46/100 (high)."],
    ["Riesgo compuesto: 73,46/100 (high).", "Riesgo compuesto: 73.46/100 (high)."],
    ["Debate: pro-fraude 0.38 vs pro-cliente 0.76.", "Debate: pro-fraude 0.76 vs pro-cliente 0.38."],
    ["pro-fraude con confianza 0.99", "pro-fraude con confianza 0.76"],
    ["Decisión final: APPROVE (confianza 0.99).", "Decisión final: BLOCK (confianza 0.82)."],
    ["Decisión: BLOCK (0.13).", "Decisión: BLOCK (0.82)."],
    ["Transacción T-4822 analizada.", "Transacción T-4821 analizada."],
    ["Transacción T–4821 analizada.", "Transacción T-4821 analizada."],
    ["Política FP-03 (relevancia 0.11).", "Política FP-03 (relevancia 0.87)."],
    ["Se detectaron 9 señales.", "Se detectaron 4 señales."],
    ["El riesgo fue bajo.", "El riesgo fue high."],
    ["The risk category is medium.", "The risk category is high."],
    ["Die Risikostufe war niedrig.", "Die Risikostufe war high."],
    ["La decisión fue APROBADA.", "La decisión fue BLOCK."],
    ["Decisión: aprobado (confianza 0.82).", "Decisión: BLOCK (confianza 0.82)."],
    ["Final decision: approved.", "Final decision: BLOCK."],
    ["Die Entscheidung lautet genehmigt.", "Die Entscheidung lautet BLOCK."],
    ["Decisão: escalado.", "Decisão: BLOCK."],
    ["Decisión: bloqueada.", "Decisión: bloqueada."],
    ["Con una confianza del 82 %.", "Con una confianza del 82 %."],
    ["Con una confianza del 28 %.", "Con una confianza del 0.82."],
  ])("%s becomes %s", (prose, corrected) => {
    expect(audit(prose).text.startsWith(corrected)).toBe(true);
  });

  test.each([
    ["Transaction T-4821 was approved.", "Transaction T-4821 was approved [no consta en el expediente]."],
    ["La operación fue finalmente aprobada.", "La operación fue finalmente aprobada [no consta en el expediente]."],
    ["Die Zahlung wurde genehmigt.", "Die Zahlung wurde genehmigt [no consta en el expediente]."],
    ["La operación fue bloqueada.", "La operación fue bloqueada."],
    ["La operación anterior fue aprobada.", "La operación anterior fue aprobada."],
    ["The previous payment was approved.", "The previous payment was approved."],
    ["The payment was not approved.", "The payment was not approved."],
  ])("%s becomes %s, as the payment was blocked", (prose, marked) => {
    expect(audit(prose).text.startsWith(marked)).toBe(true);
  });

  test("prose without a word gives no stray signs", () => {
    expect(audit(" . ").text).toMatch(/^ID: T-4821\. /);
  });

  test.each(["BLOCKED T-77", "PAY T-1001", "T-1001 T-1001", "T-1\u202e", "APPROVE", "0.13", "<b>x</b>", "$&"])(
    "an id like %j stands in the template and in prose as it is",
    (transaction_id) => {
      const facts = { ...record, transaction_id };
      const template = templateAudit(facts, "es");
      expect(template.text.startsWith(`La transacción ${transaction_id} es un pago de 1349.90 PEN a Librería`)).toBe(
        true,
      );
      expect(template.check.corrections).toEqual([]);
      if (/^[A-Z]+$/.test(transaction_id)) return;
      expect(audit(`Transacción ${transaction_id}: Decisión BLOCK.`, facts).text).toContain(
        `Transacción ${transaction_id}: Decisión BLOCK.`,
      );
    },
  );

  test("an id that looks like a value hides no wrong value", () => {
    expect(audit("Decisión: BLOCK (0.13).", { ...record, transaction_id: "0.13" }).text).toContain("BLOCK (0.82)");
    expect(audit("Decisión: APPROVE.", { ...record, transaction_id: "APPROVE" }).text).toContain("Decisión: BLOCK.");
  });

  test("what the record does not know is marked, what is no claim about the case is left", () => {
    expect(audit("Monto 9.9x, FP-07.").text).toMatch(
      /9\.9x \[no consta en el expediente\], FP-07 \[no consta en el expediente\]\./,
    );
    expect(audit("Enviar SMS y monitorear 24 h con 2FA.").text).toMatch(/^Enviar SMS y monitorear 24 h con 2FA\. /);
    expect(audit("Monto 1349.90 a las 21:47 desde D-19.").text).toMatch(/^Monto 1349\.90 a las 21:47 desde D-19\. /);
  });

  test("a signal of the record may hold a number of its own", () => {
    const named = { ...record, signals: ["monto_elevado_3.6x", "horario_nocturno_03:15"] };
    const prose = "Factores: monto_elevado_3.6x y horario_nocturno_03:15.";
    expect(audit(prose, named).text.startsWith(prose)).toBe(true);
    expect(audit(prose, named).check.corrections).toEqual([]);
  });

  test("the complete prose of a good model stays as it is", () => {
    const prose =
      "Transacción T-4821 (PEN 1349.90, 21:47). Riesgo compuesto: 73.46/100 (high). Señales: amount_over_3x, off_hours, foreign_country, unknown_device. Políticas FP-03 (relevancia 0.87), FP-01 y FP-06. Debate: pro-fraude 0.76 vs pro-cliente 0.38. Decisión: BLOCK (confianza 0.82).";
    expect(audit(prose)).toEqual({ text: prose, check: { corrections: [], appended: [] } });
  });

  test("missing elements are appended in the forms of the specification", () => {
    const { text, check } = audit("Caso revisado");
    expect(check.appended).toEqual(["transaction_id", "decision", "risk", "policies", "signals", "debate"]);
    expect(text).toBe(
      "Caso revisado. ID: T-4821. Decisión: BLOCK (0.82). Riesgo: 73.46/100 (high). Políticas: FP-03 (relevancia 0.87), FP-01 (relevancia 0.64), FP-06 (relevancia 0.41). Señales clave: un importe superior al triple del habitual, una hora fuera del horario habitual, un país fuera de los habituales, un dispositivo desconocido. Debate: pro-fraude 0.76 vs pro-cliente 0.38.",
    );
  });

  test("equal numbers are not mistaken for each other: 0.82 of the decision is no debate", () => {
    const equal = { ...record, debate: { ...record.debate!, fraud: 0.82, customer: 0.82 } };
    expect(audit("T-4821: BLOCK (0.82)", equal).check.appended).toContain("debate");
  });
});

const hundredth = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);
const policyId = fc.integer({ min: 1, max: 99 }).map((n) => `FP-${String(n).padStart(2, "0")}`);
const anyRecord: fc.Arbitrary<CaseRecord> = fc
  .record({
    number: fc.integer({ min: 1, max: 99_999 }),
    decision: fc.constantFrom("APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN" as const),
    confidence: hundredth,
    risk_score: fc.option(fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)),
    risk_category: fc.constantFrom("low", "medium", "high", "critical" as const),
    policies: fc.option(
      fc.uniqueArray(policyId, { maxLength: 4 }).chain((ids) =>
        fc.tuple(
          ...ids.map((policy_id) =>
            fc.record({
              policy_id: fc.constant(policy_id),
              description: fc.constant(""),
              relevance: fc.option(hundredth),
            }),
          ),
        ),
      ),
    ),
    signals: fc.subarray(["amount_over_3x", "off_hours", "unknown_device", "horario_nocturno"]),
    debate: fc.option(
      fc.record({
        fraud: hundredth,
        customer: hundredth,
        fraud_argument: fc.constant(""),
        customer_argument: fc.constant(""),
      }),
    ),
  })
  .map(({ number, ...rest }) => ({ ...record, ...rest, transaction_id: `T-${number}`, components: {} }));

const number = fc.oneof(
  hundredth.map((n) => n.toFixed(2)),
  fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(1)),
  hundredth.map((n) => n.toFixed(2).replace(".", ",")),
);
const fragment = fc.oneof(
  number.map((n) => `Riesgo compuesto: ${n}/100 (low).`),
  fc.tuple(number, number).map(([a, b]) => `Debate: pro-fraude ${a} vs pro-cliente ${b}.`),
  fc
    .tuple(fc.constantFrom("APPROVE", "BLOCK", "CHALLENGE"), number)
    .map(([d, n]) => `Decisión: ${d} (confianza ${n}).`),
  fc.integer({ min: 1, max: 99_999 }).map((n) => `Transacción T-${n} analizada`),
  policyId.map((id) => `Política ${id} aplicada (relevancia 0.5).`),
  number.map((n) => `El importe fue ${n}x el promedio;`),
  fc.constantFrom("Sin amenazas externas.", "high", "(critical)", "riesgo bajo", "0.", "T-", "FP-", "\n", "pro-fraude"),
  fc.string({ maxLength: 30, unit: "grapheme" }),
);
const anyProse = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(" "));

test("for any record and any prose: all six elements stand there, and no labelled number disagrees with the record", () => {
  fc.assert(
    fc.property(anyRecord, anyProse, fc.constantFrom(...LOCALES), (facts, prose, locale) => {
      const { text } = completeAudit(prose, facts, locale);
      for (const { element, values } of requiredElements(facts, locale)) {
        for (const forms of values) {
          expect([element, forms.some((form) => containsValue(text, form))]).toEqual([element, true]);
        }
      }
      const scores = [...text.matchAll(/(\d+(?:[.,]\d+)?)\/100(?!\d)/g)].map((match) => Number(match[1]));
      for (const score of scores) expect(score).toBe(facts.risk_score);
      const said = [...text.matchAll(/pro-fraude (\d+(?:[.,]\d+)?)/g)].map((match) => Number(match[1]));
      for (const confidence of said) expect(confidence).toBe(facts.debate?.fraud);
      const ids = [...text.matchAll(/(?<![\p{L}\p{N}-])T-(\d+)(?![\p{L}\p{N}])/gu)].map((match) => `T-${match[1]}`);
      for (const id of ids) expect(id).toBe(facts.transaction_id);
      const attested = attestedValues(facts);
      for (const [, digits] of text.matchAll(/(?<![\p{L}\p{N}_.,:-])(\d+[.,]\d+)x(?! \[)/gu)) {
        expect([digits, isAttested(digits!, attested)]).toEqual([digits, true]);
      }
    }),
    { numRuns: 600 },
  );
});

test("takes linear time on hostile prose", async () => {
  for (const unit of ["0.5 ", "T-1 ", "confianza ", "BLOCK (", "riesgo alto ", "{", "a"]) {
    const text = unit.repeat(20_000 / unit.length);
    expect(await leastOfThree(() => processorMs(() => audit(text)), 1000), unit).toBeLessThan(1000);
  }
});
