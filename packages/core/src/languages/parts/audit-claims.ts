/** What prose may say of a case without a figure; each is true or false of a record. */
export type Claim =
  | "device.known"
  | "device.unknown"
  | "device.quiet"
  | "country.home"
  | "country.abroad"
  | "country.quiet"
  | "countries.one"
  | "countries.several"
  | "hours.inside"
  | "hours.outside"
  | "hours.quiet"
  | "amount.above"
  | "amount.below"
  | "amount.equal"
  | "amount.quiet"
  | "threat.listed"
  | "threat.none"
  | "signals.none"
  | "signals.some"
  | "policies.none"
  | "policies.some"
  | "policies.agree"
  | "policies.divided"
  | "debate.tie"
  | "debate.narrow"
  | "debate.wide"
  | "rule.none"
  | "rule.some"
  | "proposal.followed"
  | "proposal.overruled"
  | "rule.contradiction"
  | "channel.web"
  | "channel.mobile"
  | "channel.shop"
  | "versions.none"
  | "versions.same_day"
  | "decided.nobody"
  | "decided.same_day";

/** What of a payment fits its customer or does not. */
export type Aspect = "device" | "country" | "hours";

/** Subjects of policies. */
export type Topic = "amount" | "hours" | "device" | "abroad" | "combined";

/** What a value between nothing and all is told of. */
export type LevelSubject =
  | "behavioral"
  | "policy"
  | "threat"
  | "transaction"
  | "confidence"
  | "fraud"
  | "customer"
  | "risk";

/**
 * How a language makes these statements, as patterns over a copy without case and accents. `{name}` stands for one of
 * `nouns`, ` .. ` and ` ... ` for a few words of the same clause; a denial among them or before them turns the statement
 * round. A pattern that begins with `!` carries its own denial.
 */
export interface AuditClaims {
  readonly nouns: Readonly<Record<string, string>>;
  readonly claims: Readonly<Record<Claim, readonly string[]>>;
  /** Words that make a statement none: "if", "would". */
  readonly conditional: string;
  /** Words that deny what they stand before, beside the negations: "instead of". */
  readonly instead: string;
  readonly aspects: Readonly<Record<Aspect, string>>;
  /** What is said of them when they are as always, and when they are not. */
  readonly fits: string;
  readonly unfits: string;
  /** Before the first of several that are denied together. */
  readonly neither: string;
  /** Counts that have a word of their own, with what links them to the things counted: "half a dozen". */
  readonly counts: readonly (readonly [words: string, count: number])[];
  /** What a policy is about, as prose calls it by its subject: "the policy on unusual amounts". */
  readonly topics: Readonly<Record<Topic, string>>;
  readonly levels: {
    readonly subjects: Readonly<Record<LevelSubject, string>>;
    /** Words for a value, with the least and the most it may be. */
    readonly words: readonly (readonly [words: string, least: number, most: number])[];
  };
}
