import type { AgentResult, Claim, IssueSpan } from "../contracts/index.ts";
import type { Place } from "./formats/placed-text.ts";
import { type DifferingWords, differingWords } from "./formats/pretty/differing-words.ts";

/** The words in which contradicted claims and their quotes differ, by claim; places count in the text and in the quote's source. */
export function claimDifferences(
  factuality: Pick<AgentResult, "details" | "issue_spans"> | null | undefined,
  text: string,
): Record<string, DifferingWords> {
  const claims = (factuality?.details.claims ?? []) as readonly Claim[];
  const issues = factuality?.issue_spans ?? [];
  const found: Record<string, DifferingWords> = {};
  for (const claim of claims) {
    const { id, label, start_char, end_char, evidence } = claim;
    if (label !== "incorrect" || start_char === null || end_char === null || evidence === null) continue;
    const differing = differingWords(text.slice(start_char, end_char), evidence.text, wrongPlace(claim, issues));
    if (differing.claim.length + differing.quote.length === 0) continue;
    found[id] = {
      claim: differing.claim.map((place) => moved(place, start_char)),
      quote: differing.quote.map((place) => moved(place, evidence.start_char)),
    };
  }
  return found;
}

/** The words the judge called wrong, as a place in the claim; undefined where it pointed at all of it. */
function wrongPlace({ id, start_char, end_char }: Claim, issues: readonly IssueSpan[]): Place | undefined {
  const issue = issues.find(({ claim_id }) => claim_id === id);
  if (issue === undefined || start_char === null || end_char === null) return undefined;
  const isPart = issue.start_char >= start_char && issue.end_char <= end_char;
  const isAll = issue.start_char === start_char && issue.end_char === end_char;
  return isPart && !isAll ? moved({ start: issue.start_char, end: issue.end_char }, -start_char) : undefined;
}

function moved({ start, end }: Place, by: number): Place {
  return { start: start + by, end: end + by };
}
