import type { CaseSource } from "../case-sources.ts";
import type { Place } from "../placed-text.ts";
import { summaryName } from "../report-case.ts";
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

/** The sources with every quote marked. */
export function sourcePane(page: CasePage): string {
  const { sources, locale } = page;
  const [first] = sources;
  if (first === undefined) return "";
  if (first.id === null) return pane("source", words(locale, "report_page.source"), first.name, marked(page, first));
  const parts = sources.map((source) => {
    const known = source.about.length === 0 ? "" : ` <span class="at">${escapeHtml(source.about.join(", "))}</span>`;
    return `<h3 class="prose" dir="auto">${escapeHtml(source.name)}${known}</h3>${marked(page, source)}`;
  });
  return pane("source", words(locale, "report_page.sources"), String(sources.length), parts.join("\n"));
}

/** A source with its quotes; a quote several findings share is one mark. */
function marked(page: CasePage, source: CaseSource): string {
  const shared = new Map<string, { place: Place; findings: Set<string>; evidence: Set<string> }>();
  for (const finding of page.reportCase.report.findings) {
    for (const { id } of finding.evidence) {
      const place = page.places.get(id);
      if (place?.source !== source) continue;
      const { start, end } = place;
      const key = `${start} ${end}`;
      const known = shared.get(key) ?? { place: { start, end }, findings: new Set(), evidence: new Set() };
      known.findings.add(cardId(page, finding));
      known.evidence.add(id);
      shared.set(key, known);
    }
  }
  const marks = Array.from(shared.values(), ({ place, findings, evidence }): Highlight => {
    const attributes = `class="q" data-f="${[...findings].join(" ")}" data-q="${[...evidence].join(" ")}"`;
    return { ...place, attributes, firstAttributes: "" };
  });
  return `<div class="prose" dir="auto">${highlight(source.text, marks)}</div>`;
}

function pane(kind: string, title: string, name: string, body: string): string {
  return `<section class="pane ${kind}"><h2>${title} <span class="at">${escapeHtml(name)}</span></h2><div class="body" tabindex="0" role="group" aria-label="${title}">${body}</div></section>\n`;
}
