import {
  type Claim,
  type IssueSpan,
  type IssueTypeOf,
  type Origin,
  rowForIssue,
  type SentenceResult,
  type UncertainReason,
} from "../../contracts/index.ts";
import type { Locale } from "../../locales/index.ts";
import type { Range } from "../../text/index.ts";

const ISSUE_TYPE_OF = {
  nothing_found: "NOTHING_FOUND",
  not_confirmed: "NOT_CONFIRMED",
} satisfies Record<UncertainReason, IssueTypeOf<"factuality">>;

/**
 * At most one issue per sentence: the most confident incorrect claim, else the most confident uncertain one, at the
 * wrong words where the judge knows them, else at the
 * claim's own place, else over the whole sentence. Verdict and severity are independent of each other.
 */
export function representativeSpans(
  sentences: readonly SentenceResult[],
  claims: readonly Claim[],
  places: ReadonlyMap<string, Range>,
  origin: Origin,
  locale: Locale,
): IssueSpan[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const spans: IssueSpan[] = [];
  for (const sentence of sentences) {
    const own = sentence.claim_ids.flatMap((id) => byId.get(id) ?? []);
    const claim = mostConfident(own, "incorrect") ?? mostConfident(own, "uncertain");
    if (claim === undefined || claim.label === "correct" || claim.label === "failed") continue;
    const place = places.get(claim.id);
    const issue_type =
      claim.uncertain_reason === null ? (claim.error_type ?? "CONTRADICTION") : ISSUE_TYPE_OF[claim.uncertain_reason];
    const row = rowForIssue("factuality", issue_type, claim.label);
    spans.push({
      start_char: place?.start ?? claim.start_char ?? sentence.start_char,
      end_char: place?.end ?? claim.end_char ?? sentence.end_char,
      message: row[locale].message,
      severity: row.severity,
      issue_type,
      verdict: claim.label,
      origin,
      confidence: claim.confidence ?? 0,
      claim_id: claim.id,
      evidence_quote: claim.evidence_quote,
    });
  }
  return spans;
}

function mostConfident(claims: readonly Claim[], label: Claim["label"]): Claim | undefined {
  let best: Claim | undefined;
  for (const claim of claims) {
    if (claim.label === label && (best === undefined || (claim.confidence ?? 0) > (best.confidence ?? 0))) best = claim;
  }
  return best;
}
