/** How a stated value stands to the exact one: near it, a little below or above what is said, or beyond it. */
export type Nearness = "about" | "below" | "above" | "over" | "under";

/** How a language tells the facts of a case; patterns over a copy without case and accents. */
export interface AuditWords {
  /** Phrases right before a number. */
  readonly near: Readonly<Record<Nearness, string>>;
  /** Verbs and prepositions before a multiple that make it a bound: "exceeded three times the average". */
  readonly exceeds: string;
  /** "Half" behind a multiple: "tres veces y media". */
  readonly timesAndHalf: string;
  /** "Seven out of ten": what stands between the two. */
  readonly outOf: string;
  /** What joins coins to an amount in words: "sesenta y un soles con cincuenta". */
  readonly coins: string;
  /** What a customer is used to. */
  readonly habit: string;
  /**
   * Times of day; `{h}` is an hour and `{m}` minutes, in words or figures. The number is how far behind the hour they
   * are, `+` and `-` say that the minutes of the pattern are added or taken away.
   */
  readonly clock: readonly (readonly [pattern: string, minutes: number | "+" | "-"])[];
  /** Hours with a name of their own. */
  readonly namedHours: Readonly<Record<string, number>>;
  /** What may stand between the two ends of a span of hours. */
  readonly until: string;
  /** Words before a time of day: "shortly after one". */
  readonly shortly: Readonly<Record<"after" | "before" | "about", string>>;
  /** Parts of the day, the narrower before the wider, with their first and last hour; 20 to 6 goes over midnight. */
  readonly dayparts: readonly (readonly [words: string, from: number, to: number])[];
}
