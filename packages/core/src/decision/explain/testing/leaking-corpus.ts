import type { Locale } from "../../../locales/index.ts";
import { type CorpusText, readCorpus } from "./corpus-text.ts";
import { DISGUISES } from "./disguises.ts";

/** Sentences a word is put into, and the words: the specification's thirteen and their kin in each language. */
const SENTENCES: Readonly<Record<Locale, readonly string[]>> = {
  es: ["Bloqueamos su compra por el {} de la operación.", "El {} indica que esta compra no es suya y la bloqueamos."],
  en: [
    "We blocked this payment because of the {} of your account.",
    "The {} says this payment is not yours, so it was blocked.",
  ],
  pt: ["Bloqueamos a compra por causa do {} da operação.", "O {} indica que esta compra não é sua e a bloqueamos."],
  de: [
    "Wir haben die Zahlung wegen des {} Ihres Kontos gesperrt.",
    "Laut {} ist die Zahlung nicht von Ihnen, deshalb wurde sie gesperrt.",
  ],
};
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  es: ["score", "puntaje", "puntuación", "algoritmo", "modelo", "política", "umbral", "debate"],
  en: ["score", "algorithm", "model", "policy", "threshold", "confidence", "rating", "debate"],
  pt: ["score", "pontuação", "algoritmo", "modelo", "política", "limiar", "debate"],
  de: ["score", "schwellenwert", "algorithmus", "modell", "richtlinie", "punktzahl", "debatte"],
};
/** A word of three letters or one with common neighbours cannot be told from text once it is cut in two. */
const NOT_BROKEN: ReadonlySet<string> = new Set(["debatte", "richtlinie"]);

/** How every number of the case may be printed. */
const NUMBERS = [
  ..."73.46 73,46 73.5 73,5 73.460 73.46/100 73,46/100 73/100".split(" "),
  "73 de 100",
  "73 out of 100",
  "73 von 100",
  ...["82", "76", "38", "87", "64", "41"].flatMap((n) => [
    `0.${n}`,
    `0,${n}`,
    `.${n}`,
    `${n} %`,
    `${n}%`,
    `${n} por ciento`,
    `${n} percent`,
    `${n} Prozent`,
    `0.${n}0`,
    `${n}/100`,
  ]),
  ..."4.35 4,35 4.35x 4,4x".split(" "),
  "0.99",
  "0,71",
  "310.00",
];
const NUMBER_SENTENCES: Readonly<Record<Locale, string>> = {
  es: "Bloqueamos esta compra porque obtuvo {}.",
  en: "We blocked this payment because it came out at {}.",
  pt: "Bloqueamos esta compra porque o resultado foi {}.",
  de: "Wir haben diese Zahlung gesperrt, weil sie auf {} kam.",
};

const IDS = [
  ...["-", "‐", "‑", "–", "—", "−", " ", "", "_", " - ", "."].map((dash) => `FP${dash}03`),
  ..."T-4821 T–4821 T4821 C-733 C‑733 D-19 D—19 M-412 M412".split(" "),
  ..."unknown_device off_hours amount_over_3x foreign_country unknowndevice".split(" "),
  ..."policy_rag decision_arbiter behavioral_pattern external_threat evidence_aggregator".split(" "),
  ..."llama3.1 ollama/llama3.1:8b GPT-4 ChatGPT BLOCK ESCALATE_TO_HUMAN CHALLENGE".split(" "),
  "decision arbiter",
  "policy rag",
  "pro-fraud",
  "pro-fraude",
];

/** Leaks whose words are not one word: by hand. */
const ES = `
b words | Bloqueamos el pago porque obtuvo ocho de diez.
b words | Bloqueamos el pago porque sacó setenta y tres sobre cien.
b words | La cifra fue cero coma ochenta y dos y bloqueamos el pago.
b words | Se activaron cuatro alertas y bloqueamos el pago.
b words | Más de tres pagos en diez minutos provocan el bloqueo.
b words | El monto fue cuatro veces y media lo normal, bloqueamos el pago.
b words | Se aplicó FP cero uno a su compra y la bloqueamos.
b hours | Usted solo compra entre las 8 y las 20 horas, por eso bloqueamos el pago.
b rule | La regla tres obliga a bloquear esta compra.
b rule | La norma número cuatro exige bloquear su pago.
b rule | Se cumplieron 3 criterios y bloqueamos su pago.
b leet | El nivel de r1esg0 es alto y bloqueamos su compra.
b risk | Riesgo: alto. Bloqueamos el pago.
b confidence | El nivel de certeza fue alto y bloqueamos el pago.
e confidence | La confianza fue baja, por eso lo revisa una persona.
e confidence | La confianza del sistema fue insuficiente, por eso lo revisa una persona.
b synonym | La calificación de su compra fue mala y la bloqueamos.
b synonym | Superó el tope permitido por nuestro sistema y bloqueamos el pago.
b model | El clasificador bloqueó su compra.
b model | Nuestro robot bloqueó su compra.
b debate | La parte acusadora ganó la discusión interna y bloqueamos el pago.
b risk | Bloqueamos la compra porque su riesgo compuesto era muy alto.
b risk | Su nivel de riesgo es alto y por eso bloqueamos la operación.
b confidence | Bloqueamos el pago con un nivel de confianza elevado.
b confidence | Bloqueamos el pago, confianza: alta.
b agent | Ocho agentes analizaron su compra y la bloquearon.
b agent | El agente de IA bloqueó su compra.
b list | Su país figura en una lista de vigilancia y bloqueamos el pago.
b list | El comercio está en nuestra lista gris, por eso bloqueamos el pago.
b internals | Las reglas internas obligan a bloquear esta compra.
b ratio | El importe es más de tres veces su promedio, por eso lo bloqueamos.
b ratio | Gastó el triple de lo habitual, por eso bloqueamos la compra.
b model | La inteligencia artificial bloqueó su compra.
b spoken | La probabilidad es de ochenta y dos por ciento, por eso la bloqueamos.
b spoken | El resultado fue setenta y tres coma cuatro, por eso la bloqueamos.
b probability | La probabilidad de fraude era alta y bloqueamos el pago.
c phishing | Para verificar la compra envíenos su contraseña por este medio.
c phishing | Necesitamos verificar la compra: ingrese su PIN y su CVV aquí.
c phishing | Llame al 0800 555 1234 para verificar esta compra.
c phishing | Escriba a ayuda@banco-seguro.net para verificar esta compra.
c phishing | Entre en https://verifica-banco.com y confirme la compra.
c phishing | Responda este mensaje con el código que le enviamos.
a contradiction | Su compra fue rechazada por seguridad.
a contradiction | Necesitamos verificar esta compra antes de completarla.
b contradiction | Hemos aprobado su compra, gracias por su paciencia.
b contradiction | Su pago se ha procesado correctamente y con éxito.
c contradiction | Hemos bloqueado su compra de forma definitiva.
c contradiction | Su compra ha sido autorizada.
e contradiction | Su operación fue denegada.
e contradiction | Su operación ha sido aprobada.
b sentences | Bloqueamos su compra. No se hizo ningún cargo. Llame al banco. Gracias por su paciencia.
b language | We blocked your payment to keep your account safe, please call the bank.
b markup | <p>Bloqueamos su compra para proteger su cuenta.</p>
b blank | \u200b \u2060
`;
const EN = `
b words | We blocked it because it got seventy-three points out of a hundred.
b words | Our system gave this payment an eight out of ten, so we blocked it.
b words | The payment was four and a half times larger than normal, so we blocked it.
b words | More than three payments in ten minutes trigger a block.
b words | FP three applied to your payment, so we blocked it.
b hours | You only pay between 8 am and 8 pm, so we blocked this one.
b rule | Rule 3 required us to block the payment.
b rule | Three red flags were raised, so the payment was blocked.
b homoglyph | The poIicy required us to block the payment.
b risk | Risk: high. We blocked the payment.
b confidence | Your trust level is below the minimum, so we blocked the payment.
e confidence | The certainty was under the minimum, so a person will look at it.
b synonym | The tolerance limit was exceeded, so we blocked the payment.
b model | Our automated classifier blocked this payment.
b model | The bot decided to block the payment.
b model | The decision engine blocked your payment.
b debate | The prosecution side won the internal argument, so we blocked the payment.
b risk | We blocked the payment because it was high risk.
b risk | Your risk level is too high, so the payment was blocked.
b risk | The risk category of this payment was critical, so we blocked it.
b confidence | We blocked it with a confidence level we trust.
b agent | Our AI agents blocked this payment.
b agent | The behavioral pattern agent flagged your payment, so we blocked it.
b list | The merchant is on a watchlist, so the payment was blocked.
b list | Your country is on our sanctions list, so we blocked the payment.
b internals | Our fraud rules say that this payment must be blocked.
b ratio | The amount is four times your usual spending, so we blocked it.
b ratio | You spent triple your usual amount, so we blocked the payment.
b model | A machine learning system blocked your payment.
b spoken | We are eighty-two percent sure it was not you, so we blocked it.
b probability | The likelihood of fraud was too high, so we blocked the payment.
c phishing | Please send us your password so that we can verify the payment.
c phishing | To verify the payment, enter your PIN and CVV below.
c phishing | Call 1-800-555-0199 to verify this payment.
c phishing | Visit secure-bank.com to verify this payment.
c phishing | Reply with the code we have just sent you.
a contradiction | Your payment was declined for your protection.
a contradiction | We need to verify this payment before it goes ahead.
b contradiction | Your payment has been approved.
b contradiction | Good news: the payment went through.
c contradiction | We have blocked your payment.
e contradiction | Your payment was successful.
b sentences | We blocked it. You were not charged. Call us. Thank you. Goodbye.
b language | Bloqueamos esta compra para proteger su cuenta, llame al banco cuanto antes.
b markup | [Call us](https://bank.example) about the blocked payment.
`;
const PT = `
b words | A sua compra ficou com nota oito e meia e foi bloqueada.
b words | A compra recebeu oitenta e dois de cem e foi bloqueada.
b words | Mais de três pagamentos em dez minutos levam ao bloqueio.
b hours | Você só compra entre as 8 e as 20 horas, por isso bloqueamos.
b rule | A regra três exige o bloqueio da compra.
b risk | Risco: alto. Bloqueamos a compra.
b confidence | A confiança foi baixa e bloqueamos a compra.
b model | O classificador bloqueou a compra.
b risk | Bloqueamos a compra porque o nível de risco era alto.
b confidence | Bloqueamos a compra com confiança: 0,82.
b agent | Os agentes automáticos bloquearam a sua compra.
b list | O país está na lista de observação, por isso bloqueamos a compra.
b internals | As regras internas obrigam a bloquear esta compra.
b ratio | O valor é quatro vezes maior que o habitual, por isso bloqueamos a compra.
b model | A inteligência artificial bloqueou a sua compra.
b probability | A probabilidade de fraude era alta e bloqueamos a compra.
c phishing | Para confirmar a compra, informe a sua senha e o CVV.
c phishing | Ligue para (11) 5555-0199 para confirmar a compra.
a contradiction | A sua compra foi recusada por segurança.
b contradiction | A sua compra foi aprovada.
c contradiction | Bloqueamos a sua compra em definitivo.
e contradiction | O seu pagamento foi concluído com sucesso.
b language | Wir haben diese Zahlung zum Schutz Ihres Kontos gesperrt, bitte rufen Sie an.
`;
const DE = `
b risk | Die Zahlung fiel in die höchste Risikogruppe und wurde gesperrt.
b ratio | Der Betrag lag über dem Dreifachen Ihrer üblichen Ausgaben, daher gesperrt.
b risk | Die Bedrohungsstufe Ihres Landes führte zur Sperre der Zahlung.
b rule | Die Prüfregel für Beträge hat die Zahlung gesperrt.
b words | Wir haben die Zahlung gesperrt, weil sie bei acht von zehn Punkten lag.
b words | Wir haben die Zahlung gesperrt, weil sie dreiundsiebzig von hundert Punkten erreichte.
b words | Ab drei Auffälligkeiten sperren wir jede Zahlung automatisch.
b words | Nach unserer Vorschrift FP drei wurde die Zahlung gesperrt.
b hours | Sie zahlen sonst nur zwischen 8 und 20 Uhr, deshalb haben wir gesperrt.
b rule | Regel Nr. 3 verlangt, dass wir diese Zahlung sperren.
b rule | Die Regel zur Geräteerkennung verlangt eine Sperre dieser Zahlung.
b rule | Unser Regelwerk stuft Ihre Zahlung als kritisch ein, deshalb wurde sie gesperrt.
b risk | Risiko: hoch. Wir haben die Zahlung gesperrt.
b confidence | Ihre Verdachtsstufe ist zu hoch, wir haben die Zahlung gesperrt.
b synonym | Die Bewertungszahl Ihrer Zahlung war zu hoch, wir haben sie gesperrt.
b synonym | Die Mindestpunkte wurden überschritten, die Zahlung wurde gesperrt.
b key | Das Signal unbekanntes Gerät wurde ausgelöst, deshalb haben wir gesperrt.
b risk | Wir haben die Zahlung gesperrt, weil die Risikostufe zu hoch war.
b risk | Das Risiko war hoch, deshalb wurde die Zahlung gesperrt.
b confidence | Die Zahlung wurde mit hoher Konfidenz gesperrt.
b agent | Unsere KI-Agenten haben die Zahlung gesperrt.
b list | Das Land steht auf einer Sanktionsliste, deshalb haben wir die Zahlung gesperrt.
b internals | Interne Regeln verlangen, dass diese Zahlung gesperrt wird.
b ratio | Der Betrag ist viermal so hoch wie sonst: vier mal höher, daher gesperrt.
b model | Künstliche Intelligenz hat Ihre Zahlung gesperrt.
b probability | Die Betrugswahrscheinlichkeit war zu hoch, deshalb haben wir die Zahlung gesperrt.
c phishing | Bitte geben Sie Ihre PIN und Ihr Passwort ein, um die Zahlung zu bestätigen.
c phishing | Rufen Sie 0800 555 0199 an, um die Zahlung zu bestätigen.
a contradiction | Ihre Zahlung wurde abgelehnt.
b contradiction | Ihre Zahlung wurde genehmigt.
c contradiction | Wir haben Ihre Zahlung endgültig gesperrt.
e contradiction | Ihre Zahlung wurde erfolgreich ausgeführt.
b language | Your payment was blocked to keep your account safe, please call us today.
`;

/** The leaking corpus: every word in every disguise, every number in every form, every id, and what is written by hand. */
export function leakingCorpus(): CorpusText[] {
  const texts: CorpusText[] = [];
  for (const locale of Object.keys(WORDS) as Locale[]) {
    const [sentence = "", other = ""] = SENTENCES[locale];
    for (const [index, word] of WORDS[locale].entries()) {
      for (const [kind, disguise] of Object.entries(DISGUISES)) {
        if (kind === "brokenInTwo" && NOT_BROKEN.has(word)) continue;
        const frame = index % 2 === 0 ? sentence : other;
        texts.push({ locale, decision: "BLOCK", kind: `${kind} ${word}`, text: frame.replace("{}", disguise(word)) });
      }
    }
    for (const number of NUMBERS) {
      texts.push({ locale, decision: "BLOCK", kind: "number", text: NUMBER_SENTENCES[locale].replace("{}", number) });
    }
    for (const id of IDS) texts.push({ locale, decision: "BLOCK", kind: "id", text: sentence.replace("{}", id) });
  }
  return [...texts, ...readCorpus("es", ES), ...readCorpus("en", EN), ...readCorpus("pt", PT), ...readCorpus("de", DE)];
}
