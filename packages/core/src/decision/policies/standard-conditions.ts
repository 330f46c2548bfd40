import type { SignalKey } from "../signals/signal-keys.ts";
import type { Condition } from "./condition.ts";
import { parseConditions } from "./parse-condition.ts";

/** What must hold for a rule or a signal: all of `when`, and of the groups `of` a number. */
export interface RuleConditions {
  readonly when: readonly Condition[];
  readonly of: readonly (readonly Condition[])[];
  readonly at_least: number;
  readonly at_most?: number;
}

const OVER_TWICE = "amount > 2 x usual_amount and amount >= floor";
/** What FP-06 counts. */
const FACTORS = [
  OVER_TWICE,
  "country not in usual_countries",
  "device new",
  "hour outside usual_hours",
  "channel_risk is high",
];

/** The named signals, each by the conditions it stands for; policies may use the name or the conditions. */
export const STANDARD_CONDITIONS: Readonly<Record<SignalKey, RuleConditions>> = {
  amount_over_2x: all(OVER_TWICE),
  amount_over_3x: all("amount > 3 x usual_amount and amount >= floor"),
  off_hours: all("hour outside usual_hours"),
  night_hours: all("hour outside usual_hours and hour between 00:00 and 06:00"),
  foreign_country: all("country not in usual_countries"),
  unknown_device: all("device new"),
  high_risk_channel: all("channel_risk is high"),
  two_factors: factors(2, 2),
  three_factors: factors(3, 3),
  four_factors: factors(4, 5),
  velocity_over_3: all("payments in 10m > 3"),
  velocity_5_plus: all("payments in 10m >= 5"),
  small_then_large: all("smallest_amount in 10m < floor and amount >= 10 x smallest_amount in 10m"),
  two_countries_24h: all("countries in 24h >= 2"),
  no_customer_history: all("customer new"),
  medium_risk_country: all("country_risk is medium"),
  high_risk_country: all("country_risk is high"),
  high_risk_country_large_amount: all("country_risk is high and amount > large_amount"),
};

function all(text: string): RuleConditions {
  return { when: parseConditions(text), of: [], at_least: 0 };
}

function factors(at_least: number, at_most: number): RuleConditions {
  return { when: [], of: FACTORS.map((text) => parseConditions(text)), at_least, at_most };
}
