import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "../claim-judge.ts";
import type { SourceText } from "../source-text.ts";

/**
 * A judge that compares words, for claims in the language of the source: in another language no word proves anything. Of
 * several sources it sees those in the claim's language, if there are any.
 */
export function withinLanguage(judge: ClaimJudge): ClaimJudge {
  return {
    ...judge,
    async judge(request) {
      const { source } = request;
      const seen = request.claims.map((claim) => ({ ...claim, ...ownPassages(claim, source) }));
      const verdicts = await judge.judge({ ...request, claims: seen });
      return verdicts.map((verdict, at) => {
        const { isOwn, passages } = seen[at]!;
        return isOwn ? { ...verdict, passages } : undecided(verdict);
      });
    },
  };
}

/** The passages a claim can be compared with, and whether they are in its language. */
function ownPassages({ passages, language }: ClaimToJudge, source: SourceText) {
  const own = passages.filter(({ start_char }) => source.partAt(start_char).language === language);
  if (passages.length === 0) return { isOwn: source.parts.some((part) => part.language === language), passages };
  return { isOwn: own.length > 0, passages: own.length > 0 ? own : passages };
}

/** The passage with the same names and numbers stays as the nearest one. */
function undecided(verdict: ProposedVerdict): ProposedVerdict {
  if (verdict.status === "failed" || verdict.label === "uncertain") return verdict;
  return { ...verdict, label: "uncertain", confidence: 0.5, error_type: null, place: undefined };
}
