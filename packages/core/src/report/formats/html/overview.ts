import { FINDING_DIMENSIONS, type FindingDimension } from "../../../contracts/explainability.ts";
import { formatHalfEven } from "../../../numbers/index.ts";
import { trustLines } from "../../trust/trust-lines.ts";
import { agentOutcome, localNumber, outcomeText, scoreText, shownDimensions } from "../agent-outcome.ts";
import { countClaims } from "../claim-counts.ts";
import { judgedCriteria } from "../judged-criteria.ts";
import { escapeHtml } from "./escape-html.ts";
import { type CasePage, SEVERITY_SIGN, words } from "./page-parts.ts";

/** Scores, counts, the summary in sentences and a map of the text. */
export function overview(page: CasePage): string {
  const { locale, reportCase } = page;
  const { report } = reportCase;
  const sentences = report.summary.map((sentence) => `<li dir="auto">${escapeHtml(sentence)}</li>`).join("");
  return `<section class="overview">
<div class="tiles">${shownDimensions(reportCase)
    .map((dimension) => scoreTile(page, dimension))
    .join("")}${countTile(page)}</div>
<ul class="sentences" aria-label="${words(locale, "report_page.summary")}">${sentences}</ul>
${trustLines(reportCase, locale)
  .map((line) => `<p class="detail">${escapeHtml(line.replaceAll("`", ""))}</p>`)
  .join("")}
${criteriaList(page)}${findingsMap(page)}</section>
`;
}

function scoreTile({ locale, reportCase }: CasePage, dimension: FindingDimension): string {
  const outcome = agentOutcome(reportCase, dimension);
  const label = words(locale, `report.dimension_${dimension}`);
  const found = reportCase.report.by_dimension[dimension]?.length ?? 0;
  const text =
    outcome.status === "not_run" ? words(locale, "report_page.not_run") : escapeHtml(outcomeText(outcome, locale));
  const shown = outcome.score === null ? text : scoreText(outcome.score, locale);
  // The big figure alone would look like one of the whole text.
  const part = shown === text ? "" : `<span class="detail">${text}</span>`;
  const size = outcome.score === null ? "word" : "score";
  const bar =
    outcome.score === null
      ? ""
      : `<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="4" class="track"/><rect width="${formatHalfEven(outcome.score * 100, 1)}" height="4" class="fill"/></svg>`;
  const claims = dimension === "factuality" ? countClaims(reportCase.agents?.factuality) : null;
  const detail =
    claims === null
      ? `${words(locale, "report_page.findings")}: ${found}`
      : (["incorrect", "uncertain", "correct", "failed"] as const)
          .filter((verdict) => verdict !== "failed" || claims.failed > 0)
          .map(
            (verdict) =>
              `${claims[verdict]} ${words(locale, `report.${claims[verdict] === 1 ? "claim" : "claims"}_${verdict}`)}`,
          )
          .join(" · ");
  return `<div class="tile d-${dimension}"><span class="label">${label}</span><span class="${size}">${shown}</span>${bar}${part}<span class="detail">${detail}</span></div>`;
}

/** Every criterion with what became of it and the words that decide it. */
function criteriaList({ locale, reportCase }: CasePage): string {
  const items = judgedCriteria(reportCase).map(({ text, state, quote }) => {
    const shown = quote === null ? "" : ` <q dir="auto">${escapeHtml(quote.text)}</q>`;
    return `<li dir="auto">${escapeHtml(text)}: <strong>${words(locale, `report.criterion_state_${state}`)}</strong>${shown}</li>`;
  });
  if (items.length === 0) return "";
  return `<ul class="sentences" aria-label="${words(locale, "report.criteria")}">${items.join("")}</ul>\n`;
}

function countTile({ locale, reportCase }: CasePage): string {
  const { stats } = reportCase.report;
  const counts = (["high", "medium", "low"] as const).map((severity) => {
    const count = stats[`num_${severity}_severity`];
    return `<span class="sev s-${severity}"><span aria-hidden="true">${SEVERITY_SIGN[severity]}</span> ${count} ${words(locale, `report.severity_${severity}`)}</span>`;
  });
  const covered = localNumber(formatHalfEven(stats.coverage_ratio * 100, 1), locale);
  return `<div class="tile total"><span class="label">${words(locale, "report_page.findings")}</span><span class="score">${stats.num_findings}</span><span class="detail">${counts.join(" ")}</span><span class="detail">${words(locale, "report_page.coverage", { percent: covered })}</span></div>`;
}

/** A strip of the whole text, one lane per dimension, so that the eye sees where the trouble sits. */
function findingsMap({ locale, reportCase }: CasePage): string {
  const { report, summary_text } = reportCase;
  const length = summary_text.length;
  const placed = report.findings.filter((finding) => finding.span !== null && finding.span.text !== "").slice(0, 2000);
  if (length === 0 || placed.length === 0) return "";
  const marks = placed.map(({ span, dimension, severity }) => {
    if (span === null) return "";
    const x = formatHalfEven((span.start_char / length) * 1000, 1);
    const width = formatHalfEven(Math.max(4, ((span.end_char - span.start_char) / length) * 1000), 1);
    return `<rect class="d-${dimension} s-${severity}" x="${x}" y="${FINDING_DIMENSIONS.indexOf(dimension) * 7}" width="${width}" height="6"/>`;
  });
  const label = words(locale, "report_page.map");
  return `<svg class="map" viewBox="0 0 1000 ${shownDimensions(reportCase).length * 7 - 1}" preserveAspectRatio="none" role="img" aria-label="${label}"><title>${label}</title>${marks.join("")}</svg>\n`;
}
