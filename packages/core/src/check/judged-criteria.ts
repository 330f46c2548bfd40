import { criteriaOf } from "../contracts/criteria/criteria-of.ts";
import type { CriteriaResult } from "../contracts/index.ts";
import { NEEDS_MODEL, unjudgedCriteria } from "../judges/criteria/criteria-result.ts";
import type { TextPair } from "../text/index.ts";
import type { CheckInput, RunOptions, TextJudges } from "./judge.ts";

/** Nobody judges criteria without a model; a check that has some must not look as if it had none. */
export async function judgedCriteria(
  given: CheckInput["criteria"],
  judge: TextJudges["criteria"],
  texts: TextPair,
  options: RunOptions,
): Promise<CriteriaResult | undefined> {
  const criteria = criteriaOf(given);
  if (criteria.length === 0) return undefined;
  return judge === undefined ? unjudgedCriteria(criteria, NEEDS_MODEL) : judge.run(texts, criteria, options);
}
