/** The named signals, by the key that evidence, audit text and reasons use; policies add further ones by their conditions. */
export const SIGNAL_KEYS = [
  "amount_over_2x",
  "amount_over_3x",
  "off_hours",
  "night_hours",
  "foreign_country",
  "unknown_device",
  "high_risk_channel",
  "two_factors",
  "three_factors",
  "four_factors",
  "velocity_over_3",
  "velocity_5_plus",
  "small_then_large",
  "two_countries_24h",
  "no_customer_history",
  "medium_risk_country",
  "high_risk_country",
  "high_risk_country_large_amount",
] as const;
export type SignalKey = (typeof SIGNAL_KEYS)[number];

/** The signals that count as transaction flags; the amount is not among them, its ratio already weighs in by itself. */
export const TRANSACTION_FLAGS: readonly SignalKey[] = [
  "off_hours",
  "foreign_country",
  "unknown_device",
  "high_risk_channel",
  "velocity_over_3",
  "small_then_large",
  "two_countries_24h",
];

/** The signals that come with the threat lookup. */
export const THREAT_SIGNALS: readonly SignalKey[] = [
  "medium_risk_country",
  "high_risk_country",
  "high_risk_country_large_amount",
];
