import type { PolicyPhrases } from "../parts/policy-phrases.ts";

export const policyPhrases: PolicyPhrases = {
  amount_over_2x: "importe superior a dos veces el promedio del cliente",
  amount_over_3x: "monto inusual superior a tres veces el promedio del cliente",
  off_hours: "pago fuera del horario habitual",
  night_hours: "pago nocturno entre la medianoche y las seis",
  foreign_country: "pago internacional desde un país nuevo",
  unknown_device: "dispositivo desconocido, no visto antes",
  high_risk_channel: "canal de alto riesgo",
  velocity_over_3: "frecuencia, varios pagos en diez minutos",
  velocity_5_plus: "frecuencia, cinco o más pagos en diez minutos",
  small_then_large: "frecuencia, un pago pequeño seguido de un pago grande",
  two_countries_24h: "pagos internacionales desde dos países en un día",
  medium_risk_country: "país de riesgo medio",
  high_risk_country: "país de alto riesgo",
  high_risk_country_large_amount: "país de alto riesgo e importe elevado",
  two_factors: "factores de riesgo combinados",
  three_factors: "factores de riesgo combinados",
  four_factors: "factores de riesgo combinados",
  no_customer_history: "cliente sin historial",
  no_signal: "pago habitual de un cliente conocido",
};
