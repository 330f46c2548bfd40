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
    ["The payment was made at three in the morning.", "three in the morning"],
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

const reviewed = caseRecord({
  ...CORPUS_STATE,
  threat_intel: { threat_level: 0, sources: [] },
  earlier_versions: [
    { version: 1, at: "2025-03-09T09:00:00Z", decision: "BLOCK", confidence: 0.82, decided_by: "fallback" },
  ],
  decision: {
    ...CORPUS_STATE.decision!,
    decision: "APPROVE",
    confidence: null,
    decided_by: "human",
    resolution: {
      review_id: "r-1",
      actor: "Ana Torres",
      decided_at: "2025-03-10T10:05:00Z",
      reason: "confirmed by phone",
      shown_version: 1,
      snapshot_digest: "8f2c41d09b7e".padEnd(64, "0"),
      proposed: { decision: "BLOCK", confidence: 0.82, decided_by: "fallback" },
    },
  },
});
const foundInReview = (prose: string) => verifyProse(prose, reviewed, "en").corrections.map((change) => change.found);

describe("what the record of a review contradicts is marked", () => {
  test.each([
    ["Ana Torres accepted the system's proposal.", "accepted the system's proposal"],
    ["Ana Torres siguió la propuesta del sistema.", "siguió la propuesta"],
    ["Damit folgte sie dem Vorschlag des Systems.", "folgte sie dem Vorschlag"],
    ["Ana Torres seguiu a proposta do sistema.", "seguiu a proposta"],
    ["The system had suggested a challenge before the review.", "challenge"],
    ["El sistema había propuesto aprobarla.", "aprobarla"],
    ["Das System hatte eine Rückfrage vorgeschlagen.", "Rückfrage"],
    ["O sistema havia sugerido aprovar o pagamento.", "aprovar"],
    ["Ana Torres blocked it.", "blocked"],
    ["Ana Torres hat sie gesperrt.", "gesperrt"],
    ["La operación terminó bloqueada por Ana Torres.", "bloqueada"],
    ["She stated that it had been confirmed by email.", "email"],
    ["Per SMS wurde die Zahlung bestätigt.", "SMS"],
    ["El cliente lo confirmó por carta.", "carta"],
    ["O cliente confirmou pessoalmente.", "pessoalmente"],
    ["She was shown the third version of the case.", "third version"],
    ["Ihr lag Version 5 vor.", "Version 5"],
    ["Her decision dates from the evening of 10 March 2025.", "evening of"],
    ["Every one of the policies asks for a block.", "block"],
    ["FP-01 exige un bloqueo.", "bloqueo"],
    ["Alle Richtlinien verlangen eine Sperre.", "Sperre"],
    ["Nenhuma política pede verificação.", "verificação"],
    ["The behaviour component was 0.71.", "0.71"],
    ["Der Bedrohungswert lag bei 0,80.", "0,80"],
    ["FP-03 mit 0,64 war am nächsten.", "0,64"],
    ["The country is on a threat list.", "is on a threat list"],
    ["Quatro fatores de risco se somaram.", "Quatro fatores de risco"],
    ["Bezahlt wurde an der Ladenkasse.", "Ladenkasse"],
    ["Um 10.47 Uhr wurde bezahlt.", "10.47"],
  ])("%s", (prose, ...marked) => expect(foundInReview(prose)).toEqual(marked));
});

describe("what the record of a review bears out is left alone", () => {
  test.each([
    "Ana Torres rejected the system's proposal and approved the payment after a phone call.",
    "Ana Torres reviewed the blocked payment and released it on the morning of 10 March.",
    "The block proposed by the system was lifted.",
    "El bloqueo que proponía el sistema no se mantuvo: Ana Torres aprobó la operación por teléfono, según su motivo.",
    "Entgegen dem Vorschlag des Systems, einer Sperre, gab Ana Torres die Zahlung am 10.03.2025 frei.",
    "O motivo registrado é uma confirmação por telefone; o sistema propusera o bloqueio.",
    "She was shown version 1, the first version of the case; this is version 2.",
    "FP-01 asks for a challenge, the others ask for a block. Two policies demand a block.",
    "Um 21.47 Uhr wurde bezahlt, üblich ist die Zeit von 8 bis 20 Uhr.",
    "O pagamento foi feito às 21h47; o horário habitual vai das 8h00 às 20h00.",
    "Usual hours are 8 AM to 8 PM; it was paid at 9:47 PM and decided by her at 10:05 AM.",
    "Die Konfidenz des Vorschlags betrug 82 Prozent.",
    "The policy speaks of risk above 1349.90 PEN.",
    "FP-03 with 0.87 was closest, and its threat component is 0.12.",
  ])("%s", (prose) => expect(foundInReview(prose)).toEqual([]));
});
