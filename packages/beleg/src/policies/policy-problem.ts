import { type BelegError, belegError } from "@beleg/core/contracts";

/** A mistake in a policy file: where, and what to do. */
export interface PolicyProblem {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** The error for the mistakes of a policy file; it tells the first and holds them all. */
export function invalidPolicy(problems: readonly [PolicyProblem, ...PolicyProblem[]]): BelegError {
  const [first] = problems;
  const errors = problems.map(({ file, line, problem }) => belegError("invalid_policy", { file, line, problem }));
  return belegError("invalid_policy", { ...first }, { errors });
}
