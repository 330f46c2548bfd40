import { type AgentResult, DIMENSIONS, type Dimension } from "../contracts/index.ts";

/** One number over the judges' scores, and which of them it is made of. */
export interface OverallScore {
  readonly overall_score: number | null;
  readonly overall_score_of: Dimension[];
}

/** The mean of the scores there are: a judge that failed or had nothing to judge is left out, never counted as 0. */
export function overallScore(results: { readonly [Part in Dimension]?: AgentResult | undefined }): OverallScore {
  const scored = DIMENSIONS.flatMap((dimension) => {
    const score = results[dimension]?.score ?? null;
    return score === null ? [] : [{ dimension, score }];
  });
  if (scored.length === 0) return { overall_score: null, overall_score_of: [] };
  const sum = scored.reduce((total, { score }) => total + score, 0);
  return { overall_score: sum / scored.length, overall_score_of: scored.map(({ dimension }) => dimension) };
}
