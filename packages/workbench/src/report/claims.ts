import type { AgentResult } from "../api/index.ts";

/** A claim as the factuality judge tells it in its details. */
export type Claim = {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  readonly confidence: number | null;
  readonly errorType: string | null;
  /** Which sentence explains the verdict: an uncertain claim's own reason, else its label. */
  readonly reason: string;
  /** Who had the last word, where several judges shared the work. */
  readonly decidedBy: string | null;
  /** Its place in the text; null where only its sentence is known. */
  readonly place: Place | null;
  /** The words of the source that decide it, or the nearest to an uncertain one, with their place. */
  readonly quote: SourceQuote | null;
  /** Words elsewhere in the source that contradict a claim it backs. */
  readonly conflict: SourceQuote | null;
};

/** Words of the source with their place. */
type SourceQuote = Place & {
  readonly text: string;
  readonly folded: boolean;
  /** Which of several sources; null where there is only one. */
  readonly source: string | null;
};

/** Half-open, in UTF-16 code units: what `slice` takes. */
export type Place = { readonly start: number; readonly end: number };

/** The claims behind a result. Details belong to the judge, so whatever does not look like a claim is left out. */
export function claimsOf(result: AgentResult | null | undefined): readonly Claim[] {
  const claims = result?.details.claims;
  if (!Array.isArray(claims)) return [];
  return claims.flatMap((claim: unknown) => {
    const read = readClaim(claim);
    return read === null ? [] : [read];
  });
}

const ORDER = ["incorrect", "uncertain", "failed", "correct"];

/** Claims as a reader needs them: what is contradicted first, what is confirmed last. */
export function worstFirst(claims: readonly Claim[]): readonly Claim[] {
  return claims.toSorted((a, b) => ORDER.indexOf(a.label) - ORDER.indexOf(b.label));
}

function readClaim(value: unknown): Claim | null {
  if (!isRecord(value)) return null;
  const { id, text, label, confidence, error_type, uncertain_reason, decided_by, evidence, conflict } = value;
  if (typeof id !== "string" || typeof text !== "string" || typeof label !== "string") return null;
  return {
    id,
    text,
    label,
    confidence: typeof confidence === "number" ? confidence : null,
    errorType: typeof error_type === "string" ? error_type : null,
    reason: label === "uncertain" ? uncertainReason(uncertain_reason) : label,
    decidedBy: typeof decided_by === "string" ? decided_by : null,
    place: placeOf(value),
    quote: quoteOf(evidence),
    conflict: quoteOf(conflict),
  };
}

/** A judge that tells no reason, or one not known here, did not confirm the claim. */
function uncertainReason(reason: unknown): string {
  return reason === "nothing_found" || reason === "below_trust" ? reason : "not_confirmed";
}

function quoteOf(value: unknown): SourceQuote | null {
  const place = isRecord(value) ? placeOf(value) : null;
  if (place === null || !isRecord(value) || typeof value.text !== "string") return null;
  const source = typeof value.source_id === "string" ? value.source_id : null;
  return { ...place, text: value.text, folded: value.match === "folded", source };
}

/** The place an object states, where it states one. */
export function placeOf({ start_char, end_char }: Readonly<Record<string, unknown>>): Place | null {
  return typeof start_char === "number" && typeof end_char === "number" ? { start: start_char, end: end_char } : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
