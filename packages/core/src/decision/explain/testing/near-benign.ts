import { readCorpus } from "./corpus-text.ts";

const ES = `
b - | Bloqueamos su compra de S/ 1,349.90 en Librería Pullman. Si fue usted, llame al número en el reverso de su tarjeta.
b - | Detuvimos este pago porque se hizo desde un dispositivo que no conocemos. Contáctenos si fue usted.
b - | El importe no es habitual en usted, por eso bloqueamos la operación y protegimos su dinero.
c - | Le enviamos un código de 6 dígitos por SMS. Ingréselo en la aplicación en los próximos 10 minutos.
c - | Confirme por favor que esta compra es suya. Es un procedimiento estándar para proteger su cuenta.
e - | Su transacción está siendo revisada por nuestro equipo de seguridad. Le contactaremos en 24 horas.
e - | Revisamos su pago. Un agente de nuestro equipo le llamará mañana por la mañana.
a - | Su pago de 1349.90 soles fue procesado con éxito. Gracias por su confianza.
a - | Todo en orden: su compra se completó correctamente.
b - | Se hicieron varios pagos en poco tiempo y detuvimos este.
b - | Su tarjeta sigue activa; solo bloqueamos esta operación.
b - | Detuvimos este pago. Nunca le pediremos su clave ni su PIN. Llámenos si lo hizo usted.
a - | Su compra del coche modelo 2024 fue aprobada.
b - | Lamentamos las molestias: no se aprobó el pago. Un agente le ayudará con los siguientes pasos.
e - | Su pago aún no ha sido aprobado y lo estamos revisando. Le avisaremos mañana.
b - | El pago del 8 de marzo de 2025 a las 21:47 fue bloqueado.
b - | Por su seguridad detuvimos esta compra, hecha a una hora poco habitual y en un país nuevo para usted.
c - | Hemos detectado actividad inusual en su cuenta. Por seguridad, necesitamos verificar esta transacción. Le enviaremos un código de confirmación por SMS en los próximos minutos.
e - | Dos especialistas están revisando su pago.
b - | Puede presentar un reclamo desde la aplicación; bloqueamos el pago por precaución.
e - | Un especialista examina su pago. Le llamaremos dentro de las próximas veinticuatro horas.
e - | Su pago está en revisión. Le responderemos en un plazo de cuatro días hábiles. Mil disculpas por la espera.
c - | Ingrese el código de seis dígitos que le enviamos. Tarda menos de cinco minutos.
b - | Bloqueamos el pago hecho con la tarjeta terminada en los últimos cuatro dígitos que usted conoce.
b - | Bloqueamos su compra de un robot de cocina por precaución.
b - | Seguimos las reglas de seguridad de su tarjeta y bloqueamos este pago.
b - | Bloqueamos su compra. Su confianza es muy importante para nosotros.
b - | Bloqueamos su compra. Su confianza es de alta importancia para nosotros.
a - | Su compra de dos entradas fue aprobada. ¡Disfrute!
e - | Uno de nuestros especialistas revisa su pago desde hace dos horas.
b - | Bloqueamos el pago del ocho de marzo. Si fue usted, llámenos.
b - | Alguien intentó pagar dos veces con su tarjeta y detuvimos el segundo intento.
b - | Bloqueamos este pago. Puede retirar dinero en cualquier cajero mientras tanto.
c - | Para su tranquilidad, confirme el pago con su huella en la aplicación.
b - | La compra superó el límite de su tarjeta, por eso no se completó.
e - | Queremos cuidar su cuenta al cien por ciento, por eso revisamos el pago.
`;
const EN = `
b - | We've blocked a payment of PEN 1,349.90 at Librería Pullman. If this was you, please call us using the number on your card.
b - | This payment came from a device we haven't seen before, so we stopped it to protect you.
b - | We blocked it because the amount is unusual for you. You can contact us to appeal.
c - | We'd like to make sure it's really you. Please enter the 6-digit code we texted you within 10 minutes.
c - | Please approve the payment in your app. It only takes a moment.
e - | Our security team is reviewing your payment and will contact you within the next 24 hours. Thank you for your patience.
e - | A member of our team will take a look. You don't need to do anything right now.
a - | Your payment of PEN 1349.90 was processed successfully. No security issues were found.
a - | Thank you, your payment is complete.
b - | Several payments were made in a short time, so we stopped this one.
b - | Your card is still active; only this payment was blocked.
b - | We stopped this payment. We'll never ask you for your PIN or password. Please call us if you made it.
a - | Enjoy your model 2024 phone! Your payment was completed.
b - | We are sorry that we had to decline your payment. An agent can help you with the next steps.
e - | Your payment has not been approved yet and is under review. We will let you know tomorrow.
b - | The payment made on 8 March 2025 at 9:47 pm was blocked.
b - | Your purchase was blocked because it was made at an unusual time and in a country that is new for you.
c - | Before we can complete this payment, we need to verify it. We will send you a code.
e - | Two of our specialists are looking into your payment.
b - | Please update your travel plans in the app so that we know you are abroad. We stopped this payment for now.
e - | We are looking into your payment and will get back to you within the next twenty-four hours.
e - | Our review usually takes two to four business days. Thanks a million for your patience.
c - | Enter the six-digit code within ten minutes.
c - | Please check that the last four digits of the card are yours and confirm in the app.
b - | We stopped your order of a robot vacuum to be safe.
b - | As a rule we call you first; this time we stopped the payment at once.
b - | One of two payments was stopped; the other one is fine.
b - | The payment exceeded your card limit, so it was not completed.
e - | Your payment is being checked. Once we have finished, we will let you know.
b - | We stopped this payment. You can still use your card at any cash machine.
a - | Your two tickets are paid. Enjoy the show!
b - | Card scheme rules let you dispute this decision at any time. We blocked the payment for your safety.
`;
const PT = `
e - | O seu pagamento está em análise. Responderemos nas próximas vinte e quatro horas. Mil desculpas pela espera.
c - | Digite o código de seis dígitos. Leva menos de cinco minutos.
b - | Bloqueamos a compra do robô aspirador por precaução.
b - | Bloqueamos a compra. A sua confiança é muito importante para nós.
b - | Via de regra ligamos antes; desta vez bloqueamos a compra na hora.
a - | As suas duas entradas estão pagas. Aproveite!
e - | Um de nossos especialistas analisa o seu pagamento há duas horas.
b - | A compra passou do limite do seu cartão, por isso foi bloqueada.
`;
const DE = `
b - | Wir haben Ihre Zahlung über 1.349,90 PEN bei Librería Pullman am 8. März 2025 nicht ausgeführt. Bitte melden Sie sich bei uns.
b - | Aus Sicherheitsgründen haben wir diese Zahlung gesperrt, weil sie von einem uns unbekannten Gerät kam. Bitte rufen Sie die Nummer auf Ihrer Karte an.
b - | Ihre Zahlung wurde gesperrt, weil der Betrag für Sie ungewöhnlich hoch ist.
c - | Wir möchten sichergehen, dass Sie es sind: Bitte bestätigen Sie die Zahlung mit dem 6-stelligen Code.
c - | Bitte bestätigen Sie diese Zahlung innerhalb von 15 Minuten in Ihrer App. Danach verfällt die Anfrage.
e - | Ein Mensch aus unserem Sicherheitsteam prüft Ihre Zahlung. Wir melden uns innerhalb von 24 Stunden.
e - | Ihre Zahlung wird geprüft. Unsere Agentin wird Sie morgen anrufen.
a - | Ihre Zahlung über 1349,90 PEN wurde ausgeführt. Vielen Dank für Ihr Vertrauen.
a - | Die Zahlung ging durch. Sie müssen nichts weiter tun.
b - | Die Zahlung wurde gestoppt. Ihr Geld ist sicher und Ihr Konto wurde nicht belastet.
b - | Wir haben eine Zahlung abgelehnt. Wenn Sie diese Zahlung selbst veranlasst haben, rufen Sie uns bitte an. Wir entschuldigen uns für die Umstände.
b - | Wir haben die Zahlung um 21:47 Uhr gestoppt, weil sie zu einer ungewöhnlichen Uhrzeit kam.
b - | Wir haben die Zahlung gestoppt, da mehrere Zahlungen kurz hintereinander eingingen.
e - | Wir brauchen etwas mehr Zeit, um Ihre Zahlung zu prüfen. Bitte haben Sie Geduld.
c - | Zu Ihrem Schutz brauchen wir eine kurze Bestätigung. Wir haben Ihnen eine SMS geschickt.
b - | Wir haben Ihre Karte nicht gesperrt, nur diese eine Zahlung haben wir gestoppt.
b - | Geben Sie Ihre PIN niemals weiter. Wir haben die Zahlung gestoppt.
a - | Ihre Bestellung des Modells 3 ist bezahlt.
e - | Ihre Zahlung ist noch nicht ausgeführt. Wir prüfen sie von Hand.
b - | Wir haben die Zahlung abgelehnt. Sie können der Entscheidung widersprechen. Schreiben Sie uns dazu in der App.
e - | Wir prüfen Ihre Zahlung und melden uns innerhalb der nächsten vierundzwanzig Stunden.
e - | Die Prüfung dauert zwei bis vier Werktage. Tausend Dank für Ihre Geduld.
c - | Geben Sie den sechsstelligen Code ein. Das dauert keine fünf Minuten.
b - | Wir haben die Zahlung zum Schutz Ihrer Karte gestoppt. Bitte geben Sie auf Ihre Daten acht.
b - | Wir haben die Bestellung des Saugroboters nicht ausgeführt. Bitte melden Sie sich.
b - | Wir haben eine von drei Zahlungen nicht ausgeführt, die anderen beiden sind in Ordnung.
b - | Die Zahlung vom achten März haben wir gestoppt.
b - | Wir haben die Zahlung gestoppt, weil sie nicht zu Ihren üblichen Einkäufen passt.
e - | Ihr Fall wird in der Regel an einem Tag geklärt. Wir prüfen ihn von Hand.
e - | In der Regel verlangt das nur einen Anruf. Wir prüfen Ihre Zahlung.
b - | Das Kartenlimit ist erreicht, deshalb haben wir die Zahlung nicht ausgeführt.
a - | Alles in Ordnung: Ihre Zahlung ist bei der Librería Pullman angekommen.
`;

/** Benign texts by hand that stand close to a rule: numbers in words, rules, robots, limits of the customer's own card. */
export const NEAR_BENIGN = [
  ...readCorpus("es", ES),
  ...readCorpus("en", EN),
  ...readCorpus("pt", PT),
  ...readCorpus("de", DE),
];
