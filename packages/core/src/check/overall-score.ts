import {
  type AgentResult,
  type CriteriaResult,
  DIMENSIONS,
  type Dimension,
  FINDING_DIMENSIONS,
  type FindingDimension,
  isUnjudged,
} from "../contracts/index.ts";

/** One number over the judges' scores, which of them it is made of, and what nobody can say. */
export interface OverallScore {
  readonly overall_score: number | null;
  readonly overall_score_of: Dimension[];
  /** Only where something was not judged, or not wholly. */
  readonly incomplete?: FindingDimension[];
}

/**
 * The mean of the scores there are: a judge that failed, did not finish or had nothing to judge is left out, never
 * counted as 0, and never by the part it did judge.
 */
export function overallScore(
  results: { readonly [Part in Dimension]?: AgentResult | undefined } & {
    readonly criteria?: CriteriaResult | undefined;
  },
): OverallScore {
  const scored = DIMENSIONS.flatMap((dimension) => {
    const { status, score = null } = results[dimension] ?? {};
    return score === null || isUnjudged(status) ? [] : [{ dimension, score }];
  });
  const unjudged = FINDING_DIMENSIONS.filter((dimension) => isUnjudged(results[dimension]?.status));
  const incomplete = unjudged.length === 0 ? {} : { incomplete: unjudged };
  if (scored.length === 0) return { overall_score: null, overall_score_of: [], ...incomplete };
  const sum = scored.reduce((total, { score }) => total + score, 0);
  const overall_score_of = scored.map(({ dimension }) => dimension);
  return { overall_score: sum / scored.length, overall_score_of, ...incomplete };
}
