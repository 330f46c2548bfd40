import type { EvaluationSummary, MetricValue } from "@beleg/core/contracts";
import { type EvaluationWords, evaluationWords, headlineMetrics, warningSentences } from "@beleg/core/evaluation";
import { escapeHtml } from "@beleg/core/report";
import type { Summaries } from "../summaries.ts";
import { cardsOf } from "./cards.ts";
import { depthCards } from "./depth-cards.ts";
import { page } from "./page.ts";
import { pageRows } from "./rows/page-rows.ts";
import { rowsSection } from "./rows/rows-section.ts";

/** `report.html`: the evaluation in pictures, one file that needs nothing else. */
export function evaluationHtml(found: Summaries): string {
  const { summary, metadata, request, shown } = found;
  const words = evaluationWords(request.locale);
  const { say } = words;
  const title = say("title", { task: say(`task_${summary.task}`) });
  const lead = say("lead", {
    n: summary.n,
    rows: summary.coverage.rows,
    clusters: summary.bootstrap.clusters,
    model: metadata.model,
  });
  const total = found.predictions.length;
  const note = shown.length < total ? say("rows_limit", { shown: shown.length, total }) : "";
  const data = pageRows(shown.map((row) => ({ seen: [row] })));
  const cards = cardsOf(found, words);
  return page(
    request.locale,
    title,
    `<p class="lead">${escapeHtml(lead)}</p>
${warnings(summary, words)}
<section class="tiles" aria-label="${escapeHtml(say("agreement"))}">${headlineMetrics(summary)
      .map(([name, value]) => tile(words.metricName(name), value, words))
      .join("")}</section>
${depthCards(summary, words)}
<div class="grid">
${cards.narrow.join("\n")}
</div>
${cards.wide.join("\n")}
${rowsSection(data, { title: say("rows_title"), note, judges: [] }, words)}
<p class="foot">${escapeHtml(reproduce(found, words))}</p>`,
  );
}

function tile(name: string, metric: MetricValue, { number, interval }: EvaluationWords): string {
  const { value, ci_lower, ci_upper } = metric;
  const low = Math.min(0, ci_lower ?? 0) < 0 ? -1 : 0;
  const high = Math.max(1, ci_upper ?? 1);
  const at = (x: number) => `${(((x - low) / (high - low)) * 100).toFixed(1)}%`;
  const bar =
    value === null || ci_lower === null || ci_upper === null
      ? ""
      : `<div class="range" aria-hidden="true"><i style="left:${at(ci_lower)};right:calc(100% - ${at(ci_upper)})"></i><u style="left:${at(value)}"></u></div>`;
  return `<div class="tile"><span class="name">${escapeHtml(name)}</span><b>${number(value)}</b>${bar}<span>${escapeHtml(interval(metric))}</span></div>`;
}

function warnings(summary: EvaluationSummary, words: EvaluationWords): string {
  return warningSentences(summary, words)
    .map(
      (text) =>
        `<div class="banner" role="alert"><span aria-hidden="true">⚠</span><span>${escapeHtml(text)}</span></div>`,
    )
    .join("\n");
}

function reproduce({ summary, metadata }: Summaries, { say }: EvaluationWords): string {
  return say("reproduce_line", {
    version: metadata.versions.beleg,
    commit: metadata.git_commit?.slice(0, 12) ?? "–",
    file: metadata.dataset.file,
    sha: metadata.dataset.sha256.slice(0, 12),
    seed: metadata.seed,
    resamples: summary.bootstrap.resamples,
  });
}
