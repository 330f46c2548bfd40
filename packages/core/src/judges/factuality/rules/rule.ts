import type { ErrorType } from "../../../contracts/index.ts";
import type { Language } from "../../../languages/language.ts";
import type { Range } from "../../../text/index.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";

/** A text beside its source, as a user might bring the two. */
export interface RuleExample {
  readonly language: Language;
  readonly source: string;
  readonly text: string;
}

/** A text the rule speaks up about. */
interface RuleHit extends RuleExample {
  /** The words of the text a contradiction marks, where it can point to fewer than all of them. */
  readonly marked?: string;
}

interface NamedRule {
  /** The name of its file, and of its description in `described/`. */
  readonly id: string;
}

/** What a rule is about. */
export interface RuleDescription {
  /** What it finds, in one sentence. */
  readonly summary: string;
  /** The languages it is known to work in: each has a hit among the examples. It may work in others. */
  readonly languages: readonly Language[];
  /** Texts it must speak up about, and near misses it must leave alone. */
  readonly examples: {
    readonly hit: readonly [RuleHit, ...RuleHit[]];
    readonly miss: readonly RuleExample[];
  };
}

/** Two statements about the same thing that cannot both be true, with the place of each. */
export interface Contradiction {
  /** The wrong words, as offsets into the claim's text. */
  readonly claim: Range;
  /** The contradicting words, as offsets into the article. */
  readonly source: Range;
  /** The item of the claim that another sentence may state after all; undefined where no single word is wrong. */
  readonly slot?: number | undefined;
}

/** One reason to call a claim incorrect. */
export interface ContradictionRule extends NamedRule {
  readonly kind: "contradiction";
  readonly issueType: ErrorType;
  find(laid: LaidClaim): Contradiction | undefined;
}

/** One reason why a sentence does not prove the claim that was laid over it. */
export interface ObjectionRule extends NamedRule {
  readonly kind: "objection";
  readonly issueType: null;
  objects(laid: LaidClaim): boolean;
}

export type Rule = ContradictionRule | ObjectionRule;
