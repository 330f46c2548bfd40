import type { PolicyPhrases } from "../parts/policy-phrases.ts";

export const policyPhrases: PolicyPhrases = {
  amount_over_2x: "valor acima de duas vezes a média do cliente",
  amount_over_3x: "valor incomum acima de três vezes a média do cliente",
  off_hours: "pagamento fora do horário habitual",
  night_hours: "pagamento noturno entre a meia-noite e as seis",
  foreign_country: "pagamento internacional de um país novo",
  unknown_device: "dispositivo desconhecido, não visto antes",
  high_risk_channel: "canal de alto risco",
  velocity_over_3: "frequência, vários pagamentos em dez minutos",
  velocity_5_plus: "frequência, cinco ou mais pagamentos em dez minutos",
  small_then_large: "frequência, um pagamento pequeno seguido de um pagamento grande",
  two_countries_24h: "pagamentos internacionais de dois países em um dia",
  medium_risk_country: "país de risco médio",
  high_risk_country: "país de alto risco",
  high_risk_country_large_amount: "país de alto risco e valor elevado",
  two_factors: "fatores de risco combinados",
  three_factors: "fatores de risco combinados",
  four_factors: "fatores de risco combinados",
  no_customer_history: "cliente sem histórico",
  no_signal: "pagamento habitual de um cliente conhecido",
};
