import type { FindingDimension } from "../../../contracts/explainability.ts";
import type { Locale } from "../../../locales/index.ts";
import { SEVERITY_SIGN, words } from "./page-parts.ts";

/** Filters, next/previous, theme and help; only useful with the script, so the script shows it. */
export function toolbar(locale: Locale, shown: readonly FindingDimension[]): string {
  const dimensions = shown.map((dimension) =>
    box("d", dimension, `<span class="dim d-${dimension}">${words(locale, `report.dimension_${dimension}`)}</span>`),
  );
  const severities = (["high", "medium", "low"] as const).map((severity) =>
    box(
      "s",
      severity,
      `<span class="sev s-${severity}"><span aria-hidden="true">${SEVERITY_SIGN[severity]}</span> ${words(locale, `report.severity_${severity}`)}</span>`,
    ),
  );
  const verdicts = [
    ...(["incorrect", "uncertain"] as const).map((verdict) =>
      box("v", verdict, words(locale, `report.verdict_${verdict}`)),
    ),
    box("v", "none", words(locale, "report_page.no_verdict")),
  ];
  return `<form class="toolbar" id="toolbar" aria-label="${words(locale, "report_page.filters")}" hidden>
${group(words(locale, "report_page.dimension"), dimensions)}${group(words(locale, "report_page.severity"), severities)}${group(words(locale, "report_page.verdict"), verdicts)}<span class="ends"><output id="shown" aria-live="polite" data-text="${words(locale, "report_page.shown")}"></output>
<button type="reset" id="show-all">${words(locale, "report_page.reset")}</button>
<span class="steps"><button type="button" id="previous" title="${words(locale, "report_page.previous")} (p)" aria-label="${words(locale, "report_page.previous")}" aria-keyshortcuts="p">↑</button><button type="button" id="next" title="${words(locale, "report_page.next")} (n)" aria-label="${words(locale, "report_page.next")}" aria-keyshortcuts="n">↓</button></span>
<button type="button" id="theme" title="${words(locale, "report_page.theme")}" aria-label="${words(locale, "report_page.theme")}">◐</button>
<button type="button" id="help" title="${words(locale, "report_page.keys")} (?)" aria-label="${words(locale, "report_page.keys")}" aria-keyshortcuts="?">?</button></span>
</form>
`;
}

/** The keys, in a dialog. */
export function keysDialog(locale: Locale): string {
  const row = (key: string, text: string) => `<dt><kbd>${key}</kbd></dt><dd>${text}</dd>`;
  return `<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">${words(locale, "report_page.keys")}</h2><dl>${row("n", words(locale, "report_page.key_next"))}${row("p", words(locale, "report_page.key_previous"))}${row("Esc", words(locale, "report_page.key_clear"))}${row("?", words(locale, "report_page.key_help"))}</dl><form method="dialog"><button>${words(locale, "report_page.close")}</button></form></dialog>
`;
}

function group(legend: string, boxes: readonly string[]): string {
  return `<fieldset><legend>${legend}</legend>${boxes.join("")}</fieldset>`;
}

function box(name: string, value: string, label: string): string {
  return `<label class="chip"><input type="checkbox" name="${name}" value="${value}" checked>${label}</label>`;
}
