import { describe, expect, test } from "vitest";
import { DecisionOutcome, ExplanationResult } from "../../contracts/decision/index.ts";
import { LOCALES, type Locale } from "../../locales/index.ts";
import { noModel } from "../../ports/index.ts";
import { scriptedModel } from "../../ports/scripted-model.ts";
import { caseRecord } from "./case-record.ts";
import { type ExplainOptions, explainRecord } from "./explain.ts";
import { createCustomerFilter } from "./filter/customer-filter.ts";
import { readExplanationRequest } from "./read-explanation-request.ts";
import { chooseReasons } from "./reasons/choose-reasons.ts";
import { REASON_CODES } from "./reasons/reason-codes.ts";
import { actionText, customerTemplate, nextStep, recommendedActions, STYLES } from "./templates.ts";
import { CORPUS_STATE } from "./testing/corpus-case.ts";

const record = caseRecord(CORPUS_STATE);
const outcomes = ["APPROVE", "CHALLENGE", "BLOCK", "ESCALATE_TO_HUMAN"] as const;
const options: ExplainOptions = { model: noModel, quality: false, locale: "es" };
const explain = async (change: Partial<ExplainOptions>, facts = record) =>
  (await explainRecord(facts, { ...options, ...change })).explanation;
const answer = (change: object = {}) =>
  JSON.stringify({
    customer_explanation:
      "Bloqueamos esta compra para proteger su cuenta. Llámenos al número en el reverso de su tarjeta.",
    audit_explanation: "Transacción T-4821 analizada.",
    key_factors: ["monto_elevado"],
    recommended_actions: ["contactar_cliente"],
    ...change,
  });

describe("an answer with less or more than was asked for", () => {
  const text = "Bloqueamos la transacci\\u00f3n para proteger su cuenta.";
  const read = "Bloqueamos la transacción para proteger su cuenta.";

  test.each([
    ["minimal JSON", `{"customer_explanation": "${text}"}`],
    ["a comma too many", `{"customer_explanation": "${text}",}`],
    ["no JSON at all", `customer_explanation = "${text}"`],
    ["an end cut off behind a sentence", `{"customer_explanation": "${text}`],
  ])("%s: the text is read with its escapes, the rest comes from the record", async (_name, modelOutput) => {
    const explanation = await explain({ modelOutput });
    expect(explanation).toMatchObject({ customer_explanation: read, explanation_source: "model" });
    expect(explanation.audit_explanation).toMatch(/^La transacción T-4821 es un pago de 1349\.90 PEN/);
  });

  test.each([
    '{"customer_explanation": "Bloqueamos esta compra para',
    'customer_explanation: "Bloqueamos esta compra para',
  ])("nobody is told half a sentence: %s", async (modelOutput) => {
    expect((await explain({ modelOutput })).explanation_source).toBe("template");
  });

  test("at most four factors and three actions are kept; without a model there are two factors and more", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const many = { key_factors: names, recommended_actions: names };
    const explanation = await explain({ modelOutput: answer(many) });
    expect(explanation.key_factors).toEqual(["a", "b", "c", "d"]);
    expect(explanation.recommended_actions).toEqual(["a", "b", "c"]);
    const plain = await explain({}, { ...record, decision: "APPROVE", signals: [], policies: [] });
    expect(plain.key_factors).toEqual(["risk_high", "debate_pro_fraud"]);
  });
});

describe("the templates of the specification", () => {
  test.each([
    ["APPROVE", "Su transacción ha sido procesada exitosamente. No se detectaron problemas de seguridad."],
    [
      "CHALLENGE",
      "Por seguridad, necesitamos verificar esta transacción. Le enviaremos un código de verificación. Esto es un procedimiento estándar para proteger su cuenta.",
    ],
    [
      "BLOCK",
      "Por su seguridad, hemos bloqueado esta transacción debido a patrones inusuales. Si usted autorizó esta transacción, por favor contáctenos de inmediato al número en el reverso de su tarjeta.",
    ],
    [
      "ESCALATE_TO_HUMAN",
      "Su transacción está siendo revisada por nuestro equipo de seguridad. Le contactaremos dentro de las próximas 24 horas. Gracias por su paciencia.",
    ],
  ] as const)("%s word for word", async (decision, text) => {
    const explanation = await explain({}, { ...record, decision });
    expect(explanation.customer_explanation).toBe(text);
    expect(explanation.explanation_source).toBe("template");
    for (const value of [
      "La transacción T-4821 es",
      `decidió ${decision} con una confianza de 0.82`,
      "73.46/100 (high)",
      "pro-fraude (0.76)",
      "pro-cliente (0.38)",
      "FP-03 (relevancia 0.87), FP-01 (relevancia 0.64) y FP-06 (relevancia 0.41)",
    ]) {
      expect(explanation.audit_explanation).toContain(value);
    }
  });

  test("the error explanation", async () => {
    const { customer_explanation, audit_explanation, explanation_source } = await explain(
      {},
      { ...record, decision: null },
    );
    expect(customer_explanation).toBe(
      "Su transacción está siendo procesada. Le contactaremos si necesitamos más información.",
    );
    expect(audit_explanation).toMatch(
      /^ERROR: Explainability agent failed\. Explanations could not be generated\. Manual review required\./,
    );
    expect(audit_explanation).toContain("T-4821");
    expect(explanation_source).toBe("error");
  });
});

describe("what nobody said", () => {
  test.each(LOCALES)("is not available in %s, never zero or none", async (locale) => {
    const { record: facts } = readExplanationRequest({ decision: { transaction_id: "T-1", decision: "BLOCK" } });
    const { audit_explanation } = await explain({ locale }, facts);
    expect(audit_explanation).not.toMatch(/\b0(?:\.\d+)?\b|: (?:ninguna|none|nenhum|keine)/);
    const missing = { es: "no disponible", en: "not available", pt: "não disponível", de: "nicht verfügbar" }[locale];
    // Payment, risk, threats, signals, policies, debate, confidence.
    expect(audit_explanation.split(missing).length - 1).toBe(7);
  });

  test("is told apart from what was said to be nothing", async () => {
    const decision = { transaction_id: "T-1", decision: "BLOCK", signals: [] };
    const { record: facts } = readExplanationRequest({ decision, policy_matches: { matches: [] } });
    const { audit_explanation } = await explain({}, facts);
    expect(audit_explanation).toContain("No se detectó ninguna señal; no se aplica ninguna política.");
  });

  test("an id may be a whole number, as other systems count", () => {
    const { record: facts } = readExplanationRequest({ decision: { transaction_id: 1001, decision: "BLOCK" } });
    expect(facts.transaction_id).toBe("1001");
  });
});

describe("every approved text passes the filter", () => {
  /** A part of a letter need not say what the letter says, but it may break no other rule. */
  const broken = (decision: (typeof outcomes)[number], locale: Locale, text: string) =>
    createCustomerFilter(
      { ...record, decision },
      { locale },
    )(text).rule_ids.filter((id) => id !== "decision.not_stated");

  test.each(LOCALES)("templates and reasons in %s", (locale) => {
    for (const decision of outcomes) {
      const filter = createCustomerFilter({ ...record, decision }, { locale });
      for (const style of STYLES) {
        const text = customerTemplate(decision, locale, style);
        expect([text, filter(text)]).toEqual([text, { status: "passed", rule_ids: [] }]);
      }
      const step = nextStep(decision, locale);
      expect([step, broken(decision, locale, step)]).toEqual([step, []]);
      for (const code of REASON_CODES) {
        for (const { customer_text } of chooseReasons({ ...record, decision, signals: [code], policies: [] }, locale)) {
          expect([decision, customer_text, broken(decision, locale, customer_text)]).toEqual([
            decision,
            customer_text,
            [],
          ]);
        }
      }
    }
  });
});

describe("the ladder", () => {
  test("a clean answer is used, all four parts", async () => {
    const explanation = await explain({ modelOutput: answer() });
    expect(ExplanationResult.parse(explanation)).toEqual(explanation);
    expect(explanation).toMatchObject({
      explanation_source: "model",
      filter: { status: "passed", rule_ids: [] },
      key_factors: ["monto_elevado"],
      recommended_actions: ["contactar_cliente"],
    });
  });

  test("a leaking text gives way to the approved template, and the rule is named", async () => {
    const explanation = await explain({ modelOutput: answer({ customer_explanation: "Su score fue alto." }) });
    expect(explanation.explanation_source).toBe("safe_template");
    expect(explanation.customer_explanation).toBe(customerTemplate("BLOCK", "es"));
    expect(explanation.filter).toEqual({ status: "blocked", rule_ids: ["keyword.score", "decision.not_stated"] });
  });

  test.each([
    ["fenced", `\`\`\`json\n${answer()}\n\`\`\``],
    ["cut short", answer().slice(0, -60)],
    ["with trailing comma", answer().replace(/\}$/, ",}")],
    [
      "after a reasoning block with an example",
      `<think>e.g. ${answer({ customer_explanation: "Texto de ejemplo aprobado." })}</think>${answer()}`,
    ],
    [
      "as labelled lines",
      'customer_explanation: "Bloqueamos esta compra para proteger su cuenta."\naudit_explanation: "x"',
    ],
    [
      "with the fields named in prose",
      "**customer_explanation**: Bloqueamos esta compra para proteger su cuenta.\n\n**audit_explanation**: Transacción T-4821.",
    ],
  ])("an answer %s is still read", async (_name, modelOutput) => {
    const explanation = await explain({ modelOutput });
    expect(explanation.explanation_source).toBe("model");
    expect(explanation.customer_explanation).toMatch(/^Bloqueamos esta compra para proteger su cuenta\./);
  });

  test.each([
    ["nothing", ""],
    ["prose", "I cannot help with that."],
    ["blank fields", '{"customer_explanation": " ", "audit_explanation": ""}'],
    ["numbers for texts", '{"customer_explanation": 5, "audit_explanation": ["x"]}'],
    ["an example inside an unfinished reasoning block", `<think>${answer()} and then`],
    ["20,000 braces", "{".repeat(20_000)],
  ])("%s gives the template", async (_name, modelOutput) => {
    expect((await explain({ modelOutput })).explanation_source).toBe("template");
  });

  test("one text is enough: the other comes from the template", async () => {
    const onlyAudit = await explain({ modelOutput: answer({ customer_explanation: null }) });
    expect(onlyAudit.explanation_source).toBe("template");
    expect(onlyAudit.audit_explanation).toMatch(/^Transacción T-4821 analizada\./);
  });

  test("one model call, at most 30 s, with the record delimited as untrusted", async () => {
    const model = scriptedModel([answer()]);
    await explain({ model });
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]).toMatchObject({ timeoutMs: 30_000, deadlineMs: 30_000 });
    expect(model.requests[0]?.untrusted?.[0]?.text).toContain('"transaction_id": "T-4821"');
    expect(model.requests[0]?.prompt).not.toContain("T-4821");
  });
});

describe("reasons", () => {
  test("an adverse decision has one to four, specific and without internals; an approval none", () => {
    expect(chooseReasons(record, "en").map(({ code }) => code)).toEqual([
      "unfamiliar_device",
      "unfamiliar_country",
      "unusual_amount",
      "unusual_hours",
    ]);
    expect(chooseReasons({ ...record, decision: "APPROVE" }, "en")).toEqual([]);
    expect(chooseReasons({ ...record, signals: [], policies: null }, "en").map(({ code }) => code)).toEqual([
      "unusual_activity",
    ]);
  });

  test("other systems' signal names are understood, and what speaks for the customer is no reason", () => {
    const signals = ["monto_elevado_3.6x", "horario_nocturno", "dispositivo_conocido"];
    expect(chooseReasons({ ...record, signals }, "es").map(({ code }) => code)).toEqual([
      "unusual_amount",
      "unusual_hours",
    ]);
  });
});

describe("phase outputs from outside", () => {
  test("relevance under any of its names, policies as a bare list, parts that are missing or malformed", () => {
    for (const name of ["relevance_score", "relevance", "score"]) {
      const { record: read } = readExplanationRequest({
        policy_matches: { matches: [{ policy_id: "FP-01", [name]: 0.9 }] },
      });
      expect(read.policies).toEqual([{ policy_id: "FP-01", description: "", relevance: 0.9 }]);
    }
    expect(readExplanationRequest({ policy_matches: ["FP-02"] }).record.policies?.[0]?.policy_id).toBe("FP-02");
    for (const value of [null, 3, "x", [], {}, { decision: 5, evidence: [], debate: "no", transaction: null }]) {
      expect(readExplanationRequest(value).record).toMatchObject({ decision: null, risk_score: null, debate: null });
    }
  });

  test("what is missing prints as not available, never as a number", async () => {
    const { record: read } = readExplanationRequest({
      decision: { transaction_id: "T-5", decision: "BLOCK", confidence: 0.8 },
    });
    const { audit_explanation } = await explain({}, read);
    expect(audit_explanation).toContain("Riesgo compuesto: no disponible");
    expect(audit_explanation).toContain("Debate: no disponible");
    expect(audit_explanation).toContain("políticas: no disponible");
    expect(audit_explanation).not.toMatch(/0\.0\b|\b0\.50\b|\(low\)/);
  });
});

test("the judges rate both texts", async () => {
  const { quality } = await explain({ quality: true });
  expect(quality?.audit_factuality).toMatchObject({ status: "ok", score: 1 });
  expect(quality?.customer_readability).toMatchObject({ status: "ok" });
});

describe("the language", () => {
  const { locale: _es, ...open } = options;
  const written = async (change: Partial<ExplainOptions>) =>
    (await explainRecord(record, { ...open, ...change })).explanation.locale;

  test("is the one given, else that of the answer that is there, else English", async () => {
    const german = answer({ customer_explanation: "Ihre Zahlung wird von einem Spezialisten geprüft." });
    expect(await written({})).toBe("en");
    expect(await written({ modelOutput: "no JSON at all" })).toBe("en");
    expect(await written({ modelOutput: answer() })).toBe("es");
    expect(await written({ modelOutput: german })).toBe("de");
    expect(await written({ modelOutput: german, locale: "pt" })).toBe("pt");
  });
});

describe("a recommended action", () => {
  test("has words in every language, whatever language its code is in", () => {
    for (const locale of LOCALES) {
      for (const outcome of DecisionOutcome.options) {
        for (const code of recommendedActions(outcome, locale)) {
          for (const reader of LOCALES) expect(actionText(code, reader)).toMatch(/^[^_]+ [^_]+$/);
        }
      }
    }
    expect(actionText("naechste_24h_beobachten", "en")).toBe(actionText("monitor_next_24h", "en"));
    expect(actionText("call_the_branch", "es")).toBe("call the branch");
  });
});
