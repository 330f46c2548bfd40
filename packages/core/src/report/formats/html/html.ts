import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { DIMENSIONS, FINDING_DIMENSIONS } from "../../../contracts/explainability.ts";
import type { Locale } from "../../../locales/index.ts";
import type { ReportCase, ReportFormatter } from "../report-case.ts";
import { conflictNotes } from "./conflict-notes.ts";
import { escapeHtml } from "./escape-html.ts";
import { findingCard } from "./finding-card.ts";
import { overview } from "./overview.ts";
import { type CasePage, casePage, words } from "./page-parts.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";
import { sourcePane, textPane } from "./text-panes.ts";
import { keysDialog, toolbar } from "./toolbar.ts";

/**
 * One page that needs nothing but itself: no network, no other file. Everything is in the markup, so it reads and
 * prints without its script; the policy in its head lets only its own script and style run.
 */
export const formatHtml: ReportFormatter = (cases, { locale }) => {
  const title = words(locale, "report_page.title");
  const names = cases.length === 1 ? caseName(cases[0]) : "";
  const pages = cases.map((reportCase, index) =>
    casePage(reportCase, locale, cases.length === 1 ? "" : `c${index + 1}-`),
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${sourceHash(SCRIPT)}'; style-src '${sourceHash(STYLE)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="beleg">
<title>${names === "" ? title : `${escapeHtml(names)} – ${title}`}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="top"><div><h1>${title}</h1><p class="motto">${words(locale, "report_page.motto")}</p></div>${names === "" ? "" : `<p class="file">${escapeHtml(names)}</p>`}</header>
${toolbar(locale, cases.some(hasCriteria) ? FINDING_DIMENSIONS : DIMENSIONS)}<main>
${cases.length === 0 ? `<p class="empty">${words(locale, "report_page.no_findings")}</p>\n` : ""}${cases.length > 1 ? caseList(pages, locale) : ""}${pages.map((page, index) => caseSection(page, index, cases.length > 1)).join("")}</main>
${keysDialog(locale)}<script>${SCRIPT}</script>
</body>
</html>
`;
};

function hasCriteria({ report }: ReportCase): boolean {
  return report.by_dimension.criteria !== undefined;
}

function caseSection(page: CasePage, index: number, titled: boolean): string {
  const { reportCase, locale } = page;
  const { findings } = reportCase.report;
  const cards = findings.map((finding, rank) => findingCard(page, finding, rank + 1)).join("");
  const source = sourcePane(page);
  const title = titled ? `<h2 class="case-title" id="case-${index + 1}">${caseTitle(page, index)}</h2>\n` : "";
  const list =
    findings.length === 0
      ? `<p class="empty">${words(locale, "report_page.no_findings")}</p>`
      : `<p class="empty all-hidden" hidden>${words(locale, "report_page.all_hidden")}</p><ol class="cards">\n${cards}</ol>`;
  return `<section class="case">
${title}${overview(page)}<div class="work${source === "" ? " alone" : ""}">
${textPane(page)}${source}<section class="pane list"><h2>${words(locale, "report_page.findings")} <span class="at">${findings.length}</span></h2><div class="body" tabindex="0" role="group" aria-label="${words(locale, "report_page.findings")}">${list}${conflictNotes(page)}</div></section>
</div>
</section>
`;
}

function caseList(pages: readonly CasePage[], locale: Locale): string {
  const links = pages.map((page, index) => {
    const { stats } = page.reportCase.report;
    return `<li><a href="#case-${index + 1}"><bdi>${caseTitle(page, index)}</bdi></a> <span class="at">${stats.num_findings}</span></li>`;
  });
  return `<nav class="cases" aria-label="${words(locale, "report_page.cases")}"><ol>${links.join("")}</ol></nav>\n`;
}

function caseTitle({ reportCase, locale }: CasePage, index: number): string {
  return escapeHtml(caseName(reportCase)) || words(locale, "report_page.case_number", { number: index + 1 });
}

function caseName(reportCase: ReportCase | undefined): string {
  return reportCase?.id ?? reportCase?.summary_name ?? "";
}

function sourceHash(content: string): string {
  let binary = "";
  for (const byte of sha256(utf8ToBytes(content))) binary += String.fromCharCode(byte);
  return `sha256-${btoa(binary)}`;
}
