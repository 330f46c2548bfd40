// Without zod: whoever only checks texts needs no schemas.

/** More than these are a questionnaire, and a longer one is a text of its own. */
export const MAX_CRITERIA = 50;
export const MAX_CRITERION = 1000;

/** Criteria as they may be given, all with an id: a plain text is called after its place. */
export function criteriaOf(given: readonly (string | NamedCriterion)[] | null | undefined): readonly NamedCriterion[] {
  return (given ?? []).map((one, at) => (typeof one === "string" ? { id: `criterion-${at + 1}`, text: one } : one));
}

interface NamedCriterion {
  readonly id: string;
  readonly text: string;
}
