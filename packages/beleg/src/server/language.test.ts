import { expect, it } from "vitest";
import type { App } from "./index.ts";
import { useTestServer } from "./testing/test-server.ts";

let app: App;
useTestServer((server) => {
  app = server.app;
});

const TEXTS = {
  en: { article_text: "The bridge cost 48 million euros.", summary_text: "The bridge cost 84 million euros." },
  de: { article_text: "Die Brücke kostete 48 Millionen Euro.", summary_text: "Die Brücke kostete 84 Millionen Euro." },
  es: { article_text: "El puente costó 48 millones de euros.", summary_text: "El puente costó 84 millones de euros." },
} as const;
const MESSAGE = {
  en: "The source gives another number.",
  de: "Die Quelle nennt eine andere Zahl.",
  es: "La fuente da otra cifra.",
} as const;
const ADVICE = { en: "Compare the number", de: "Zahl mit der Quelle", es: "Comparar la cifra" } as const;
type Locale = keyof typeof TEXTS;

const post = async (url: string, payload: object, headers = {}) =>
  (await app.inject({ method: "POST", url, payload, headers })).body;

it.each(["en", "de", "es"] satisfies Locale[])("a text in %s is spoken of in it through every door", async (locale) => {
  const body = TEXTS[locale];
  expect(await post("/v1/check", body)).toContain(MESSAGE[locale]);
  expect(await post("/v1/checks", { items: [body] })).toContain(MESSAGE[locale]);
  expect(await post("/v1/check?view=compact", body)).toContain(ADVICE[locale]);
  expect(await post("/v1/check", { ...body, locale: "en" })).toContain(MESSAGE.en);

  const params = { name: "check_text", arguments: body };
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const headers = { accept: "application/json, text/event-stream" };
  expect(await post("/mcp", call, headers)).toContain(ADVICE[locale]);

  const { run_id, factuality } = JSON.parse(await post("/v1/check", { ...body, store: true }));
  for (const format of ["md", "sarif", "junit", "pretty"]) {
    const { body: shown } = await app.inject({ url: `/v1/runs/${run_id}/report?format=${format}` });
    expect(shown, format).toContain(MESSAGE[locale]);
  }
  const report = JSON.parse(await post("/v1/report", { ...body, factuality }));
  expect(report.summary[0]).toMatch({ en: /^1 finding/, de: /^1 Finding|^Es wurde/, es: /^Se / }[locale]);
});

it("a question is answered in its language, or in the one the caller prefers", async () => {
  const reason = async (query: string, headers = {}) => {
    const candidates = [
      { id: "a", url: "https://example.org/a", title: "Rechnungen", snippet: "Rechnungen zehn Jahre." },
    ];
    return (
      JSON.parse(await post("/v1/rerank", { query, candidates }, headers)) as { result: { coverage_delta: string } }
    ).result.coverage_delta;
  };
  const german = "Wie lange muss ein Betrieb seine Rechnungen aufbewahren?";
  const english = "How long must a company keep its invoices?";
  const [de, en] = [await reason(german), await reason(english)];
  expect(de).not.toBe(en);
  expect(await reason(german, { "accept-language": "de" })).toBe(de);
  expect(await reason(german, { "accept-language": "en" })).not.toBe(de);
});

it("a decision without a language is explained in English", async () => {
  const body = { decision: { transaction_id: "T-3", decision: "BLOCK", confidence: 0.9 } };
  const localeOf = async (more: object) => JSON.parse(await post("/v1/explanations", { ...body, ...more })).locale;
  const customer_explanation = "Por su seguridad, hemos bloqueado esta transacción. Le contactaremos pronto.";
  expect(await localeOf({})).toBe("en");
  expect(await localeOf({ model_output: JSON.stringify({ customer_explanation }) })).toBe("es");
  expect(await localeOf({ locale: "de" })).toBe("de");
});
