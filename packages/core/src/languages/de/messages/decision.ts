import type { Messages } from "../../parts/messages.ts";

export const decision: Messages["decision"] = {
  "customer.APPROVE.standard":
    "Ihre Transaktion wurde erfolgreich verarbeitet. Es wurden keine Sicherheitsprobleme festgestellt.",
  "customer.APPROVE.formal_brief": "Ihre Transaktion wurde erfolgreich verarbeitet.",
  "customer.APPROVE.formal_detailed":
    "Wir freuen uns, Ihnen mitzuteilen, dass Ihre Transaktion erfolgreich verarbeitet wurde. Unsere Sicherheitsprüfungen haben nichts Ungewöhnliches ergeben. Sie müssen nichts weiter tun.",
  "customer.APPROVE.casual_brief": "Alles erledigt! Deine Zahlung wurde ausgeführt.",
  "customer.APPROVE.casual_detailed":
    "Alles erledigt! Deine Zahlung wurde ausgeführt und es ist alles in Ordnung. Du musst nichts weiter tun.",
  "customer.CHALLENGE.standard":
    "Zu Ihrer Sicherheit müssen wir diese Transaktion überprüfen. Wir senden Ihnen einen Bestätigungscode. Dies ist ein übliches Verfahren zum Schutz Ihres Kontos.",
  "customer.CHALLENGE.formal_brief":
    "Zu Ihrer Sicherheit müssen wir diese Transaktion überprüfen. Wir senden Ihnen einen Bestätigungscode.",
  "customer.CHALLENGE.formal_detailed":
    "Zu Ihrer Sicherheit möchten wir diese Transaktion vor der Ausführung mit Ihnen abklären. Wir senden einen Bestätigungscode an die Kontaktdaten, die wir von Ihnen haben. Wenn Sie die Zahlung nicht kennen, verwenden Sie den Code nicht und rufen Sie uns unter der Nummer auf der Rückseite Ihrer Karte an.",
  "customer.CHALLENGE.casual_brief":
    "Wir möchten nur sichergehen, dass du es bist. Wir schicken dir einen Bestätigungscode.",
  "customer.CHALLENGE.casual_detailed":
    "Wir möchten nur sichergehen, dass diese Zahlung von dir kommt. Wir schicken einen Bestätigungscode an die Kontaktdaten, die wir von dir haben. Wenn du die Zahlung nicht kennst, ruf uns unter der Nummer auf der Rückseite deiner Karte an.",
  "customer.BLOCK.standard":
    "Zu Ihrer Sicherheit haben wir diese Transaktion wegen ungewöhnlicher Muster gesperrt. Wenn Sie diese Transaktion veranlasst haben, rufen Sie uns bitte umgehend unter der Nummer auf der Rückseite Ihrer Karte an.",
  "customer.BLOCK.formal_brief":
    "Zu Ihrer Sicherheit haben wir diese Transaktion gesperrt. Wenn Sie sie veranlasst haben, rufen Sie uns bitte unter der Nummer auf der Rückseite Ihrer Karte an.",
  "customer.BLOCK.formal_detailed":
    "Zu Ihrer Sicherheit haben wir diese Transaktion gesperrt, weil sie von Ihren üblichen Zahlungen abweicht. Ihr Konto wurde nicht belastet. Wenn Sie sie veranlasst haben, rufen Sie uns bitte unter der Nummer auf der Rückseite Ihrer Karte an, damit wir sie gemeinsam klären.",
  "customer.BLOCK.casual_brief":
    "Wir haben diese Zahlung gesperrt, um dein Konto zu schützen. Wenn sie von dir kam, ruf uns unter der Nummer auf der Rückseite deiner Karte an.",
  "customer.BLOCK.casual_detailed":
    "Wir haben diese Zahlung gesperrt, um dein Konto zu schützen, weil sie anders aussieht als sonst. Dein Konto wurde nicht belastet. Wenn sie von dir kam, ruf uns unter der Nummer auf der Rückseite deiner Karte an und wir klären das zusammen.",
  "customer.ESCALATE_TO_HUMAN.standard":
    "Ihre Transaktion wird von unserem Sicherheitsteam geprüft. Wir melden uns innerhalb der nächsten 24 Stunden bei Ihnen. Vielen Dank für Ihre Geduld.",
  "customer.ESCALATE_TO_HUMAN.formal_brief":
    "Ihre Transaktion wird von unserem Sicherheitsteam geprüft. Wir melden uns innerhalb der nächsten 24 Stunden bei Ihnen.",
  "customer.ESCALATE_TO_HUMAN.formal_detailed":
    "Ihre Transaktion wird von unserem Sicherheitsteam geprüft. Wir melden uns innerhalb der nächsten 24 Stunden mit dem Ergebnis bei Ihnen. Bis dahin wird Ihr Konto nicht mit dieser Zahlung belastet.",
  "customer.ESCALATE_TO_HUMAN.casual_brief":
    "Unser Sicherheitsteam sieht sich deine Zahlung gerade an. Wir melden uns in den nächsten 24 Stunden bei dir.",
  "customer.ESCALATE_TO_HUMAN.casual_detailed":
    "Unser Sicherheitsteam sieht sich deine Zahlung in Ruhe an. Wir melden uns in den nächsten 24 Stunden mit dem Ergebnis bei dir. Danke für deine Geduld!",
  "customer.ERROR":
    "Ihre Transaktion wird derzeit bearbeitet. Wir melden uns bei Ihnen, falls wir weitere Informationen benötigen.",
  "audit.ERROR":
    "ERROR: Explainability agent failed. Explanations could not be generated. Manual review required. ID: {transaction_id}.",

  "next_step.APPROVE": "Sie müssen nichts weiter tun.",
  "next_step.CHALLENGE": "Bestätigen Sie die Zahlung mit dem Bestätigungscode, den wir Ihnen senden.",
  "next_step.BLOCK": "Wenn Sie die Zahlung veranlasst haben, melden Sie sich bei uns, damit wir sie prüfen.",
  "next_step.ESCALATE_TO_HUMAN":
    "Bitte warten Sie auf unsere Antwort; wir melden uns innerhalb der nächsten 24 Stunden.",
  "contact.default": "Sie erreichen uns unter der Nummer auf der Rückseite Ihrer Karte.",
  "contact.appeal":
    "Wenn Sie nicht einverstanden sind, können Sie um die Prüfung durch einen Menschen bitten: Rufen Sie uns unter der Nummer auf der Rückseite Ihrer Karte an.",
  "contact.configured":
    "Wenn Sie nicht einverstanden sind, können Sie um die Prüfung durch einen Menschen bitten: {contact}.",

  "letter.salutation": "Sehr geehrte Kundin, sehr geehrter Kunde,",
  "letter.payment": "wir schreiben Ihnen zur Zahlung{amount}{merchant}{date}.",
  "letter.amount": " über {amount} {currency}",
  "letter.merchant": " an {merchant}",
  "letter.date": " vom {day}. {month} {year} (UTC)",
  "letter.reasons": "Gründe für diese Entscheidung:",
  "letter.closing": "Mit freundlichen Grüßen\nIhre Bank",

  "reason.unusual_amount.customer": "Der Betrag ist höher als bei Ihren üblichen Zahlungen.",
  "reason.unusual_amount.audit": "Betrag über dem Durchschnitt des Kunden",
  "reason.unusual_hours.customer": "Die Zahlung erfolgte zu einer für Sie ungewöhnlichen Uhrzeit.",
  "reason.unusual_hours.audit": "Zahlung außerhalb der üblichen Zeiten des Kunden",
  "reason.unfamiliar_country.customer": "Die Zahlung kam aus einem Land, aus dem Sie sonst nicht zahlen.",
  "reason.unfamiliar_country.audit": "Land außerhalb der üblichen Länder des Kunden",
  "reason.unfamiliar_device.customer": "Die Zahlung kam von einem Gerät, das wir nicht als Ihres kennen.",
  "reason.unfamiliar_device.audit": "Gerät außerhalb der registrierten Geräte des Kunden",
  "reason.unusual_channel.customer": "Die Zahlung erfolgte auf einem Weg, der zusätzliche Prüfungen verlangt.",
  "reason.unusual_channel.audit": "Kanal mit hohem Risiko",
  "reason.unusual_frequency.customer": "Es gab mehrere Zahlungen in sehr kurzer Zeit.",
  "reason.unusual_frequency.audit": "ungewöhnliche Häufigkeit von Zahlungen",
  "reason.several_countries.customer": "Es gab Zahlungen aus verschiedenen Ländern in sehr kurzer Zeit.",
  "reason.several_countries.audit": "Zahlungen aus verschiedenen Ländern innerhalb eines Tages",
  "reason.place_needs_check.customer": "Zahlungen von diesem Ort verlangen zusätzliche Prüfungen.",
  "reason.place_needs_check.audit": "Land auf der geltenden Risikoliste",
  "reason.several_differences.customer": "Mehrere Einzelheiten der Zahlung weichen vom Üblichen ab.",
  "reason.several_differences.audit": "mehrere Risikofaktoren zusammen",
  "reason.details_do_not_match.customer": "Einige Angaben zur Zahlung passen nicht zusammen.",
  "reason.details_do_not_match.audit": "widersprüchliche Signale",
  "reason.checks_disagree.customer": "Unsere Prüfungen dieser Zahlung kamen zu unterschiedlichen Ergebnissen.",
  "reason.checks_disagree.audit": "Risikowert und Richtlinie widersprechen sich",
  "reason.currency_needs_check.customer": "Die Währung der Zahlung verlangt eine zusätzliche Prüfung.",
  "reason.currency_needs_check.audit": "kein Limit für die Währung bekannt",
  "reason.check_not_completed.customer": "Eine unserer Prüfungen konnte nicht abgeschlossen werden.",
  "reason.check_not_completed.audit": "eine Quelle der Belege fehlt",
  "reason.no_clear_result.customer": "Unsere Prüfungen dieser Zahlung ergaben kein eindeutiges Bild.",
  "reason.no_clear_result.audit": "Konfidenz zu niedrig für eine automatische Entscheidung",
  "reason.merchant_needs_check.customer": "Zahlungen an diesen Händler verlangen zusätzliche Prüfungen.",
  "reason.merchant_needs_check.audit": "von einer Richtlinie genannter Händler",
  "reason.not_enough_history.customer": "Uns fehlen noch Informationen, um die Zahlung zu bestätigen.",
  "reason.not_enough_history.audit": "unvollständige Belege",
  "reason.unusual_activity.customer": "Die Zahlung weicht von Ihren üblichen Zahlungen ab.",
  "reason.unusual_activity.audit": "Vorgang außerhalb des Kundenprofils",

  "audit.transaction_id": "ID: {transaction_id}",
  "audit.decision": "Entscheidung: {decision} ({confidence})",
  "audit.risk": "Risiko: {score}/100 ({category})",
  "audit.risk_not_available": "Risiko: {not_available}",
  "audit.policies": "Richtlinien: {policies}",
  "audit.signals": "Wichtigste Signale: {signals}",
  "audit.debate": "Debatte: pro Betrug {fraud} vs pro Kunde {customer}",
  "audit.override": "Angewandte Regel: {override}",
  "audit.missing": "Unvollständige Belege: {missing}",
  "audit.unverified": "[nicht in der Akte]",
  "audit.not_available": "nicht verfügbar",
  "audit.none": "keine",

  prompt: "Erkläre diese Entscheidung.",
  pro_fraud_fallback: "Gemeldete Signale, die nicht zum Profil des Kunden passen: {count}.",
  pro_customer_fallback: "Die gemeldeten Signale ({count}) können auch eine harmlose Erklärung haben.",
  pro_fraud_none: "Kein Signal deutet auf Betrug hin.",
  pro_customer_none: "Kein Signal spricht gegen den Kunden.",

  "action.APPROVE": "naechste_24h_beobachten",
  "action.CHALLENGE": "sms_code_senden",
  "action.CHALLENGE_2": "naechste_24h_beobachten",
  "action.BLOCK": "kunden_kontaktieren",
  "action.BLOCK_2": "risikoprofil_aktualisieren",
  "action.ESCALATE_TO_HUMAN": "manuelle_pruefung",
  "action.ESCALATE_TO_HUMAN_2": "kunden_kontaktieren",
  "action_text.APPROVE": "das Konto in den nächsten 24 Stunden im Auge behalten",
  "action_text.CHALLENGE": "einen Prüfcode per SMS senden",
  "action_text.BLOCK": "Kontakt mit der Kundin oder dem Kunden aufnehmen",
  "action_text.BLOCK_2": "das Risikoprofil aktualisieren",
  "action_text.ESCALATE_TO_HUMAN": "den Fall von einem Menschen prüfen lassen",
};
