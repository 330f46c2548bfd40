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
import type { Steps } from "../../ports/steps.ts";
import type { Range } from "../../text/index.ts";

const ISSUE_TYPE_OF = {
  nothing_found: "NOTHING_FOUND",
  not_confirmed: "NOT_CONFIRMED",
  below_trust: "BELOW_TRUST",
} satisfies Record<UncertainReason, IssueTypeOf<"factuality">>;

/**
 * At most one issue per sentence: the most confident incorrect claim, else the most confident uncertain one, else one
 * that the sources disagree on; at the wrong words where the judge knows them, else at the claim's own place, else over
 * the whole sentence. Verdict and severity are independent of each other.
 */
export function* representativeSpans(
  sentences: readonly SentenceResult[],
  claims: readonly Claim[],
  places: ReadonlyMap<string, Range>,
  origin: Origin,
  locale: Locale,
): Steps<IssueSpan[]> {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const spans: IssueSpan[] = [];
  for (const sentence of sentences) {
    yield 2;
    const own = sentence.claim_ids.flatMap((id) => byId.get(id) ?? []);
    const claim = mostConfident(own, "incorrect") ?? mostConfident(own, "uncertain") ?? own.find(isDisputed);
    if (claim === undefined || claim.label === "failed") continue;
    const place = places.get(claim.id);
    const verdict = claim.label === "correct" ? undefined : claim.label;
    const issue_type = issueTypeOf(claim);
    const row = rowForIssue("factuality", issue_type, verdict ?? null);
    spans.push({
      start_char: place?.start ?? claim.start_char ?? sentence.start_char,
      end_char: place?.end ?? claim.end_char ?? sentence.end_char,
      message: row[locale].message,
      severity: row.severity,
      issue_type,
      ...(verdict && { verdict }),
      origin: claim.decided_by === undefined || claim.decided_by === "model" ? origin : "embedded",
      confidence: claim.confidence ?? 0,
      claim_id: claim.id,
      evidence_quote: verdict ? claim.evidence_quote : claim.conflict!.text,
    });
  }
  return spans;
}

function issueTypeOf({ label, uncertain_reason, error_type }: Claim): IssueTypeOf<"factuality"> {
  if (label === "correct") return "SOURCES_DISAGREE";
  return uncertain_reason === null ? (error_type ?? "CONTRADICTION") : ISSUE_TYPE_OF[uncertain_reason];
}

/** True for a claim that one source proves and another contradicts. */
function isDisputed({ label, evidence, conflict }: Claim): boolean {
  return label === "correct" && conflict !== undefined && conflict.source_id !== evidence?.source_id;
}

function mostConfident(claims: readonly Claim[], label: Claim["label"]): Claim | undefined {
  let best: Claim | undefined;
  for (const claim of claims) {
    if (claim.label === label && (best === undefined || (claim.confidence ?? 0) > (best.confidence ?? 0))) best = claim;
  }
  return best;
}
