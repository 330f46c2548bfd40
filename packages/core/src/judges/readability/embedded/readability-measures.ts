import { ESTIMATE, flaw, type Measure, type MeasureTable } from "../../shared/measure.ts";

/** Everything the embedded readability judge measures: what is a flaw, and what only goes along with lower ratings. */
export const READABILITY_MEASURES = {
  truncated: flaw("TRUNCATED_SENTENCE", "medium"),
  cut_word: flaw("TRUNCATED_SENTENCE", "medium"),
  hanging_end: flaw("TRUNCATED_SENTENCE", "medium"),
  no_end_mark: flaw("TRUNCATED_SENTENCE", "low"),
  very_long_sentence: flaw("LONG_SENTENCE", "medium"),
  long_sentence: flaw("LONG_SENTENCE", "low"),
  stray_commas: flaw("PUNCTUATION_OVERLOAD", "medium"),
  many_commas: flaw("PUNCTUATION_OVERLOAD", "low"),
  nested_brackets: flaw("COMPLEX_NESTING", "low"),
  missing_full_stop: flaw("RUN_ON", "low"),
  double_word: flaw("REPETITION", "medium"),
  open_bracket: flaw("UNBALANCED", "low"),
  open_quote: flaw("UNBALANCED", "low"),
  leftover_mark: flaw("DAMAGED_TEXT", "medium"),
  spaced_punctuation: flaw("DAMAGED_TEXT", "low"),
  new_wording: ESTIMATE,
  short_sentence: ESTIMATE,
  weak_end: ESTIMATE,
  cut_start: ESTIMATE,
  glued: ESTIMATE,
  word_again: ESTIMATE,
  little_variety: ESTIMATE,
  sentence_letters: ESTIMATE,
  long_words: ESTIMATE,
  loose_text: ESTIMATE,
} as const satisfies MeasureTable;

export type ReadabilityMeasure = Measure<keyof typeof READABILITY_MEASURES>;
