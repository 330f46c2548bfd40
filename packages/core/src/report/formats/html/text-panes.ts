import type { Place } from "../quote-places.ts";
import { articleName, summaryName } from "../report-case.ts";
import { escapeHtml } from "./escape-html.ts";
import { type Highlight, highlight } from "./highlight.ts";
import { type CasePage, cardId, words } from "./page-parts.ts";

/** The judged text with every finding marked at its place. */
export function textPane(page: CasePage): string {
  const { reportCase, locale } = page;
  const places = reportCase.report.findings.flatMap((finding, index): Highlight[] => {
    if (finding.span === null) return [];
    const { start_char: start, end_char: end } = finding.span;
    const attributes = `class="m d-${finding.dimension} s-${finding.severity}" data-f="${cardId(page, finding)}"`;
    return [{ start, end, attributes, firstAttributes: ` data-n="${index + 1}"` }];
  });
  const body =
    reportCase.summary_text === ""
      ? `<p class="empty">${words(locale, "report_page.empty_text")}</p>`
      : `<div class="prose" dir="auto">${highlight(reportCase.summary_text, places)}</div>`;
  return pane("text", words(locale, "report_page.text"), summaryName(reportCase), body);
}

/** The source with every quote marked; a quote several findings share is one mark. */
export function sourcePane(page: CasePage): string {
  const { reportCase, locale, places } = page;
  if (typeof reportCase.article_text !== "string") return "";
  const shared = new Map<string, { place: Place; findings: Set<string>; evidence: Set<string> }>();
  for (const finding of reportCase.report.findings) {
    for (const { id } of finding.evidence) {
      const place = places.get(id);
      if (place === undefined) continue;
      const key = `${place.start} ${place.end}`;
      const known = shared.get(key) ?? { place, findings: new Set(), evidence: new Set() };
      known.findings.add(cardId(page, finding));
      known.evidence.add(id);
      shared.set(key, known);
    }
  }
  const marks = Array.from(shared.values(), ({ place, findings, evidence }): Highlight => {
    const attributes = `class="q" data-f="${[...findings].join(" ")}" data-q="${[...evidence].join(" ")}"`;
    return { ...place, attributes, firstAttributes: "" };
  });
  const body = `<div class="prose" dir="auto">${highlight(reportCase.article_text, marks)}</div>`;
  return pane("source", words(locale, "report_page.source"), articleName(reportCase), body);
}

function pane(kind: string, title: string, name: string, body: string): string {
  return `<section class="pane ${kind}"><h2>${title} <span class="at">${escapeHtml(name)}</span></h2><div class="body" tabindex="0" role="group" aria-label="${title}">${body}</div></section>\n`;
}
