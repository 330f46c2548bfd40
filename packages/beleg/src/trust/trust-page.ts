import type { LanguageTrust, TrustProfile, VerdictTrust } from "@beleg/core/contracts";
import { type TrustWords, trustFigures, trustWords } from "@beleg/core/judges";
import { escapeHtml } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";
import { card } from "../evaluate/html/cards.ts";
import { diagonal, sharePlot } from "../evaluate/html/plots/share-plot.ts";
import { dot, line, type Point } from "../evaluate/html/plots/svg-plot.ts";
import { STYLE } from "../evaluate/html/style.ts";

/** The record of a judge as one page that needs nothing else. */
export function trustPage({ judge, data, languages }: TrustProfile, locale: Locale): string {
  const words = trustWords(locale);
  const { say, judgeName } = words;
  const title = say("title", { judge: judgeName(judge) });
  const lead = say("lead", { claims: data.claims, sources: data.sources, data: data.name });
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(title)} · Beleg</title><style>${STYLE}</style></head><body><main>
<p class="brand">Beleg</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${languages.map((trust) => languageCards(trust, words)).join("\n")}
<p class="foot">${escapeHtml(`Beleg ${judge.version} · ${judge.model} · ${judge.prompt_version} · sha256 ${data.sha256.slice(0, 12)}`)}</p>
</main></body></html>
`;
}

function languageCards(trust: LanguageTrust, words: TrustWords): string {
  const { say } = words;
  const rows = trustFigures([trust], words).map(({ name, cell }) => [name.replaceAll("`", ""), cell(trust)]);
  const plot = calibrationPlot(trust, words);
  return `<div class="grid">${card(trust.lang, "", table(rows))}${plot === null ? "" : card(say("plot", { lang: trust.lang }), "", plot)}</div>
${card(say("kinds"), say("unsupported_hint"), kinds(trust, words), { wide: true })}`;
}

/** What verdicts of a confidence were worth; the diagonal is a judge that knows how sure it may be. */
function calibrationPlot(trust: LanguageTrust, { say }: TrustWords): string | null {
  const lines = [trust.correct, trust.incorrect].flatMap(({ calibration }) =>
    calibration.length === 0 ? [] : [pointsOf(calibration)],
  );
  if (lines.length === 0) return null;
  return sharePlot(say("plot", { lang: trust.lang }), { x: say("plot_x"), y: say("plot_y") }, (at) => [
    diagonal(at),
    ...lines.flatMap((points) => [
      line(points.map(at), "plot-link"),
      ...points.map((point) => dot(at(point), 5, "plot-dot plot-heavy")),
    ]),
  ]);
}

function pointsOf(calibration: VerdictTrust["calibration"]): readonly Point[] {
  return calibration.map(({ confidence, right }) => [confidence, right] as const);
}

function kinds({ kinds: all }: LanguageTrust, { say }: TrustWords): string {
  const head = [say("kind"), "n", "correct", "incorrect", "uncertain", "failed"];
  const rows = all.map((kind) => [
    `${say(`truth_${kind.label}`)}: ${kind.type}`,
    ...[kind.n, kind.correct, kind.incorrect, kind.uncertain, kind.failed].map(String),
  ]);
  return table(rows, head);
}

function table(rows: readonly (readonly string[])[], head: readonly string[] = []): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join("");
  const top = head.length === 0 ? "" : `<thead><tr>${cells(head, "th")}</tr></thead>`;
  return `<table>${top}<tbody>${rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
}
