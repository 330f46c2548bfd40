import { claimConflicts } from "../claim-conflicts.ts";
import { summaryName } from "../report-case.ts";
import { escapeHtml } from "./escape-html.ts";
import { type CasePage, words } from "./page-parts.ts";

/** The claims that one passage of the source backs and another contradicts, below the findings. */
export function conflictNotes({ reportCase, locale, textLines, sources }: CasePage): string {
  return claimConflicts(reportCase, sources)
    .map(({ claim, quote }) => {
      const text = textLines.positionAt(claim.start);
      const source = quote.source.lines.positionAt(quote.start);
      const at = (name: string, { line, column }: typeof text) =>
        `<span class="at"><bdi>${escapeHtml(name)}</bdi>:${line}:${column}</span>`;
      return `<figure class="quote conflict"><p class="where"><q class="span" dir="auto">${escapeHtml(claim.text)}</q>${at(summaryName(reportCase), text)}</p><figcaption>${words(locale, "report.claim_conflict")} ${at(quote.source.name, source)}</figcaption><blockquote dir="auto">${escapeHtml(quote.text)}</blockquote></figure>\n`;
    })
    .join("");
}
