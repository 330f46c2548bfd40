import type { EvidenceQuote, EvidenceSelectionReason, Passage } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { matchQuote } from "./match-quote.ts";

/** What a judge pointed at, exactly as it said it. */
export interface ProposedEvidence {
  readonly selected_evidence_index: unknown;
  readonly evidence_quote: unknown;
}

/** Evidence that stands verbatim in the article, or the first reason why there is none. */
export type EvidenceSelection =
  | { readonly reason: "ok"; readonly index: number; readonly quote: EvidenceQuote }
  | { readonly reason: Exclude<EvidenceSelectionReason, "ok">; readonly index: -1; readonly quote: null };

/** Checks a judge's evidence against the passages it was shown; the reasons are tried in the contract's order. */
export function selectEvidence(
  proposed: ProposedEvidence,
  passages: readonly Passage[],
  article: string,
  language: LanguagePack,
): EvidenceSelection {
  const index = proposed.selected_evidence_index;
  if (typeof index !== "number" || !Number.isFinite(index) || index < 0) return none("no_passage_selected");
  const passage = Number.isInteger(index) ? passages[index] : undefined;
  if (passage === undefined) return none("index_out_of_range");
  const quote = proposed.evidence_quote;
  if (typeof quote !== "string" || quote.trim() === "") return none("empty_quote");
  const found = matchQuote(article, passage, quote, language);
  return found === null ? none("quote_not_in_passage") : { reason: "ok", index: passage.index, quote: found };
}

function none(reason: Exclude<EvidenceSelectionReason, "ok">): EvidenceSelection {
  return { reason, index: -1, quote: null };
}
