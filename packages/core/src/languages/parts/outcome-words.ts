/**
 * How a language says what became of a payment: patterns on a folded text (lower case, no accents, `ss` for ß), each one
 * matched as whole words inside a clause. What they mean is the same in every language.
 */
export interface OutcomeWords {
  /** The payment went through, or will. */
  readonly done: readonly string[];
  /** Money moved: the account was charged, the shop has been paid. */
  readonly charged: readonly string[];
  /** The payment was made: of an approval this says enough, of any other decision it only says what was tried. */
  readonly made: readonly string[];
  /** Nothing was found that speaks against it. */
  readonly clear: readonly string[];
  /** Wishes for what was bought: they suit no payment that did not go through, and say nothing of one that did. */
  readonly enjoyed: readonly string[];
  readonly refused: readonly string[];
  readonly stopped: readonly string[];
  /** It waits. */
  readonly held: readonly string[];
  /** A code is sent or has to be entered, or the app wants an approval. */
  readonly code: readonly string[];
  /** The customer has to confirm that it was them. */
  readonly confirm: readonly string[];
  /** What waits for the customer's word, said as a denial: as long as you do not confirm, without your consent. */
  readonly unconfirmed: readonly string[];
  /** People look at it. */
  readonly review: readonly string[];
  /** Somebody at the bank has yet to decide. */
  readonly decides: readonly string[];
  /** Nobody has decided yet. */
  readonly undecided: readonly string[];
  /** Who works on it at the bank. */
  readonly people: readonly string[];
  /** To look, to check, in any form: outside an offer it says that somebody does. */
  readonly checked: readonly string[];
  /** To confirm, a code, in any form. */
  readonly verified: readonly string[];
  readonly refunded: readonly string[];
  /** Not the payment but the card or the account was closed. */
  readonly card: readonly string[];
  /** The customer has nothing to do. */
  readonly idle: readonly string[];

  /** Nouns for the payment, and for checks that may be over without it. */
  readonly payment: string;
  readonly checks: string;
  readonly negations: string;
  /** What makes a denial one for the time being: yet, for now, until. */
  readonly yet: string;
  /** What makes a refusal one for good. */
  readonly final: string;
  /** Thanks, wishes and offers of help, which say nothing about a payment. */
  readonly courtesy: string;
  /** What is still going on: being processed is not processed. */
  readonly ongoing: string;
  readonly future: string;
  /** The present tense of what follows at once: `Confirm it and the shop gets its money.` */
  readonly soon: string;
  /** If, whether, in case: its own clause tells no fact, and what its sentence says of the future depends on it. */
  readonly hypothetical: string;
  /** How a sentence begins that is a condition without if: `Should you disagree, …`. */
  readonly opener: string;
  /** Once, before, until, so that: the same, and what its own clause names has not happened. */
  readonly pending: string;
  /** After, upon: what its sentence says of the future depends on it. */
  readonly after: string;
  readonly possible: string;
  /** The customer acts: what they authorised says nothing about what the bank did. */
  readonly yours: string;
  /** An appeal, or the customer turning to the bank: what is said to follow from it is an offer. */
  readonly offer: string;
  /** What begins a reason. */
  readonly because: string;
  /** What a reason may be about: the words of the reason codes, in any form. */
  readonly grounds: string;
  /** Where a clause ends besides at a comma. */
  readonly breaks: string;
}
