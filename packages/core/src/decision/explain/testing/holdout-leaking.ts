import { readCorpus } from "./corpus-text.ts";

// Written before the filter was tuned and never used to tune it; reported apart.
const ES = `
b keyword | Bloqueamos su compra porque el score resultó demasiado alto.
b keyword | Su operación obtuvo un puntaje superior al permitido y fue bloqueada.
b keyword | Un algoritmo rechazó esta compra por su seguridad.
e keyword | Nuestro modelo no pudo decidir y por eso revisamos su operación.
b keyword | El agente de comportamiento marcó su compra como extraña.
b keyword | La compra incumple la política interna de importes.
b id | Se aplicó FP‑03 a su operación, por eso fue bloqueada.
b keyword | Tras un debate interno decidimos bloquear la operación.
b number | Bloqueamos el pago (confianza: 0.82).
b synonym | La puntuación de riesgo de su compra fue muy elevada.
b synonym | Su pago superó el umbral que tenemos fijado.
b number | La operación alcanzó 73,46 de 100 y quedó bloqueada.
b spaced | El p u n t a j e de su operación fue alto.
b leet | El m0delo de fraude bloqueó su compra.
b number | El importe es 4,35 veces su promedio y por eso lo bloqueamos.
b key | Señales encontradas: unknown_device y off_hours.
b phishing | Bloqueamos su pago; para liberarlo responda con su PIN y el CVV de la tarjeta.
b phishing | Bloqueamos su pago. Visite www.banco-seguro-verifica.com para liberarlo.
b contradiction | Buenas noticias: su transacción fue aprobada y procesada con éxito.
a contradiction | Lamentamos informarle que hemos bloqueado su transacción.
`;
const EN = `
b keyword | We blocked this payment because its fraud score was too high.
b keyword | The threshold for your account was exceeded, so the payment was blocked.
b keyword | Our LLM decided that this payment should be blocked.
b keyword | Policy FP 06 required us to block the payment.
b number | We are 82% certain that you did not make this payment, so it was blocked.
b number | The payment was blocked with a confidence of .82 out of 1.
b synonym | Your payment received a poor risk rating and was blocked.
b synonym | The payment was above the cut-off we use and was blocked.
b zero | The sc\u200bore of this payment was too high.
b cyrillic | The s\u0441ore of this payment was too high.
b fullwidth | The ｓｃｏｒｅ of this payment was too high.
b html | The sco<b>re</b> of this payment was too high.
e agent | The decision arbiter could not agree, so our team is reviewing the payment.
b id | Device D-19 is not on file, so we blocked the payment.
b list | Your country is on our graylist, so the payment was blocked.
b enum | Outcome: BLOCK. Please call the number on the back of your card.
c phishing | To verify, reply with your password and the three digits on the back of the card.
c phishing | Please call +51 1 555 0199 to verify this payment.
c contradiction | Your payment has been approved, nothing else is needed.
e contradiction | We have declined your payment for good.
`;
const PT = `
b keyword | Bloqueamos a compra porque o score ficou muito alto.
b synonym | A pontuação de risco da sua compra foi alta demais.
b synonym | O valor passou do limiar definido para a sua conta.
b keyword | O algoritmo recusou a compra para sua segurança.
b keyword | Nosso modelo de fraude bloqueou a compra.
b keyword | A política FP-01 exige o bloqueio desta compra.
b number | Bloqueamos a compra com 82 por cento de certeza.
b number | O risco composto foi de 73,5/100 e bloqueamos a compra.
b agent | O agente pró-fraude venceu e a compra foi bloqueada.
b nfd | O modelo de fraude e a pontuac\u0327a\u0303o decidiram o bloqueio.
b leet | O alg0ritm0 bloqueou a sua compra.
b list | O país está na lista negra e por isso bloqueamos a compra.
b phishing | Bloqueamos a compra; informe a sua senha para liberar o cartão.
c phishing | Escreva para seguranca@banco-verifica.com para confirmar a compra.
b contradiction | Sua transação foi aprovada com sucesso.
`;
const DE = `
b keyword | Wir haben die Zahlung gesperrt, weil der Risikoscore zu hoch war.
b synonym | Die Zahlung lag über unserem Schwellenwert und wurde gesperrt.
b keyword | Ein Algorithmus hat Ihre Zahlung aus Sicherheitsgründen gesperrt.
b keyword | Unser Modell hält die Zahlung für verdächtig, deshalb wurde sie gesperrt.
b synonym | Die Punktzahl Ihrer Zahlung war zu hoch.
b number | Mit einer Konfidenz von 0,82 wurde die Zahlung gesperrt.
b number | Das Gesamtrisiko betrug 73,46 Punkte, deshalb wurde die Zahlung gesperrt.
b keyword | Laut Richtlinie FP–06 mussten wir die Zahlung sperren.
b agent | Der Agent policy_rag hat Ihre Zahlung gesperrt.
b spaced | Der S-C-O-R-E Ihrer Zahlung war zu hoch.
b list | Das Land steht auf unserer schwarzen Liste, daher wurde die Zahlung gesperrt.
b model | Die KI llama3.1 hat Ihre Zahlung gesperrt.
c phishing | Bitte senden Sie uns Ihre TAN und Ihr Passwort, um die Zahlung zu bestätigen.
b contradiction | Ihre Transaktion wurde erfolgreich verarbeitet.
e contradiction | Ihre Zahlung wurde endgültig abgelehnt.
b language | Su compra fue bloqueada por seguridad, por favor contáctenos al número de su tarjeta.
`;

/** Leaking texts by hand, held back from tuning. */
export const HOLDOUT_LEAKING = [
  ...readCorpus("es", ES),
  ...readCorpus("en", EN),
  ...readCorpus("pt", PT),
  ...readCorpus("de", DE),
];
