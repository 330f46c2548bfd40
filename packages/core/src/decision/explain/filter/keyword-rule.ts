import type { FilterRuleId } from "./filter-rule-id.ts";
/** Words that give away how a decision was made, on a folded copy (lower case, no accents). */
export interface KeywordRule {
  readonly id: FilterRuleId;
  readonly words: RegExp;
  /** Where the same words mean something harmless: a hit inside one of these stretches does not count. */
  readonly benign?: RegExp;
  /** Looked for in the plain copy alone: a phrase of several words is not disguised, and undoing leet would make others of it. */
  readonly plain?: true;
}

/** One pattern of several. */
export function any(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "g");
}
