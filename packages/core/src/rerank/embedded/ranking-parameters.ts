/** What the scorer weighs, and how much. Figures: docs/decisions/0162-more-than-bm25.md. */
export interface RankingParameters {
  /** How fast repeated words stop counting. */
  readonly saturation: number;
  /** How much long texts are held to account, 0–1. */
  readonly length: number;
  /** A word in the title counts as often. */
  readonly title: number;
  /** A word at the very beginning of the text counts as often in addition; fades within some twenty words. */
  readonly early: number;
  /** Share of the language at large in the weight of a word; the rest comes from the list itself. */
  readonly background: number;
  /** What a near word counts (`aeroelasticity` for `aeroelastic`) where the query's own does not occur. */
  readonly near: number;
  /** A shorter list tells less about how rare its words are. */
  readonly tellingList: number;
  /** Weight of query words that stand close to each other. */
  readonly proximity: number;
  /** Weight of two neighbouring query words that stand together in the text too. */
  readonly phrase: number;
  /** Share of the query that goes to words its best texts have in common. */
  readonly feedback: number;
  /** How much more the very best texts say about that: the power of their scores. */
  readonly trustInBest: number;
  /** Share of a score that comes from the most similar texts. */
  readonly neighbours: number;
}

/** Chosen on five sets of four domains; each set also gains with the values that sets of other texts would choose. */
export const RANKING: RankingParameters = {
  saturation: 1.2,
  length: 0.5,
  title: 3,
  early: 1,
  background: 0.35,
  tellingList: 30,
  near: 0.8,
  proximity: 0.2,
  phrase: 0,
  feedback: 0.2,
  trustInBest: 3,
  neighbours: 0.4,
};

/**
 * How policies are ranked for a decision: as the risk scores were calibrated. Their relevance weighs in a payment's risk,
 * which must not move because search results are ordered better.
 */
export const POLICY_RANKING: RankingParameters = {
  saturation: 1.2,
  length: 0.5,
  title: 3,
  early: 0,
  background: 0.75,
  tellingList: 1,
  near: 0,
  proximity: 0,
  phrase: 0.1,
  feedback: 0.2,
  trustInBest: 1,
  neighbours: 0,
};
