import type { PolicyPhrases } from "../parts/policy-phrases.ts";

export const policyPhrases: PolicyPhrases = {
  amount_over_2x: "Betrag über dem Doppelten des Durchschnitts des Kunden",
  amount_over_3x: "ungewöhnlicher Betrag über dem Dreifachen des Durchschnitts des Kunden",
  off_hours: "Zahlung außerhalb der üblichen Zeiten",
  night_hours: "Zahlung in der Nacht zwischen Mitternacht und sechs Uhr",
  foreign_country: "internationale Zahlung aus einem neuen Land, Ausland",
  unknown_device: "unbekanntes Gerät, bisher nicht gesehen",
  high_risk_channel: "riskanter Kanal",
  velocity_over_3: "Häufigkeit, mehrere Zahlungen innerhalb von zehn Minuten",
  velocity_5_plus: "Häufigkeit, fünf oder mehr Zahlungen innerhalb von zehn Minuten",
  small_then_large: "Häufigkeit, eine kleine Zahlung, auf die eine große Zahlung folgt",
  two_countries_24h: "internationale Zahlungen aus zwei Ländern innerhalb eines Tages",
  medium_risk_country: "Land mit mittlerem Risiko",
  high_risk_country: "Land mit hohem Risiko, Hochrisikoland",
  high_risk_country_large_amount: "Land mit hohem Risiko und hoher Betrag",
  two_factors: "kombinierte Risikofaktoren",
  three_factors: "kombinierte Risikofaktoren",
  four_factors: "kombinierte Risikofaktoren",
  no_customer_history: "Kunde ohne Historie",
  no_signal: "übliche Zahlung eines bekannten Kunden",
};
