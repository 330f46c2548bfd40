import type { ClaimJudge, ProposedVerdict } from "../claim-judge.ts";

/** A judge that compares words, for claims in the language of the source: in another language no word proves anything. */
export function withinLanguage(judge: ClaimJudge): ClaimJudge {
  return {
    ...judge,
    async judge(request) {
      const verdicts = await judge.judge(request);
      return verdicts.map((verdict, at) =>
        request.claims[at]?.language === request.source.language ? verdict : undecided(verdict),
      );
    },
  };
}

/** The passage with the same names and numbers stays as the nearest one. */
function undecided(verdict: ProposedVerdict): ProposedVerdict {
  if (verdict.status === "failed" || verdict.label === "uncertain") return verdict;
  return { ...verdict, label: "uncertain", confidence: 0.5, error_type: null, place: undefined };
}
