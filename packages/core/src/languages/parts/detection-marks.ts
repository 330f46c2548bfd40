/** What tells that a text is written in a language, as `mark:weight` pairs separated by blanks. */
export interface DetectionMarks {
  /**
   * Words whose weight differs from that of a plain stop word because they mean something else, or are rarer, in another
   * language: `o` is the Portuguese article but the Spanish "or".
   */
  readonly words: string;
  /** Stretches of letters; `_` is the edge of a word. */
  readonly grams: string;
}
