import type { Sentence, TextSpan } from "../../text/index.ts";
import type { WrittenWord } from "../../text/words/written-word.ts";

/** A word of the judged text. */
export interface JudgedWord extends TextSpan {
  readonly lower: string;
  /** What the inflected forms share; null for function words and single letters. */
  readonly stem: string | null;
  /** True when punctuation stands between this word and the next one of the sentence. */
  readonly breakAfter: boolean;
  readonly written: WrittenWord;
}

/** A sentence of the judged text with its words. Offsets of words count in the whole text. */
export interface JudgedSentence extends Sentence {
  readonly words: readonly JudgedWord[];
  /** The stems of its content words. */
  readonly stems: ReadonlySet<string>;
}
