/** What each signal of a payment means in the words policies of the language use; the key for a payment without signals is the last. */
export interface PolicyPhrases {
  readonly amount_over_2x: string;
  readonly amount_over_3x: string;
  readonly off_hours: string;
  readonly night_hours: string;
  readonly foreign_country: string;
  readonly unknown_device: string;
  readonly high_risk_channel: string;
  readonly velocity_over_3: string;
  readonly velocity_5_plus: string;
  readonly small_then_large: string;
  readonly two_countries_24h: string;
  readonly medium_risk_country: string;
  readonly high_risk_country: string;
  readonly high_risk_country_large_amount: string;
  readonly two_factors: string;
  readonly three_factors: string;
  readonly four_factors: string;
  readonly no_customer_history: string;
  readonly no_signal: string;
}
