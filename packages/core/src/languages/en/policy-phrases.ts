import type { PolicyPhrases } from "../parts/policy-phrases.ts";

export const policyPhrases: PolicyPhrases = {
  amount_over_2x: "amount above two times the customer average",
  amount_over_3x: "unusual amount above three times the customer average",
  off_hours: "payment outside the usual hours",
  night_hours: "payment at night between midnight and six",
  foreign_country: "international payment from a new country",
  unknown_device: "unknown device not seen before",
  high_risk_channel: "high-risk channel",
  velocity_over_3: "velocity, several payments within ten minutes",
  velocity_5_plus: "velocity, five or more payments within ten minutes",
  small_then_large: "velocity, a small payment followed by a large payment",
  two_countries_24h: "international payments from two countries within a day",
  medium_risk_country: "medium-risk country",
  high_risk_country: "high-risk country",
  high_risk_country_large_amount: "high-risk country and large amount",
  two_factors: "combined risk factors",
  three_factors: "combined risk factors",
  four_factors: "combined risk factors",
  no_customer_history: "customer without history",
  no_signal: "usual payment of a known customer",
};
