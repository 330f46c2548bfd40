import type { Messages } from "../../parts/messages.ts";

export const decision: Messages["decision"] = {
  "customer.APPROVE.standard":
    "Su transacción ha sido procesada exitosamente. No se detectaron problemas de seguridad.",
  "customer.APPROVE.formal_brief": "Su transacción ha sido procesada exitosamente.",
  "customer.APPROVE.formal_detailed":
    "Le informamos de que su transacción ha sido procesada exitosamente. Nuestras comprobaciones de seguridad no encontraron nada fuera de lo habitual. No necesita hacer nada más.",
  "customer.APPROVE.casual_brief": "¡Listo! Tu pago se ha realizado sin problemas.",
  "customer.APPROVE.casual_detailed":
    "¡Listo! Tu pago se ha realizado y todo está en orden. No tienes que hacer nada más.",
  "customer.CHALLENGE.standard":
    "Por seguridad, necesitamos verificar esta transacción. Le enviaremos un código de verificación. Esto es un procedimiento estándar para proteger su cuenta.",
  "customer.CHALLENGE.formal_brief":
    "Por seguridad, necesitamos verificar esta transacción. Le enviaremos un código de verificación.",
  "customer.CHALLENGE.formal_detailed":
    "Por seguridad, necesitamos confirmar con usted esta transacción antes de completarla. Le enviaremos un código de verificación al medio de contacto que tenemos registrado. Si usted no reconoce la operación, no use el código y contáctenos al número en el reverso de su tarjeta.",
  "customer.CHALLENGE.casual_brief": "Queremos asegurarnos de que eres tú. Te enviaremos un código de verificación.",
  "customer.CHALLENGE.casual_detailed":
    "Queremos asegurarnos de que eres tú quien hace este pago. Te enviaremos un código de verificación al contacto que tenemos registrado. Si no reconoces la operación, llámanos al número en el reverso de tu tarjeta.",
  "customer.BLOCK.standard":
    "Por su seguridad, hemos bloqueado esta transacción debido a patrones inusuales. Si usted autorizó esta transacción, por favor contáctenos de inmediato al número en el reverso de su tarjeta.",
  "customer.BLOCK.formal_brief":
    "Por su seguridad, hemos bloqueado esta transacción. Si usted la autorizó, contáctenos al número en el reverso de su tarjeta.",
  "customer.BLOCK.formal_detailed":
    "Por su seguridad, hemos bloqueado esta transacción porque se aparta de sus operaciones habituales. No se ha realizado ningún cargo. Si usted la autorizó, por favor contáctenos al número en el reverso de su tarjeta para revisarla juntos.",
  "customer.BLOCK.casual_brief":
    "Hemos bloqueado este pago para proteger tu cuenta. Si fuiste tú, llámanos al número en el reverso de tu tarjeta.",
  "customer.BLOCK.casual_detailed":
    "Hemos bloqueado este pago para proteger tu cuenta, porque no se parece a lo que sueles hacer. No te hemos cobrado nada. Si fuiste tú, llámanos al número en el reverso de tu tarjeta y lo vemos juntos.",
  "customer.ESCALATE_TO_HUMAN.standard":
    "Su transacción está siendo revisada por nuestro equipo de seguridad. Le contactaremos dentro de las próximas 24 horas. Gracias por su paciencia.",
  "customer.ESCALATE_TO_HUMAN.formal_brief":
    "Su transacción está siendo revisada por nuestro equipo de seguridad. Le contactaremos dentro de las próximas 24 horas.",
  "customer.ESCALATE_TO_HUMAN.formal_detailed":
    "Su transacción está siendo revisada por nuestro equipo de seguridad. Le contactaremos dentro de las próximas 24 horas con el resultado. Mientras tanto no se realizará ningún cargo por esta operación.",
  "customer.ESCALATE_TO_HUMAN.casual_brief":
    "Nuestro equipo de seguridad está revisando tu pago. Te contactaremos en las próximas 24 horas.",
  "customer.ESCALATE_TO_HUMAN.casual_detailed":
    "Nuestro equipo de seguridad está revisando tu pago con calma. Te contactaremos en las próximas 24 horas con el resultado. ¡Gracias por tu paciencia!",
  "customer.ERROR": "Su transacción está siendo procesada. Le contactaremos si necesitamos más información.",
  "audit.ERROR":
    "ERROR: Explainability agent failed. Explanations could not be generated. Manual review required. ID: {transaction_id}.",

  "next_step.APPROVE": "No necesita hacer nada más.",
  "next_step.CHALLENGE": "Confirme la operación con el código de verificación que le enviaremos.",
  "next_step.BLOCK": "Si usted autorizó la operación, contáctenos para revisarla.",
  "next_step.ESCALATE_TO_HUMAN": "Espere nuestra respuesta; le contactaremos dentro de las próximas 24 horas.",
  "contact.default": "Puede llamarnos al número en el reverso de su tarjeta.",
  "contact.appeal":
    "Si no está de acuerdo, puede pedir que una persona revise la decisión: llámenos al número en el reverso de su tarjeta.",
  "contact.configured": "Si no está de acuerdo, puede pedir que una persona revise la decisión: {contact}.",

  "letter.salutation": "Estimado/a cliente:",
  "letter.payment": "Le escribimos sobre el pago{amount}{merchant}{date}.",
  "letter.amount": " de {amount} {currency}",
  "letter.merchant": " a {merchant}",
  "letter.date": " del {day} de {month} de {year} (UTC)",
  "letter.reasons": "Motivos de esta decisión:",
  "letter.closing": "Atentamente,\nSu banco",

  "reason.unusual_amount.customer": "El importe es mayor que el de sus operaciones habituales.",
  "reason.unusual_amount.audit": "importe fuera del promedio del cliente",
  "reason.unusual_hours.customer": "La operación se hizo a una hora poco habitual para usted.",
  "reason.unusual_hours.audit": "operación fuera del horario habitual del cliente",
  "reason.unfamiliar_country.customer": "La operación se hizo desde un país en el que usted no suele operar.",
  "reason.unfamiliar_country.audit": "país fuera de los habituales del cliente",
  "reason.unfamiliar_device.customer": "La operación se hizo desde un dispositivo que no reconocemos como suyo.",
  "reason.unfamiliar_device.audit": "dispositivo fuera de los registrados del cliente",
  "reason.unusual_channel.customer": "La operación se hizo por un medio que pide comprobaciones adicionales.",
  "reason.unusual_channel.audit": "canal de riesgo alto",
  "reason.unusual_frequency.customer": "Se hicieron varias operaciones en muy poco tiempo.",
  "reason.unusual_frequency.audit": "frecuencia de operaciones fuera de lo habitual",
  "reason.several_countries.customer": "Hubo operaciones desde países distintos en muy poco tiempo.",
  "reason.several_countries.audit": "operaciones desde países distintos en menos de un día",
  "reason.place_needs_check.customer": "Las operaciones desde ese lugar piden comprobaciones adicionales.",
  "reason.place_needs_check.audit": "país incluido en la lista de riesgo vigente",
  "reason.several_differences.customer": "La operación reúne varias características distintas de las habituales.",
  "reason.several_differences.audit": "varios factores de riesgo combinados",
  "reason.details_do_not_match.customer": "Algunos datos de la operación no coinciden entre sí.",
  "reason.details_do_not_match.audit": "señales contradictorias",
  "reason.checks_disagree.customer": "Las comprobaciones de esta operación dieron resultados distintos.",
  "reason.checks_disagree.audit": "la puntuación y la política se contradicen",
  "reason.currency_needs_check.customer": "La moneda de la operación pide una comprobación adicional.",
  "reason.currency_needs_check.audit": "sin límite conocido para la moneda",
  "reason.check_not_completed.customer": "Una de nuestras comprobaciones no se pudo completar.",
  "reason.check_not_completed.audit": "falta una fuente de evidencia",
  "reason.no_clear_result.customer": "Las comprobaciones de esta operación no dieron un resultado claro.",
  "reason.no_clear_result.audit": "confianza demasiado baja para una decisión automática",
  "reason.merchant_needs_check.customer": "Los pagos a este comercio piden comprobaciones adicionales.",
  "reason.merchant_needs_check.audit": "comercio señalado por una política",
  "reason.not_enough_history.customer": "Todavía no tenemos suficiente información para confirmar la operación.",
  "reason.not_enough_history.audit": "evidencia incompleta",
  "reason.unusual_activity.customer": "La operación se aparta de sus operaciones habituales.",
  "reason.unusual_activity.audit": "actividad fuera del perfil del cliente",

  "audit.transaction_id": "ID: {transaction_id}",
  "audit.decision": "Decisión: {decision} ({confidence})",
  "audit.risk": "Riesgo: {score}/100 ({category})",
  "audit.risk_not_available": "Riesgo: {not_available}",
  "audit.policies": "Políticas: {policies}",
  "audit.signals": "Señales clave: {signals}",
  "audit.debate": "Debate: pro-fraude {fraud} vs pro-cliente {customer}",
  "audit.override": "Regla aplicada: {override}",
  "audit.missing": "Evidencia incompleta: {missing}",
  "audit.unverified": "[no consta en el expediente]",
  "audit.not_available": "no disponible",
  "audit.none": "ninguna",

  prompt: "Explica esta decisión.",
  pro_fraud_fallback: "Señales que se apartan del perfil del cliente: {count}.",
  pro_customer_fallback: "Las señales elevadas ({count}) también pueden tener una explicación legítima.",
  pro_fraud_none: "Ninguna señal apunta a un fraude.",
  pro_customer_none: "Ninguna señal habla en contra del cliente.",

  "action.APPROVE": "monitorear_proximas_24h",
  "action.CHALLENGE": "enviar_codigo_sms",
  "action.CHALLENGE_2": "monitorear_proximas_24h",
  "action.BLOCK": "contactar_cliente",
  "action.BLOCK_2": "actualizar_perfil_riesgo",
  "action.ESCALATE_TO_HUMAN": "revision_manual",
  "action.ESCALATE_TO_HUMAN_2": "contactar_cliente",
  "action_text.APPROVE": "vigilar la cuenta durante las próximas 24 horas",
  "action_text.CHALLENGE": "enviar un código de verificación por SMS",
  "action_text.BLOCK": "contactar con el cliente",
  "action_text.BLOCK_2": "actualizar el perfil de riesgo",
  "action_text.ESCALATE_TO_HUMAN": "hacer que una persona revise el caso",
};
