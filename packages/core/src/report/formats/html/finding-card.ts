import type { EvidenceItem, Finding } from "../../../contracts/explainability.ts";
import type { Locale } from "../../../locales/index.ts";
import { formatHalfEven } from "../../../numbers/index.ts";
import { localNumber } from "../agent-outcome.ts";
import { quotesNearest } from "../caption-quote.ts";
import { claimDecider } from "../claim-decider.ts";
import { quotedSource } from "../quote-places.ts";
import { escapeHtml } from "./escape-html.ts";
import { type CasePage, cardId, SEVERITY_SIGN, whereHtml, words } from "./page-parts.ts";

/** One finding as a card: what, where, the quote that decides it, and what to do. */
export function findingCard(page: CasePage, finding: Finding, number: number): string {
  const { locale } = page;
  const { severity, dimension, source } = finding;
  const id = cardId(page, finding);
  const verdict = source.verdict;
  const tags = [
    `<span class="sev s-${severity}"><span aria-hidden="true">${SEVERITY_SIGN[severity]}</span> ${words(locale, `report.severity_${severity}`)}</span>`,
    `<span class="dim d-${dimension}">${words(locale, `report.dimension_${dimension}`)}</span>`,
    ...(verdict === null ? [] : [`<span class="ver">${words(locale, `report.verdict_${verdict}`)}</span>`]),
    ...(page.reportCase.known?.has(finding.id)
      ? [`<span class="ver">${words(locale, "report.known_finding")}</span>`]
      : []),
    ...(source.issue_type === null ? [] : [`<code class="type">${escapeHtml(source.issue_type)}</code>`]),
  ];
  return `<li><article class="card d-${dimension}" id="${id}" data-d="${dimension}" data-s="${severity}" data-v="${verdict ?? "none"}" tabindex="-1" aria-labelledby="${id}-m">
<header><button type="button" class="num" aria-describedby="${id}-m">${number}</button><div class="tags">${tags.join("")}</div></header>
<h3 id="${id}-m" dir="auto">${escapeHtml(finding.message)}</h3>
${placePart(page, finding)}${finding.evidence.map((item) => evidencePart(page, finding, item)).join("")}${recommendationPart(page, finding)}<footer>${footerParts(page, finding, id).join("")}</footer>
</article></li>
`;
}

function placePart({ locale, text }: CasePage, { span }: Finding): string {
  if (span === null) return `<p class="where">${words(locale, "report_page.whole_text")}</p>\n`;
  const where = whereHtml(text, { start: span.start_char, end: span.end_char });
  const quoted = span.text === "" ? "" : `<q class="span" dir="auto">${escapeHtml(clip(span.text))}</q>`;
  return `<p class="where">${quoted}<span class="at">${where}</span></p>\n`;
}

function evidencePart(page: CasePage, finding: Finding, item: EvidenceItem): string {
  if (item.kind === "quote") return quotePart(page, finding, item);
  const { locale } = page;
  if (item.kind === "claim") {
    return `<div class="claim"><b>${words(locale, "report_page.claim")}</b> <span dir="auto">${escapeHtml(clip(item.quote ?? ""))}</span></div>\n`;
  }
  return `<div class="raw"><b>${words(locale, "report_page.measure")}</b> ${measures(item.data ?? {}, locale)}</div>\n`;
}

/** A measure stands under its own name (`words 46`), everything else under its field's. */
function measures({ metric, metric_value, ...rest }: NonNullable<EvidenceItem["data"]>, locale: Locale): string {
  const facts = Object.entries(rest);
  if (typeof metric === "string") facts.unshift([metric, metric_value ?? ""]);
  else if (metric_value !== undefined) facts.unshift(["metric_value", metric_value]);
  return facts
    .map(([name, value]) => `<span><code>${escapeHtml(name)}</code> ${escapeHtml(factText(value, locale))}</span>`)
    .join(" ");
}

function factText(value: unknown, locale: Locale): string {
  if (typeof value === "string") return value;
  if (typeof value !== "number") return JSON.stringify(value) ?? "";
  return localNumber(Number.isInteger(value) ? String(value) : formatHalfEven(value, 2), locale);
}

function quotePart(page: CasePage, finding: Finding, item: EvidenceItem): string {
  const { locale, places } = page;
  const place = places.get(item.id);
  const text = escapeHtml(item.quote ?? "");
  const caption = words(locale, quotesNearest(finding) ? "report_page.nearest_passage" : "report_page.quote");
  if (place === undefined) {
    const id = quotedSource(item);
    const named = id === null ? "" : `<bdi>${escapeHtml(id)}</bdi> · `;
    const note = `${named}${words(locale, "report_page.quote_elsewhere")}`;
    return `<figure class="quote"><figcaption>${caption} <span class="at">${note}</span></figcaption><blockquote dir="auto">${text}</blockquote></figure>\n`;
  }
  return `<figure class="quote"><figcaption>${caption} <span class="at">${whereHtml(place.source, place)}</span></figcaption><blockquote><button type="button" class="jump" data-q="${item.id}" dir="auto" title="${words(locale, "report_page.quote_show")}">${text}</button></blockquote></figure>\n`;
}

function recommendationPart({ locale }: CasePage, { recommendation }: Finding): string {
  if (recommendation === null) return "";
  return `<p class="todo"><span aria-hidden="true">→</span><span class="vh">${words(locale, "report_page.recommendation")}: </span>${escapeHtml(recommendation)}</p>\n`;
}

function footerParts({ locale, reportCase }: CasePage, finding: Finding, id: string): string[] {
  const { origin, merged_from, agent } = finding.source;
  const isVerified = agent === "factuality" && claimDecider(reportCase, finding) === "verifier";
  const finder = isVerified ? "verifier" : origin;
  const issues = merged_from.filter((reference) => reference.source_list !== "details.claims").length;
  return [
    `<a href="#${id}" title="${words(locale, "report_page.link")}">#${finding.id}</a>`,
    ...(finder === null ? [] : [`<span>${words(locale, `report_page.found_by_${finder}`)}</span>`]),
    ...(issues > 1 ? [`<span>${words(locale, "report_page.merged", { count: issues })}</span>`] : []),
    `<span class="vh">${agent}</span>`,
  ];
}

/** A card is no place for a whole article; the text itself stands beside it. */
function clip(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 400).replace(/[\ud800-\udbff]$/, "")}…`;
}
