// Without zod: whoever only checks texts needs no schemas.

/** More than these are a questionnaire, and a longer one is a text of its own. */
export const MAX_CRITERIA = 50;
export const MAX_CRITERION = 1000;

/**
 * Why nobody can say whether a criterion is met: a judge called it met without a quote, its quote is not in the text, it left
 * the criterion out or answered both ways, or it gave no answer at all.
 */
export const UNCLEAR_REASONS = ["no_quote", "quote_not_in_text", "left_out", "both_ways", "not_judged"] as const;

/** Criteria as they may be given, all with an id: a plain text is called after its place. */
export function criteriaOf(given: readonly (string | NamedCriterion)[] | null | undefined): readonly NamedCriterion[] {
  return (given ?? []).map((one, at) => (typeof one === "string" ? { id: `criterion-${at + 1}`, text: one } : one));
}

interface NamedCriterion {
  readonly id: string;
  readonly text: string;
}
