import { ESTIMATE, flaw, type Measure, type MeasureTable } from "../../shared/measure.ts";

/** Everything the embedded coherence judge measures: what is a flaw, and what only goes along with lower ratings. */
export const COHERENCE_MEASURES = {
  contradiction: flaw("CONTRADICTION", "high"),
  duplicate_sentence: flaw("REDUNDANCY", "medium"),
  repeated_passage: flaw("REDUNDANCY", "medium"),
  moved_sentence: flaw("ORDERING", "medium"),
  dangling_pronoun: flaw("UNCLEAR_REFERENCE", "low"),
  dangling_connective: flaw("MISSING_LINK", "low"),
  order_break: ESTIMATE,
  source_jump: ESTIMATE,
  lifted_opening: ESTIMATE,
  lifted_sentence: ESTIMATE,
  dropped_word: ESTIMATE,
  off_topic_opening: ESTIMATE,
  loose_addition: ESTIMATE,
  shared_words: ESTIMATE,
  repeated_words: ESTIMATE,
  short_sentence: ESTIMATE,
  cut_end: ESTIMATE,
} as const satisfies MeasureTable;

export type CoherenceKey = keyof typeof COHERENCE_MEASURES;
export type CoherenceMeasure = Measure<CoherenceKey>;
