import { expect, test } from "vitest";
import type { Locale } from "../../../locales/index.ts";
import { caseRecord } from "../case-record.ts";
import { CORPUS_STATE } from "../testing/corpus-case.ts";
import { createCustomerFilter } from "./customer-filter.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";

const rulesOf = (locale: Locale, text: string) =>
  createCustomerFilter({ ...caseRecord(CORPUS_STATE), decision: "BLOCK" }, { locale })(text).rule_ids;

test.each<[FilterRuleId, Locale, string, string]>([
  ["number.limit", "de", "Frist: morgen, 12 Uhr.", "Sie zahlen sonst immer bis 12 Uhr."],
  ["number.unknown", "es", "Mañana antes de las 18 tiene la respuesta.", "Su compra quedó en 18."],
  ["number.unknown", "en", "Your lunch for twenty people is refused.", "Your lunch got a twenty."],
  ["phishing.secret", "pt", "O PIN é só seu.", "Diga o PIN ao colega."],
  ["phishing.secret", "pt", "Retornamos amanhã sem pedir senhas.", "Retornamos amanhã, envie as senhas."],
  ["phishing.secret", "de", "Betrüger kaufen gern mit fremden Kartendaten ein.", "Senden Sie uns Ihre Kartendaten."],
  ["phishing.secret", "de", "Betrüger lauern überall.", "Gegen Betrüger nennen Sie uns Ihre Kartendaten."],
  ["phishing.secret", "es", "Nunca pedimos su NIP.", "Deberá decirle su NIP al analista."],
  ["phishing.secret", "pt", "Nunca pedimos o código matriz.", "Ela precisa do seu código matriz."],
  ["phishing.secret", "es", "Mire el vídeo de la tienda.", "Mande un vídeo de su rostro con la tarjeta."],
  ["phishing.money", "de", "Wer am Telefon Geschenkkarten verlangt, lügt.", "Kaufen Sie Geschenkkarten für uns."],
  [
    "phishing.money",
    "en",
    "If someone is pressing you to send money to them, stop.",
    "Please send money to our account.",
  ],
  ["keyword.internals", "en", "If you lost it, report it to the police.", "We reported it to the police."],
  [
    "keyword.internals",
    "en",
    "A colleague from our security team looked.",
    "Deborah Finch from Financial Crime looked.",
  ],
  ["keyword.internals", "es", "Tratamos igual a todos los otros clientes.", "Otros clientes se quejaron de la tienda."],
  ["keyword.counterfactual", "en", "You paid both parts.", "Pay it in two parts and nobody asks."],
  ["keyword.guideline", "en", "It was rejected on our side for your safety.", "The side arguing for you lost."],
  ["keyword.guideline", "pt", "A loja de ferramentas não recebeu nada.", "As ferramentas acharam estranho."],
  ["keyword.agent", "en", "The letting agent got nothing.", "The risk agent said no."],
  ["keyword.limit", "pt", "O limite e o saldo ficaram como estavam.", "A compra passou do limite."],
  ["keyword.counterfactual", "de", "Ihr Hotelkauf in Split ist abgelehnt.", "Pay it in split payments next time."],
  ["phishing.link", "en", "Log in to the bank's app as you usually would.", "Log in to the bank's site as told."],
  ["phishing.link", "es", "Inicie sesión como siempre.", "Inicie sesión con este enlace."],
  ["number.unknown", "pt", "Recusado. Valor cobrado: zero.", "Recusado. Confiança medida: zero."],
  ["number.limit", "de", "Abgelehnt. Abbuchung: 0,00 Euro.", "Abgelehnt. Ab 50,00 Euro prüfen wir."],
  [
    "format.too_many_sentences",
    "es",
    "Operación rechazada. 96 EUR, Todo Celular, 02/08. No se cobró nada. Puede reclamar en la app.",
    "Operación rechazada. Todo quedó igual. No se cobró nada. Puede reclamar en la app.",
  ],
])("%s tells twins apart (%s): %s", (rule, locale, good, bad) => {
  expect(rulesOf(locale, good)).not.toContain(rule);
  expect(rulesOf(locale, bad)).toContain(rule);
});
