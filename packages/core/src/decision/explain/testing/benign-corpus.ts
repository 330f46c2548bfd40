import type { DecisionOutcome } from "../../../contracts/decision/index.ts";
import type { Locale } from "../../../locales/index.ts";
import type { CorpusText } from "./corpus-text.ts";

type Parts = Readonly<Record<DecisionOutcome, { readonly what: readonly string[]; readonly next: readonly string[] }>>;

/** What a bank really writes: what happened, and what comes next; every pair makes a message. */
const PARTS: Readonly<Record<Locale, Parts>> = {
  es: {
    APPROVE: {
      what: [
        "Su compra de S/ 1,349.90 en Librería Pullman fue aprobada.",
        "Tu pago se ha completado sin inconvenientes.",
        "La operación del 8 de marzo de 2025 ya está confirmada.",
        "Hemos procesado su compra del teléfono modelo 2024.",
        "Su transferencia por 1349,90 soles se realizó con éxito.",
        "¡Listo! El pago en Librería Pullman ya está hecho.",
      ],
      next: [
        "No necesita hacer nada más.",
        "Si tiene alguna duda, un agente le atenderá con gusto.",
        "Consulte nuestra política de devoluciones si desea cambiar el producto.",
        "Gracias por su confianza.",
        "Conserve este mensaje como comprobante.",
        "",
      ],
    },
    CHALLENGE: {
      what: [
        "Antes de completar su compra queremos confirmar que es usted.",
        "Por seguridad, necesitamos verificar la operación de S/1349.90.",
        "Notamos una compra poco habitual y queremos asegurarnos de que la hizo usted.",
        "Su pago del 08/03/2025 está pendiente de su confirmación.",
        "Queremos proteger su cuenta, por eso le pedimos confirmar esta compra.",
        "No reconocemos el modelo de su teléfono y queremos confirmar la compra con usted.",
      ],
      next: [
        "Le enviaremos un código de 6 dígitos por SMS.",
        "Ingrese el código en la aplicación del banco; nunca comparta su clave.",
        "El proceso tarda menos de 2 minutos.",
        "Una vez confirmada, la compra será procesada de inmediato.",
        "Si no fue usted, llame al número en el reverso de su tarjeta.",
        "Un agente de nuestro equipo le ayudará si lo necesita.",
      ],
    },
    BLOCK: {
      what: [
        "Hemos bloqueado la compra de S/ 1.349,90 en Librería Pullman para proteger su dinero.",
        "La operación no fue aprobada porque se hizo desde un país distinto de los habituales.",
        "Detuvimos este pago porque no reconocimos el dispositivo.",
        "Por su seguridad rechazamos la compra del 8 de marzo a las 21:47.",
        "Lamentamos las molestias: la compra fue bloqueada y no se realizó ningún cargo.",
        "Bloqueamos la compra de la bicicleta modelo X200 por precaución.",
      ],
      next: [
        "Si usted la autorizó, llámenos al número en el reverso de su tarjeta.",
        "Un agente le contactará en las próximas 24 horas.",
        "Nunca le pediremos su PIN ni su contraseña.",
        "Puede intentarlo de nuevo después de hablar con nosotros.",
        "Entendemos que esto puede ser molesto y le agradecemos su comprensión.",
        "Nuestra política de privacidad explica cómo cuidamos sus datos.",
      ],
    },
    ESCALATE_TO_HUMAN: {
      what: [
        "Su operación está siendo revisada por nuestro equipo.",
        "Estamos revisando con calma la compra de 1349.90 soles.",
        "Una persona de nuestro equipo está mirando su caso.",
        "Su pago está en revisión y todavía no se ha realizado ningún cargo.",
        "Recibimos su operación y la estamos comprobando.",
      ],
      next: [
        "Le responderemos en un plazo de 24 a 48 horas.",
        "Uno de nuestros agentes le llamará mañana.",
        "No hace falta que haga nada por ahora.",
        "Agradecemos su paciencia y su confianza en nosotros.",
        "Le avisaremos por mensaje cuando termine la revisión.",
      ],
    },
  },
  en: {
    APPROVE: {
      what: [
        "Your purchase of PEN 1,349.90 at Librería Pullman was approved.",
        "Your payment went through without any problems.",
        "The payment on 8 March 2025 is confirmed.",
        "We have processed your order for the 2024 model of the washing machine.",
        "Your transfer of 1349.90 soles was completed successfully.",
        "All set! Your payment has been accepted.",
      ],
      next: [
        "There is nothing else you need to do.",
        "If you have questions, one of our agents will be happy to help.",
        "See our returns policy if you would like to exchange the product.",
        "Thank you for your confidence in us.",
        "Shop with confidence, our team is here 24/7.",
        "",
      ],
    },
    CHALLENGE: {
      what: [
        "Before your purchase goes through we would like to make sure it is you.",
        "For your security, we need to verify the payment of 1,349.90.",
        "We noticed an unusual purchase and want to check that you made it.",
        "Your payment from 03/08/2025 is waiting for your confirmation.",
        "To protect your account, we ask you to confirm this purchase.",
        "We did not recognise the model of your phone and would like to confirm the payment with you.",
      ],
      next: [
        "We will send you a 6-digit code by text message.",
        "Enter the code in the app; never share your PIN with anyone.",
        "It takes less than 2 minutes.",
        "Once confirmed, the payment will be processed right away.",
        "If it was not you, call the number on the back of your card.",
        "A customer service agent can help you if you need it.",
      ],
    },
    BLOCK: {
      what: [
        "We blocked the purchase of PEN 1,349.90 at Librería Pullman to protect your money.",
        "The payment was not approved because it came from a country you do not usually pay from.",
        "We stopped this payment because we did not recognise the device.",
        "For your security we declined the purchase made on March 8 at 9:47 pm.",
        "We are sorry for the trouble: the payment was blocked and you were not charged.",
        "As a precaution we blocked the order for the Model X200 bike.",
      ],
      next: [
        "If you authorised it, call us on the number on the back of your card.",
        "An agent will contact you within 24 hours.",
        "We will never ask for your PIN or password.",
        "You can try again after speaking with us.",
        "We know this can be frustrating and thank you for your understanding.",
        "Our privacy policy explains how we look after your data.",
      ],
    },
    ESCALATE_TO_HUMAN: {
      what: [
        "Your payment is being reviewed by our team.",
        "We are taking a careful look at the purchase of 1349.90 soles.",
        "A person on our team is looking at your case.",
        "Your payment is under review and you have not been charged.",
        "We have received your payment and are checking it.",
      ],
      next: [
        "We will get back to you within 24 to 48 hours.",
        "One of our agents will call you tomorrow.",
        "You do not need to do anything for now.",
        "Thank you for your patience.",
        "We will send you a message when the review is done.",
      ],
    },
  },
  pt: {
    APPROVE: {
      what: [
        "Sua compra de 1.349,90 na Librería Pullman foi aprovada.",
        "O seu pagamento foi concluído sem problemas.",
        "A operação de 8 de março de 2025 está confirmada.",
        "Processamos a sua compra do carro modelo 2024.",
        "Sua transferência de 1349,90 foi realizada com sucesso.",
        "O pagamento do televisor modelo 2024 foi aceito.",
        "Tudo certo com o seu pedido, a gente já recebeu o pagamento.",
        "A compra feita pelo agente de viagens foi aprovada.",
      ],
      next: [
        "Você não precisa fazer mais nada.",
        "Se tiver dúvidas, um agente vai ajudar você.",
        "Consulte a nossa política de trocas se quiser mudar o produto.",
        "Agradecemos a sua confiança.",
        "",
      ],
    },
    CHALLENGE: {
      what: [
        "Antes de concluir a compra queremos confirmar que é você.",
        "Por segurança, precisamos verificar a operação de 1349,90.",
        "Notamos uma compra incomum e queremos ter certeza de que foi você.",
        "Seu pagamento de 08/03/2025 está aguardando a sua confirmação.",
        "Para proteger a sua conta, pedimos que confirme esta compra.",
        "Não conhecemos o modelo do seu celular e queremos confirmar a compra.",
        "Esta compra é diferente das suas compras de sempre, confirme se foi você.",
      ],
      next: [
        "Enviaremos um código de 6 dígitos por SMS.",
        "Digite o código no aplicativo; nunca compartilhe a sua senha.",
        "Leva menos de 2 minutos.",
        "Se não foi você, ligue para o número no verso do cartão.",
        "Um agente de atendimento pode ajudar se precisar.",
      ],
    },
    BLOCK: {
      what: [
        "Bloqueamos a compra de 1.349,90 na Librería Pullman para proteger o seu dinheiro.",
        "A operação não foi aprovada porque veio de um país diferente dos habituais.",
        "Interrompemos este pagamento porque não reconhecemos o aparelho.",
        "Para sua segurança recusamos a compra de 8 de março às 21:47.",
        "Pedimos desculpas: a compra foi bloqueada e nada foi cobrado.",
        "Bloqueamos o pedido do relógio modelo S3 por precaução.",
        "Não conseguimos confirmar esta compra e ela foi recusada.",
      ],
      next: [
        "Se você a autorizou, ligue para o número no verso do cartão.",
        "Um agente entrará em contato em até 24 horas.",
        "Nunca pediremos a sua senha.",
        "A gente está à disposição para ajudar.",
        "Nossa política de privacidade explica como cuidamos dos seus dados.",
      ],
    },
    ESCALATE_TO_HUMAN: {
      what: [
        "Sua operação está sendo analisada pela nossa equipe.",
        "Estamos olhando com calma a compra de 1349,90.",
        "Uma pessoa da nossa equipe está cuidando do seu caso.",
        "Seu pagamento está em análise e nada foi cobrado.",
      ],
      next: [
        "Responderemos em até 48 horas.",
        "Um dos nossos agentes ligará amanhã.",
        "Você não precisa fazer nada por enquanto.",
        "Agradecemos a sua paciência.",
      ],
    },
  },
  de: {
    APPROVE: {
      what: [
        "Ihr Einkauf über 1.349,90 PEN bei Librería Pullman wurde genehmigt.",
        "Ihre Zahlung ist ohne Probleme durchgegangen.",
        "Die Zahlung vom 8. März 2025 ist bestätigt.",
        "Wir haben Ihre Bestellung für das Fahrrad, Modell 2024, ausgeführt.",
        "Ihre Überweisung über 1349,90 wurde erfolgreich ausgeführt.",
        "Die Zahlung für Ihr neues Handy, Modell S24, ist eingegangen und bestätigt.",
        "Danke, Ihre Zahlung vom 08.03.2025 wurde verarbeitet.",
      ],
      next: [
        "Sie müssen nichts weiter tun.",
        "Bei Fragen hilft Ihnen unser Kundenservice gern weiter.",
        "In unserer Rückgaberichtlinie steht, wie Sie das Produkt umtauschen.",
        "Vielen Dank für Ihr Vertrauen.",
        "",
      ],
    },
    CHALLENGE: {
      what: [
        "Bevor die Zahlung ausgeführt wird, möchten wir sichergehen, dass Sie es sind.",
        "Zu Ihrer Sicherheit müssen wir die Zahlung über 1.349,90 PEN überprüfen.",
        "Uns ist eine ungewöhnliche Zahlung aufgefallen, und wir möchten sie mit Ihnen abklären.",
        "Ihre Zahlung vom 08.03.2025 wartet auf Ihre Bestätigung.",
        "Um Ihr Konto zu schützen, bitten wir Sie, diese Zahlung zu bestätigen.",
        "Diese Zahlung weicht von Ihren sonstigen Zahlungen ab, bitte bestätigen Sie sie.",
        "Wir kennen das Modell Ihres Handys noch nicht und bitten um Ihre Bestätigung.",
      ],
      next: [
        "Wir senden Ihnen einen 6-stelligen Code per SMS.",
        "Geben Sie den Code in der App ein; geben Sie Ihre PIN niemals weiter.",
        "Das dauert weniger als 2 Minuten.",
        "Wenn Sie es nicht waren, rufen Sie die Nummer auf der Rückseite Ihrer Karte an.",
        "Unsere Kolleginnen und Kollegen helfen Ihnen gern.",
      ],
    },
    BLOCK: {
      what: [
        "Wir haben den Einkauf über 1.349,90 PEN bei Librería Pullman gesperrt, um Ihr Geld zu schützen.",
        "Die Zahlung wurde nicht genehmigt, weil sie aus einem ungewohnten Land kam.",
        "Wir haben diese Zahlung gestoppt, weil wir das Gerät nicht kennen.",
        "Zu Ihrer Sicherheit haben wir die Zahlung vom 8. März um 21:47 Uhr abgelehnt.",
        "Es tut uns leid: Die Zahlung wurde gesperrt und Ihr Konto nicht belastet.",
        "Aus Vorsicht haben wir die Zahlung für das Fahrrad gesperrt.",
        "Wir konnten nicht bestätigen, dass die Zahlung von Ihnen kam, und haben sie abgelehnt.",
      ],
      next: [
        "Wenn Sie sie veranlasst haben, rufen Sie uns bitte an.",
        "Ein Mitarbeiter meldet sich innerhalb von 24 Stunden.",
        "Wir fragen Sie nie nach Ihrer PIN oder Ihrem Passwort.",
        "Nach einem Gespräch mit uns können Sie es noch einmal versuchen.",
        "Unsere Datenschutzrichtlinie erklärt, wie wir Ihre Daten schützen.",
      ],
    },
    ESCALATE_TO_HUMAN: {
      what: [
        "Ihre Zahlung wird gerade von unserem Team geprüft.",
        "Wir sehen uns die Zahlung über 1349,90 PEN in Ruhe an.",
        "Eine Kollegin kümmert sich um Ihren Fall.",
        "Ihre Zahlung ist in Prüfung, Ihr Konto wurde nicht belastet.",
      ],
      next: [
        "Wir melden uns innerhalb von 24 bis 48 Stunden.",
        "Ein Mitarbeiter ruft Sie morgen an.",
        "Sie müssen vorerst nichts tun.",
        "Vielen Dank für Ihre Geduld.",
      ],
    },
  },
};

/** The benign corpus: every message the parts make. */
export function benignCorpus(): CorpusText[] {
  return (Object.keys(PARTS) as Locale[]).flatMap((locale) =>
    (Object.keys(PARTS[locale]) as DecisionOutcome[]).flatMap((decision) => {
      const { what, next } = PARTS[locale][decision];
      return what.flatMap((first) =>
        next.map((closing) => ({ locale, decision, kind: "", text: `${first} ${closing}`.trim() })),
      );
    }),
  );
}
