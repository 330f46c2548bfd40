import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastOfThree } from "../../../../../../tests/support/least-of-three.ts";
import { processorMs } from "../../../../../../tests/support/processor-time.ts";
import type { DecisionOutcome } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import { caseRecord } from "../case-record.ts";
import { benignCorpus } from "../testing/benign-corpus.ts";
import { CORPUS_MODEL, CORPUS_STATE } from "../testing/corpus-case.ts";
import type { CorpusText } from "../testing/corpus-text.ts";
import { HOLDOUT_BENIGN } from "../testing/holdout-benign.ts";
import { HOLDOUT_LEAKING } from "../testing/holdout-leaking.ts";
import { leakingCorpus } from "../testing/leaking-corpus.ts";
import { NEAR_BENIGN } from "../testing/near-benign.ts";
import { readLetters } from "../testing/read-letters.ts";
import { createCustomerFilter } from "./customer-filter.ts";

const record = caseRecord(CORPUS_STATE);
const filterOf = (decision: DecisionOutcome, locale: Locale, contacts: string[] = []) =>
  createCustomerFilter({ ...record, decision }, { locale, modelName: CORPUS_MODEL, contacts });
const blocked = ({ decision, locale, text }: CorpusText) => filterOf(decision, locale)(text).status === "blocked";

describe("the corpora", () => {
  test("every leaking text is caught", () => {
    const corpus = leakingCorpus();
    expect(corpus.length).toBeGreaterThanOrEqual(500);
    expect(corpus.filter((text) => !blocked(text)).map(({ kind, text }) => [kind, text])).toEqual([]);
  });

  test("at most 1 % of the benign texts is blocked", () => {
    const corpus = benignCorpus();
    expect(corpus.length).toBeGreaterThanOrEqual(500);
    expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
    expect(corpus.filter(blocked).length).toBeLessThanOrEqual(corpus.length / 100);
  });

  test("the held-back texts: all leaking ones caught, at most 1 % of the benign ones blocked", () => {
    expect(HOLDOUT_LEAKING.length).toBeGreaterThanOrEqual(60);
    expect(HOLDOUT_BENIGN.length).toBeGreaterThanOrEqual(60);
    expect(HOLDOUT_LEAKING.filter((text) => !blocked(text)).map(({ text }) => text)).toEqual([]);
    expect(HOLDOUT_BENIGN.filter(blocked).length).toBeLessThanOrEqual(HOLDOUT_BENIGN.length / 100);
  });
});

describe.each([
  ["dev.jsonl", { benign: 176, leak: 96, contradiction: 124, request: 38 }],
  ["fresh-1.jsonl", { benign: 160, leak: 160, contradiction: 112, request: 64 }],
])("letters written before the rules they try: %s", (file, counts) => {
  const letters = readLetters(
    readFileSync(new URL(`../../../../../../bench/customer-filter/${file}`, import.meta.url), "utf8"),
  );
  const wrong = (kept: boolean) =>
    letters
      .filter(({ kind }) => (kind === "benign") === kept)
      .filter(({ language, decision, text }) => (filterOf(decision, language)(text).status === "passed") !== kept)
      .map(({ kind, text }) => `${kind}: ${text}`);

  test("are all there", () => {
    const kinds = Object.keys(counts) as (keyof typeof counts)[];
    const held = kinds.map((kind) => [kind, letters.filter((letter) => letter.kind === kind).length]);
    expect(Object.fromEntries(held)).toEqual(counts);
  });
  test("every leak, contradiction and request is caught", () => expect(wrong(false)).toEqual([]));
  test("every benign letter is kept", () => expect(wrong(true)).toEqual([]));
});

describe("the thirteen keywords of the specification", () => {
  test.each([
    "score",
    "puntaje",
    "algoritmo",
    "modelo",
    "agente",
    "política",
    "policy",
    "FP-",
    "debate",
    "confianza:",
    "confidence",
    "LLM",
    "threshold",
  ])("%s", (word) => {
    const filter = filterOf("BLOCK", "es");
    for (const text of [
      `Bloqueamos su compra por el ${word} del sistema.`,
      `Bloqueamos su compra: ${word} interno 0.9.`,
    ]) {
      expect([text, filter(text).status]).toEqual([text, "blocked"]);
    }
  });
});

describe("words that stay", () => {
  test.each([
    "Un agente le contactará pronto para revisar la compra bloqueada.",
    "Bloqueamos la compra del televisor modelo 2024.",
    "Bloqueamos la compra; lea nuestra política de privacidad.",
    "Bloqueamos la compra en Hotel Pullman por seguridad.",
    "Bloqueamos la compra. Gracias por su confianza.",
    "Nuestro equipo le llama mañana por la compra bloqueada.",
  ])("%s", (text) => expect(filterOf("BLOCK", "es")(text)).toEqual({ status: "passed", rule_ids: [] }));
});

test("benign texts that stand close to a rule all pass", () => {
  expect(NEAR_BENIGN.length).toBeGreaterThanOrEqual(100);
  expect(NEAR_BENIGN.filter(blocked).map(({ text }) => text)).toEqual([]);
});

test("the merchant's name is taken out as a name, not out of the middle of a word", () => {
  const transaction = { ...CORPUS_STATE.transaction, merchant_name: "core" };
  const filter = createCustomerFilter({ ...record, transaction }, { locale: "es" });
  expect(filter("Bloqueamos su compra por el score de la cuenta.").rule_ids).toContain("keyword.score");
  expect(filter("Bloqueamos su compra en core por precaución.").status).toBe("passed");
});

describe("a merchant's name comes with the payment, not from the bank", () => {
  const filterWith = (merchant_name: string) =>
    createCustomerFilter(
      { ...record, decision: "BLOCK", transaction: { ...CORPUS_STATE.transaction, merchant_name } },
      { locale: "es" },
    );

  test.each([
    ["https://banco.example/clave", "phishing.link"],
    ["www.banco.example", "phishing.link"],
    ["Envie su PIN al 999888777", "phishing.secret"],
    ["Llame al 999 888 777", "phishing.phone"],
    [`riesgo ${record.risk_score}/100`, "number.score"],
    [`Regla ${record.policies?.[0]?.policy_id}`, "keyword.policy_id"],
  ])("%s breaks %s", (name, rule) => {
    expect(filterWith(name)(`Bloqueamos su compra en ${name} por precaución.`).rule_ids).toContain(rule);
  });

  test.each(["Booking.com", "Score Fitness", "Bodega 24", "Café Política", "Modelo", "Criptomarket"])(
    "%s may stand",
    (name) => {
      expect(filterWith(name)(`Bloqueamos su compra en ${name} por precaución.`).rule_ids).toEqual([]);
    },
  );
});

describe("the bank's own model, agent and policy are no harmless ones", () => {
  test.each<[Locale, string]>([
    ["es", "Revisamos su pago con nuestro modelo y lo bloqueamos."],
    ["es", "El modelo 3 de nuestro sistema marcó su pago."],
    ["es", "Nuestro modelo X marcó su pago."],
    ["es", "Su pago fue revisado por un agente automático de nuestro equipo."],
    ["es", "Nuestra política de uso interno pide bloquear su pago."],
    ["es", "El sistema calculó una probabilidad alta de fraude en su pago."],
    ["es", "Pesaron más los argumentos del fraude en su pago."],
    ["en", "Our model 3 flagged your payment, so we blocked it."],
    ["en", "An automated agent is looking at your payment."],
    ["en", "Under our fair use policy for risk we blocked your payment."],
    ["en", "The fraud side was stronger than the customer side."],
    ["de", "Unser Modell X hat Ihre Zahlung gemeldet, deshalb haben wir sie gesperrt."],
  ])("%s: %s", (locale, text) => expect(filterOf("BLOCK", locale)(text).status).toBe("blocked"));

  test("a customer with many devices hides no policy id behind them", () => {
    const internal_ids = Array.from({ length: 150 }, (_, i) => `DV-${1000 + i}`);
    const policies = [{ policy_id: "POL-77", description: "", relevance: null }];
    const filter = createCustomerFilter({ ...record, internal_ids, policies }, { locale: "es" });
    expect(filter("Revisamos su compra por la POL-77 del banco.").rule_ids).toContain("value.identifier");
  });
});

describe("a text that tells of another outcome", () => {
  test.each<[DecisionOutcome, Locale, string]>([
    ["BLOCK", "es", "Su transacción está siendo revisada por nuestro equipo."],
    ["BLOCK", "es", "Por seguridad, le enviaremos un código de verificación."],
    ["BLOCK", "en", "Your payment is being reviewed by our security team."],
    ["BLOCK", "de", "Ihre Zahlung wird von unserem Sicherheitsteam geprüft."],
    ["BLOCK", "pt", "Sua compra está sendo analisada pela nossa equipe."],
    ["ESCALATE_TO_HUMAN", "en", "We will send you a verification code for this payment."],
    ["ESCALATE_TO_HUMAN", "de", "Wir senden Ihnen einen Bestätigungscode für diese Zahlung."],
  ])("%s %s: %s", (decision, locale, text) => {
    const { rule_ids } = filterOf(decision, locale)(text);
    expect(rule_ids.filter((id) => id !== "decision.not_stated")).toEqual(["decision.contradicted"]);
  });

  test("what is only possible or denied contradicts nothing", () => {
    expect(filterOf("BLOCK", "en")("We blocked this payment. We will not send you a code.").status).toBe("passed");
    expect(filterOf("BLOCK", "es")("Bloqueamos la compra. Si llama, la revisaremos con usted.").status).toBe("passed");
  });
});

describe("wordings close to what fresh letters had", () => {
  test.each<[DecisionOutcome, Locale, string, string]>([
    ["CHALLENGE", "en", "Please approve it in the app. The seller has got the funds.", "decision.contradicted"],
    ["CHALLENGE", "pt", "Confirme a compra no app. O lojista já está com o seu dinheiro.", "decision.contradicted"],
    ["BLOCK", "en", "We declined it. Once you approve it in the app, it goes through.", "decision.contradicted"],
    ["BLOCK", "en", "We declined it. If it was not you, call us; it will be completed.", "decision.contradicted"],
    ["APPROVE", "de", "Die Zahlung wurde genehmigt. Ein Mitarbeiter entscheidet morgen.", "decision.contradicted"],
    [
      "ESCALATE_TO_HUMAN",
      "en",
      "Your payment is under review by a specialist and has been declined.",
      "decision.contradicted",
    ],
    [
      "ESCALATE_TO_HUMAN",
      "de",
      "Ihre Zahlung wird von einer Kollegin geprüft und wurde abgelehnt.",
      "decision.contradicted",
    ],
    [
      "ESCALATE_TO_HUMAN",
      "es",
      "Su pago está en revisión con un especialista y ha sido rechazado.",
      "decision.contradicted",
    ],
    [
      "ESCALATE_TO_HUMAN",
      "pt",
      "O seu pagamento está em análise com um especialista e foi recusado.",
      "decision.contradicted",
    ],
    ["APPROVE", "en", "Hello! Thank you for being our customer. Have a lovely day.", "decision.not_stated"],
    ["ESCALATE_TO_HUMAN", "es", "Nuestro equipo está a su disposición a toda hora.", "decision.not_stated"],
    ["BLOCK", "pt", "Recusamos a compra. Se o app não abrir, baixe o AnyDesk.", "phishing.remote"],
    ["BLOCK", "es", "Rechazamos el pago. No diga su clave a nadie, solo a nuestro asesor.", "phishing.secret"],
    ["BLOCK", "en", "We declined it. Keep your PIN secret, send it only to this number.", "phishing.secret"],
    ["BLOCK", "en", "We declined it. Move your savings into our protected account.", "phishing.money"],
    ["BLOCK", "de", "Wir haben sie abgelehnt. Der Ort steht im Verzeichnis der Staaten.", "keyword.list"],
    ["BLOCK", "en", "We declined it. If anyone asks, give them your PIN.", "phishing.secret"],
    ["BLOCK", "en", "We declined it. If someone from our team asks for your PIN, say it slowly.", "phishing.secret"],
    ["CHALLENGE", "es", "Confirme la compra con su huella o su clave por teléfono.", "phishing.secret"],
  ])("%s %s: %s breaks %s", (decision, locale, text, rule) => {
    expect(filterOf(decision, locale)(text).rule_ids).toContain(rule);
  });

  test.each<[DecisionOutcome, Locale, string]>([
    ["CHALLENGE", "en", "We will not release your payment until you confirm it in the app."],
    ["CHALLENGE", "de", "Bestätigen Sie sie in der App, und sie wird sofort ausgeführt."],
    ["BLOCK", "de", "Wir haben entschieden, Ihre Zahlung nicht auszuführen."],
    ["APPROVE", "pt", "Aprovamos a compra que você fez em 8 de março."],
    ["ESCALATE_TO_HUMAN", "es", "Una persona revisa su pago. Guarde su PIN en secreto."],
    [
      "BLOCK",
      "en",
      "We declined it. If somebody is pressing you to move your savings to an account, talk to us first.",
    ],
    ["BLOCK", "de", "Wir haben sie abgelehnt. Fragt Sie jemand nach Ihrer PIN, legen Sie auf."],
    ["CHALLENGE", "es", "Confirme la compra con su huella o su clave en la aplicación."],
    ["CHALLENGE", "pt", "Confirme a compra com a sua digital ou a sua senha no aplicativo."],
    [
      "ESCALATE_TO_HUMAN",
      "de",
      "Ein Mitarbeiter prüft sie. Versuchen Sie es nicht erneut, sonst zahlen Sie womöglich doppelt.",
    ],
    ["BLOCK", "en", "As part of protecting you against fraud we declined the payment."],
    ["BLOCK", "en", "We said no to that top-up, and your money stayed put."],
    ["BLOCK", "de", "Zu dieser Aufladung haben wir Nein gesagt, Ihr Geld ist geblieben, wo es war."],
    ["BLOCK", "es", "Le dijimos que no a esa recarga y su dinero sigue en su cuenta."],
    ["BLOCK", "pt", "Dissemos não a essa recarga e o seu dinheiro continua na sua conta."],
    ["CHALLENGE", "en", "Is this you? Open the app. Confirm the payment there. It is on hold till then."],
    ["ESCALATE_TO_HUMAN", "en", "Your transfer of card funds to the clinic is with our people, who are reviewing it."],
    [
      "APPROVE",
      "en",
      "Good afternoon, Ana! We approved one thousand three hundred and forty-nine soles and ninety cents. It is done. Call us.",
    ],
  ])("%s %s: %s passes", (decision, locale, text) => expect(filterOf(decision, locale)(text).rule_ids).toEqual([]));
});

test.each(["105000.00", "2105000.00"])("an amount of %s may have its digits in Indian groups", (amount) => {
  const transaction = { ...CORPUS_STATE.transaction, amount };
  const printed = new Intl.NumberFormat("en-IN").format(Number(amount));
  const filter = createCustomerFilter({ ...record, transaction, decision: "APPROVE" }, { locale: "en" });
  expect(filter(`We have paid INR ${printed} to the shop.`).rule_ids).toEqual([]);
  expect(filter(`We have paid INR ${printed.replace("5", "6")} to the shop.`).rule_ids).toContain("number.unknown");
});

describe("contacts", () => {
  const text = "Bloqueamos su compra. Llámenos al +51 1 555 0100 o visite https://banco.example/ayuda.";
  test("from configuration may stand, others not", () => {
    expect(filterOf("BLOCK", "es", ["+51 1 555 0100", "https://banco.example/ayuda"])(text).status).toBe("passed");
    expect(filterOf("BLOCK", "es", ["+51 1 555 0199"])(text).rule_ids).toEqual(
      expect.arrayContaining(["phishing.link", "phishing.phone"]),
    );
  });
});

describe("hostile text", () => {
  test("is answered on any input, with the same answer twice", () => {
    const filter = filterOf("BLOCK", "es");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const first = filter(text);
        expect(filter(text)).toEqual(first);
        expect(first.status === "blocked").toBe(first.rule_ids.length > 0);
      }),
    );
  });

  test("takes linear time", async () => {
    const filter = filterOf("BLOCK", "es");
    const units = ["{", "a", "<", "&#", "a ", "0", "1.", "s c ", "\u0301", "modelo 2024 ", "si ", "@", "[", "no "];
    for (const unit of units) {
      for (const length of [1490, 20_000, 100_000]) {
        const text = unit.repeat(Math.floor(length / unit.length));
        const spent = await leastOfThree(() => processorMs(() => filter(text)), 250);
        expect(spent, `${JSON.stringify(unit)} × ${length}`).toBeLessThan(250);
      }
    }
  });
});
