import type { CriteriaResult, Criterion, JudgedCriterion } from "../../contracts/index.ts";

/** The result over judged criteria; whoever leaves one open has not finished. */
export function criteriaResult(items: readonly JudgedCriterion[], model: string | null): CriteriaResult {
  const count = (wanted: JudgedCriterion["state"]) => items.filter(({ state }) => state === wanted).length;
  const counts = { met: count("met"), not_met: count("not_met"), unclear: count("unclear") };
  return { status: counts.unclear === 0 ? "ok" : "incomplete", counts, items: [...items], model };
}

/** The result where no criterion was judged, and why. */
export function unjudgedCriteria(
  criteria: readonly Criterion[],
  error: NonNullable<CriteriaResult["error"]>,
  model: string | null = null,
): CriteriaResult {
  const items = criteria.map(({ id, text }): JudgedCriterion => {
    return { id, text, state: "unclear", quote: null, reason: "not_judged" };
  });
  return { ...criteriaResult(items, model), status: "failed", error };
}

/** What a check answers that has criteria and no model to judge them. */
export const NEEDS_MODEL = { code: "criteria_need_model", message: "criteria need a language model" };
