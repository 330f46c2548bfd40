import type { Claim, IssueSpan, Origin, SentenceResult, Severity } from "../../contracts/index.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";
import type { Range } from "../../text/index.ts";

const HIGH: ReadonlySet<string> = new Set(["NUMBER", "DATE"]);

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
    spans.push({
      start_char: place?.start ?? claim.start_char ?? sentence.start_char,
      end_char: place?.end ?? claim.end_char ?? sentence.end_char,
      message: messageFor(claim, locale),
      severity: severityOf(claim),
      issue_type: claim.label === "incorrect" ? (claim.error_type ?? "CONTRADICTION") : "UNSUPPORTED",
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

function severityOf(claim: Claim): Severity {
  if (claim.label === "uncertain") return "low";
  return claim.error_type !== null && HIGH.has(claim.error_type) ? "high" : "medium";
}

const MESSAGES = {
  NUMBER: "factuality.number_contradicted",
  DATE: "factuality.date_contradicted",
  ENTITY: "factuality.name_contradicted",
  NAME: "factuality.name_contradicted",
  LOCATION: "factuality.name_contradicted",
  ORGANIZATION: "factuality.name_contradicted",
  NEGATION: "factuality.negation_contradicted",
  ROLE: "factuality.roles_contradicted",
} as const;

function messageFor(claim: Claim, locale: Locale): string {
  if (claim.label === "uncertain") return formatMessage("factuality.unsupported", {}, locale);
  const type = claim.error_type ?? "";
  const code = Object.hasOwn(MESSAGES, type) ? MESSAGES[type as keyof typeof MESSAGES] : "factuality.contradicted";
  return formatMessage(code, {}, locale);
}
