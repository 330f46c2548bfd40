import type { DebateArguments } from "@beleg/core/contracts";

/** What a model once answered in two of the phases: the arguments of the debate, and the explanation as it came. */
export type RecordedAnswer = {
  readonly style: "standard" | "formal_brief" | "casual_brief";
  readonly debate: Pick<DebateArguments, "pro_fraud_argument" | "pro_customer_argument">;
  readonly explanation: { readonly customer_explanation: string; readonly audit_explanation: string };
};

/** Written for the samples; two give away what no customer may read, so that the filter has something to catch. */
export const RECORDED_ANSWERS = {
  usual_payment: {
    style: "formal_brief",
    debate: {
      pro_fraud_argument: "Nichts an der Zahlung weicht von dem ab, was für diese Person üblich ist.",
      pro_customer_argument: "Betrag, Gerät, Land und Uhrzeit passen zu den Zahlungen der letzten Monate.",
    },
    explanation: {
      customer_explanation: "Wir haben Ihre Zahlung geprüft und ausgeführt. Sie müssen nichts weiter tun.",
      audit_explanation: "Die Zahlung wurde freigegeben, weil keine Auffälligkeit gemeldet wurde.",
    },
  },
  new_phone: {
    style: "casual_brief",
    debate: {
      pro_fraud_argument:
        "The amount is far above the customer's average and the device has never been seen before: together the usual picture of stolen credentials.",
      pro_customer_argument:
        "Country, hour and channel are the customer's own. A new phone explains the unknown device, and a larger purchase in a known shop is nothing rare.",
    },
    explanation: {
      customer_explanation:
        "We would like to be sure that this payment is yours, because it came from a device we do not know yet. Please confirm it in your app, and it will go through at once.",
      audit_explanation:
        "The payment was challenged because the device is unknown and the amount is well above the customer's average.",
    },
  },
  leaking: {
    style: "formal_brief",
    debate: {
      pro_fraud_argument: "El importe supera varias veces la media y el dispositivo no se había visto antes.",
      pro_customer_argument: "El país y la hora son los habituales; el comercio ya era conocido.",
    },
    explanation: {
      customer_explanation:
        "Su pago fue retenido porque el modelo le dio una puntuación de riesgo alta y se aplicó la política FP-03. El umbral interno se superó.",
      audit_explanation: "El pago se retuvo por dispositivo desconocido e importe por encima de la media del cliente.",
    },
  },
  stranger_abroad: {
    style: "standard",
    debate: {
      pro_fraud_argument:
        "Ein Vielfaches des üblichen Betrags, aus einem Land und von einem Gerät, die bei dieser Person noch nie vorkamen.",
      pro_customer_argument: "Eine Reise würde das Land erklären, nicht aber Betrag und Gerät zugleich.",
    },
    explanation: {
      customer_explanation:
        "Wir haben Ihre Zahlung gesperrt, weil unser Modell ein Risiko von 75,77 berechnet hat. Das Gerät D-99 steht auf keiner Ihrer Listen.",
      audit_explanation: "Die Zahlung wurde wegen Betrag, Land und Gerät gesperrt.",
    },
  },
  device_confirmed: {
    style: "casual_brief",
    debate: {
      pro_fraud_argument: "The amount alone is still well above the customer's average.",
      pro_customer_argument:
        "The customer has confirmed the device since. What remains is one larger purchase at a usual hour from a usual country.",
    },
    explanation: {
      customer_explanation:
        "We would like you to confirm this payment, because the amount is higher than usual for you. Please do so in your app.",
      audit_explanation: "The payment was looked at again after the device had been confirmed.",
    },
  },
} as const satisfies Readonly<Record<string, RecordedAnswer>>;
