import type { ErrorType } from "../../../contracts/index.ts";
import type { Language } from "../../../languages/language.ts";
import type { AlignedSentence, Contradiction } from "../embedded/aligned-sentence.ts";
import type { OwnWords } from "../embedded/paraphrased-words.ts";
import type { SourceText } from "../source-text.ts";

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

interface DescribedRule {
  /** The name of its file. */
  readonly id: string;
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

/** One reason to call a claim incorrect. */
export interface ContradictionRule extends DescribedRule {
  readonly kind: "contradiction";
  readonly issueType: ErrorType;
  find(pair: AlignedSentence, article: SourceText): readonly Contradiction[];
}

/** One reason not to call a claim correct, although the source sentence holds its words and values. */
export interface ObjectionRule extends DescribedRule {
  readonly kind: "objection";
  readonly issueType: null;
  find(pair: AlignedSentence, article: SourceText, own: OwnWords): boolean;
}

export type Rule = ContradictionRule | ObjectionRule;
