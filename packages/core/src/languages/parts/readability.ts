/** What readability formulas are made of. */
export interface TextCounts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
  /** Letters and digits of all words. */
  readonly letters: number;
  /** Words of more than six letters. */
  readonly long_words: number;
  /** Words of three syllables or more. */
  readonly polysyllables: number;
  readonly monosyllables: number;
}

type Formula = (counts: TextCounts) => number;

/** How hard texts of a language are to read. */
export interface Readability {
  /** Syllables of a word without hyphens; at least one. */
  readonly syllables: (word: string) => number;
  /** The formulas made for the language, by the names their values are shown under. */
  readonly formulas: Readonly<Record<string, Formula>>;
  readonly weights: WeightChanges;
}

/** How the costs of the measures differ from those fitted on English news. */
interface WeightChanges {
  /** Measures that mean nothing here. */
  readonly without: readonly string[];
  /** Measures with costs of their own. */
  readonly own: Readonly<Record<string, number>>;
}

/**
 * For a language without judged texts to fit anything finer. Free wording, rare in the English data where most summaries
 * are copied, costs nothing; what a reader of English finds loosely connected he also rates as less readable, and that
 * carries over.
 */
export const UNFITTED_WEIGHTS: WeightChanges = { without: ["new_wording"], own: { loose_text: 0.25 } };

export const perSentence = (c: TextCounts) => c.words / c.sentences;
export const perWord = (c: TextCounts) => c.syllables / c.words;
export const percent = (part: number, c: TextCounts) => (100 * part) / c.words;
