import type { AuditClaims } from "./audit-claims.ts";

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
  /** Words before whom a payment goes to. */
  readonly payee: string;
  readonly policy: string;
  readonly negation: string;
  /** Words for the amount: what is usual of it is not said of device, country or hours. */
  readonly amount: string;
  /** What does not fit the customer, with words for leaving what is usual. */
  readonly outside: string;
  readonly within: string;
  /** Things of a payment that are as the customer is known, or are not. */
  readonly traits: Readonly<Record<Trait, TraitWords>>;
  /** What became of a payment, as verbs that tell it. */
  readonly outcomes: Readonly<Record<"APPROVE" | "BLOCK" | "CHALLENGE" | "ESCALATE_TO_HUMAN", string>>;
  /** Words that make an outcome no fact: "would", "asked for", "in favour of". */
  readonly unreal: string;
  /** Verbs by which a policy asks for an outcome. */
  readonly demands: string;
  /** How many of the policies something is said of. */
  readonly quantifiers: Readonly<Record<"all" | "none" | "others" | "only" | "except", string>>;
  /** What decides without a person. */
  readonly machine: string;
  /** Nouns for a person who decides, and the pronouns that stand for one. */
  readonly reviewer: string;
  readonly pronoun: string;
  /** Words that tell in the past that somebody decided. */
  readonly decided: string;
  /** What is said of a decision nobody took part in. */
  readonly automatic: string;
  /** Before whoever did something in the passive. */
  readonly agent: string;
  /** What a language calls a model as the one who decides. */
  readonly byModel: string;
  /** The end of a case and the machine as the one who brought it. */
  readonly finalByMachine: string;
  /** Words by which somebody's reason is told. */
  readonly gaveReason: string;
  /** Somebody who confirms or is asked, by telephone or otherwise; a reason told without any of it is another one. */
  readonly confirmed: string;
  /** The stronger of two sides, and the weaker. */
  readonly prevails: string;
  readonly yields: string;
  /** The policy before all others, and the one behind them. */
  readonly foremost: string;
  readonly hindmost: string;
  /** What is told without figures. */
  readonly claims: AuditClaims;
}

export type Trait = "device" | "country" | "hours";

interface TraitWords {
  readonly subject: string;
  readonly expected: string;
  readonly unexpected: string;
  /** The customer's own may be named without saying that this is it: "the usual hours". */
  readonly isHabit: boolean;
}
