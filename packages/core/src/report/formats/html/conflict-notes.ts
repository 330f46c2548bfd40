import { claimConflicts } from "../claim-conflicts.ts";
import type { Place, PlacedText } from "../placed-text.ts";
import { escapeHtml } from "./escape-html.ts";
import { type CasePage, whereHtml, words } from "./page-parts.ts";

/** The claims that one passage of the source backs and another contradicts, below the findings. */
export function conflictNotes({ reportCase, locale, text, sources }: CasePage): string {
  return claimConflicts(reportCase, sources)
    .map(({ claim, quote }) => {
      const at = (placed: PlacedText, place: Place) => `<span class="at">${whereHtml(placed, place)}</span>`;
      return `<figure class="quote conflict"><p class="where"><q class="span" dir="auto">${escapeHtml(claim.text)}</q>${at(text, claim)}</p><figcaption>${words(locale, "report.claim_conflict")} ${at(quote.source, quote)}</figcaption><blockquote dir="auto">${escapeHtml(quote.text)}</blockquote></figure>\n`;
    })
    .join("");
}
