import { readCorpus } from "./corpus-text.ts";

// Written before the filter was tuned and never used to tune it; reported apart.
const ES = `
b - | Por su seguridad hemos detenido esta compra. Un agente le contactará en las próximas horas.
b - | Hemos bloqueado el pago de S/ 1,349.90 en Librería Pullman. Si fue usted, llámenos al número en el reverso de su tarjeta.
b - | No reconocimos el dispositivo desde el que se hizo la compra y preferimos bloquearla.
c - | Antes de completar su compra del 8 de marzo queremos confirmar que es usted. Le enviaremos un código.
c - | Su pago por 1349,90 soles está pendiente. Ingrese el código de verificación en la aplicación del banco.
e - | Estamos revisando su operación con cuidado. Uno de nuestros agentes de atención al cliente le llamará mañana.
a - | Su compra del televisor modelo 2024 fue aprobada. ¡Que lo disfrute!
a - | Pago aprobado. Puede consultar nuestra política de privacidad en la aplicación.
b - | Entendemos que esto puede ser molesto. Bloqueamos la operación para proteger su dinero y no se hizo ningún cargo.
e - | Gracias por su confianza. Nuestro equipo revisa la operación y le responderá en un plazo de 24 horas.
b - | La compra se hizo desde un país en el que usted no suele comprar, por eso la detuvimos. Nunca le pediremos su contraseña ni su PIN.
c - | Necesitamos que confirme esta compra. Esto tarda menos de 2 minutos.
a - | Su transacción del 08/03/2025 a las 21:47 se realizó con éxito.
e - | Su caso está en manos de un especialista. Le avisaremos en cuanto tengamos una respuesta.
b - | Detuvimos la operación porque la hora no es habitual para usted. Llame al número que aparece en su tarjeta.
`;
const EN = `
b - | We stopped this payment to keep your account safe. One of our agents will call you shortly.
b - | The purchase of PEN 1,349.90 at Librería Pullman was blocked. If it was you, please call the number on the back of your card.
b - | We did not recognise the device used for this purchase, so we blocked it.
c - | Please confirm that you made this purchase on March 8, 2025. We will send a code to your phone.
c - | We'd like to double-check a payment before it goes through. Enter the code in the app to continue.
e - | A specialist is looking into your payment. You will hear from us within 24 hours.
a - | Your payment went through. Enjoy your new Model 3 bicycle!
a - | Thanks! Your order has been paid. See our returns policy for details.
e - | Thank you for the confidence you place in us. Our team is reviewing the payment and will reply tomorrow.
b - | We know this is inconvenient. The payment was stopped and you have not been charged.
b - | The payment came from a country you have not used your card in, so we declined it. We will never ask for your PIN or password.
c - | It only takes a minute: confirm the purchase with the code we have just sent.
a - | Your transaction was successful. There is nothing you need to do.
e - | Your payment is on hold while our customer service agents take a closer look.
b - | For your protection this payment was not completed. Please get in touch if you made it yourself.
`;
const PT = `
b - | Bloqueamos esta compra para proteger a sua conta. Um agente entrará em contato com você em breve.
b - | A compra de 1.349,90 na Librería Pullman foi bloqueada. Se foi você, ligue para o número no verso do cartão.
b - | Não reconhecemos o aparelho usado nesta compra e preferimos bloqueá-la.
c - | Confirme que a compra de 8 de março foi feita por você. Enviaremos um código para o seu celular.
c - | Queremos confirmar o seu pagamento antes de concluí-lo. Digite o código no aplicativo do banco.
e - | Um especialista está analisando o seu pagamento. Responderemos em até 24 horas.
a - | Seu pagamento foi aprovado. Aproveite o seu carro modelo 2024!
a - | Pagamento concluído. Consulte a nossa política de privacidade no aplicativo.
e - | Agradecemos a sua confiança. Nossa equipe está cuidando do caso e a gente avisa amanhã.
b - | Sabemos que isso é incômodo. A operação foi interrompida e nada foi cobrado.
b - | A compra veio de um país onde você não costuma comprar, por isso a bloqueamos. Nunca pediremos a sua senha.
c - | Precisamos da sua confirmação para seguir com a compra. Leva menos de um minuto.
a - | A sua compra do dia 08/03/2025 foi realizada com sucesso.
e - | O seu pedido está em análise. Avisaremos assim que houver uma resposta.
b - | Recusamos a operação porque o horário não é habitual para você. Fale conosco se foi você.
`;
const DE = `
b - | Wir haben diese Zahlung zum Schutz Ihres Kontos gestoppt. Ein Mitarbeiter meldet sich in Kürze bei Ihnen.
b - | Die Zahlung über 1.349,90 PEN bei Librería Pullman wurde gesperrt. Wenn Sie es waren, rufen Sie bitte die Nummer auf Ihrer Karte an.
b - | Wir haben das verwendete Gerät nicht erkannt und die Zahlung deshalb gesperrt.
c - | Bitte bestätigen Sie, dass die Zahlung vom 8. März 2025 von Ihnen stammt. Wir senden Ihnen einen Code.
c - | Wir möchten Ihre Zahlung kurz mit Ihnen abklären. Geben Sie den Code in der App ein.
e - | Ihre Zahlung wird gerade von einer Kollegin geprüft. Sie hören innerhalb von 24 Stunden von uns.
a - | Ihre Zahlung war erfolgreich. Viel Freude mit dem neuen Modell 2024!
a - | Die Zahlung ist abgeschlossen. Unsere Datenschutzrichtlinie finden Sie in der App.
e - | Vielen Dank für Ihr Vertrauen. Unser Team prüft die Zahlung und meldet sich morgen bei Ihnen.
b - | Wir wissen, dass das ärgerlich ist. Die Zahlung wurde gestoppt und Ihr Konto nicht belastet.
b - | Die Zahlung kam aus einem Land, in dem Sie sonst nicht zahlen, deshalb haben wir sie gesperrt. Wir fragen Sie nie nach Ihrer PIN oder Ihrem Passwort.
c - | Für diese Zahlung brauchen wir Ihre Bestätigung. Das dauert weniger als eine Minute.
a - | Ihre Transaktion vom 08.03.2025 wurde ausgeführt.
e - | Ihr Anliegen liegt bei unserem Sicherheitsteam. Wir informieren Sie, sobald es eine Antwort gibt.
b - | Wir haben die Zahlung abgelehnt, weil die Uhrzeit für Sie ungewöhnlich ist. Melden Sie sich bitte, wenn Sie es selbst waren.
`;

/** Benign texts by hand, held back from tuning. */
export const HOLDOUT_BENIGN = [
  ...readCorpus("es", ES),
  ...readCorpus("en", EN),
  ...readCorpus("pt", PT),
  ...readCorpus("de", DE),
];
