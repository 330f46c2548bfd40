import { describe, expect, test } from "vitest";
import { caseRecord } from "../../case-record.ts";
import { CORPUS_STATE } from "../../testing/corpus-case.ts";
import { verifyProse } from "../verify-prose.ts";

const record = caseRecord({
  ...CORPUS_STATE,
  decision: { ...CORPUS_STATE.decision!, decided_by: "fallback" },
  threat_intel: { threat_level: 0, sources: [] },
});
const found = (prose: string) => verifyProse(prose, record, "en").corrections.map((change) => change.found);

describe("what the record contradicts is marked", () => {
  test.each([
    ["The composite risk was ninety-four out of one hundred.", "ninety-four out of one hundred"],
    ["Das Gesamtrisiko lag bei vierundneunzig von hundert.", "vierundneunzig von hundert"],
    ["El riesgo compuesto fue de noventa y cuatro sobre cien.", "noventa y cuatro sobre cien"],
    ["O risco composto foi de noventa e quatro de cem.", "noventa e quatro de cem"],
    ["The arbiter reached a confidence of zero point nine five.", "zero point nine five"],
    ["Die Konfidenz betrug fünfundneunzig Prozent.", "fünfundneunzig Prozent"],
    ["Se detectaron siete señales.", "siete"],
    ["Seven signals were raised.", "Seven"],
    ["The payment came from Nigeria.", "Nigeria"],
    ["El pago se hizo desde Nigeria con un dispositivo conocido.", "Nigeria", "dispositivo conocido"],
    ["Die Zahlung kam aus Brasilien.", "Brasilien"],
    ["O pagamento veio do México.", "México"],
    ["The payment was made in Peru.", "Peru"],
    ["It was made from a known device.", "known device"],
    ["Die Zahlung erfolgte von einem bekannten Gerät aus.", "bekannten Gerät"],
    ["The payment fell within the customer's usual hours.", "within the customer's usual hours"],
    ["La operación se realizó dentro del horario habitual.", "dentro del horario"],
    ["The payment was made at three in the morning.", "in the morning"],
    ["Der Kauf fand am Nachmittag statt.", "am Nachmittag"],
    ["It was made on 11 June 2025.", "11 June 2025"],
    ["It was made on a Monday.", "Monday"],
    ["It happened at 9:47 AM.", "9:47 AM"],
    ["The amount of 1349.90 EUR was unusual.", "EUR"],
    ["El importe fue de 1349.90 dólares.", "dólares"],
    ["It was a mobile payment.", "mobile"],
    ["Die Zahlung lief über den Kanal mobile.", "mobile"],
    ["There were several payments within ten minutes.", "several payments within"],
    ["The country stands on the blacklist.", "blacklist"],
    ["El comercio Ferretería Sur recibió el pago.", "Ferretería Sur"],
    ["The case was decided by an analyst.", "decided by an analyst"],
    ["The payment shows no unknown device.", "unknown device"],
    ["Das Gerät D-07 wurde verwendet.", "D-07"],
    ["Der Betrag entspricht dem Neunfachen des Üblichen.", "Neunfachen"],
    ["El importe fue seis veces el habitual.", "seis"],
    ["Se aprobó el pago.", "Se aprobó"],
    ["The system approved the payment.", "approved the payment"],
    ["Er zahlte am Geldautomaten.", "Geldautomaten"],
    ["Die Betrugsseite kam auf eine Konfidenz von 0.12.", "0.12"],
  ])("%s", (prose, ...marked) => expect(found(prose)).toEqual(marked));
});

describe("what the record bears out is left alone", () => {
  test.each([
    "The payment came from Colombia, outside the customer's usual country Peru.",
    "El pago se hizo desde Colombia y no desde el país habitual, Perú.",
    "Die Zahlung kam aus Kolumbien, während der Kunde sonst in Peru zahlt.",
    "O pagamento veio da Colômbia, fora do país habitual.",
    "An unknown device was used at 21:47, outside the usual hours of 08:00-20:00.",
    "Ein unbekanntes Gerät wurde am Abend verwendet.",
    "Se usó un dispositivo desconocido fuera del horario habitual.",
    "It was made on Saturday, 8 March 2025, at 9:47 PM.",
    "The amount of 1349.90 PEN is more than four times the usual 310.00.",
    "Cuatro señales y tres políticas pesan en contra.",
    "No external threats were found; no velocity alert was raised.",
    "Keine externe Bedrohung wurde gefunden.",
    "Both sides of the debate agree on two points.",
    "The risk was seventy-three point four six out of one hundred.",
    "Policy FP-03 covers unknown devices and foreign countries in general.",
    "The merchant Librería Pullman is known.",
    "The web channel was used.",
    "O pagamento foi feito no exterior, de um dispositivo desconhecido.",
    "Der Betrag liegt beim Vierfachen des Üblichen.",
    "La parte del fraude alcanzó una confianza de 0,76.",
    "One person should call the customer within 24 hours.",
  ])("%s", (prose) => expect(found(prose)).toEqual([]));
});
