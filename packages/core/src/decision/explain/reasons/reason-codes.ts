import type { DecisionOverride } from "../../../contracts/decision/index.ts";
import type { SignalKey } from "../../signals/signal-keys.ts";

/** Why a decision went against the customer; the wording of each code stands in the locale tables. */
export const REASON_CODES = [
  "details_do_not_match",
  "checks_disagree",
  "currency_needs_check",
  "check_not_completed",
  "no_clear_result",
  "not_enough_history",
  "unfamiliar_device",
  "unfamiliar_country",
  "several_countries",
  "unusual_amount",
  "unusual_frequency",
  "place_needs_check",
  "merchant_needs_check",
  "unusual_hours",
  "unusual_channel",
  "several_differences",
  "unusual_activity",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Which reason a signal stands for. Every signal has one: a new signal without a reason does not compile. */
export const REASON_OF_SIGNAL: Readonly<Record<SignalKey, ReasonCode>> = {
  amount_over_2x: "unusual_amount",
  amount_over_3x: "unusual_amount",
  off_hours: "unusual_hours",
  night_hours: "unusual_hours",
  foreign_country: "unfamiliar_country",
  unknown_device: "unfamiliar_device",
  high_risk_channel: "unusual_channel",
  velocity_over_3: "unusual_frequency",
  velocity_5_plus: "unusual_frequency",
  small_then_large: "unusual_frequency",
  two_countries_24h: "several_countries",
  medium_risk_country: "place_needs_check",
  high_risk_country: "place_needs_check",
  high_risk_country_large_amount: "place_needs_check",
  two_factors: "several_differences",
  three_factors: "several_differences",
  four_factors: "several_differences",
  no_customer_history: "not_enough_history",
};

/** Which reason stands for a rule that outranked the arbiter: one per cause; null where the signals say why. */
export const REASON_OF_OVERRIDE: Readonly<Record<DecisionOverride, ReasonCode | null>> = {
  contradictory_signals: "details_do_not_match",
  policy_contradicts_score: "checks_disagree",
  unknown_currency_limit: "currency_needs_check",
  confidence_below_055: "no_clear_result",
  composite_above_85: null,
  policy_minimum: null,
  // What is missing says which reason it is.
  incomplete_evidence: null,
};

/** Which reason stands for a part of the evidence that is missing. */
export const REASON_OF_MISSING: Readonly<Record<string, ReasonCode>> = {
  behavioral: "not_enough_history",
  transaction: "not_enough_history",
  policy: "check_not_completed",
  threat: "check_not_completed",
};

/** How other systems name the same things; the first pattern that fits a signal's words decides. */
export const REASON_WORDS: readonly (readonly [RegExp, ReasonCode])[] = [
  [/amount|monto|importe|valor|betrag/, "unusual_amount"],
  [/two_countries|several_countries|impossible_travel|paises_distintos/, "several_countries"],
  [/risk_country|blacklist|gr[ae]ylist|lista_negra|sanction/, "place_needs_check"],
  [/country|pa[ií]s|foreign|extranjer|estrangeir|international|internacional|ausland|land/, "unfamiliar_country"],
  [/device|dispositivo|aparelho|ger[aä]t/, "unfamiliar_device"],
  [/hour|horari|nocturn|noturn|night|noche|uhrzeit|nacht/, "unusual_hours"],
  [/veloc|frequen|frecuen|rapid|h[aä]ufig/, "unusual_frequency"],
  [/channel|canal|kanal/, "unusual_channel"],
  [/merchant|comerci|h[aä]ndler|loja/, "merchant_needs_check"],
  [/combin|factor|faktor|fator/, "several_differences"],
];

/** The reason behind a policy when no signal gives one. */
export const REASON_OF_POLICY: Readonly<Record<string, ReasonCode>> = {
  "FP-01": "unusual_amount",
  "FP-02": "unfamiliar_country",
  "FP-03": "unfamiliar_device",
  "FP-04": "unusual_hours",
  "FP-05": "unusual_frequency",
  "FP-06": "several_differences",
};
