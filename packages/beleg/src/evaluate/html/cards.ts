import type { EvaluationSummary } from "@beleg/core/contracts";
import {
  collapseSentences,
  criteriaTable,
  decisionTable,
  type EvaluationWords,
  headlineMetrics,
  kindTables,
  labelledRows,
  policySentences,
  recalibrationTable,
  scoredRows,
  type ToldTable,
  thresholdTable,
  type WordTable,
} from "@beleg/core/evaluation";
import { escapeHtml } from "@beleg/core/report";
import type { Summaries } from "../summaries.ts";
import { calibrationPlot } from "./plots/calibration-plot.ts";
import { groupPlot } from "./plots/group-plot.ts";
import { histogramPlot } from "./plots/histogram-plot.ts";
import { precisionRecallPlot } from "./plots/precision-recall-plot.ts";
import { rocPlot } from "./plots/roc-plot.ts";
import { scatterPlot } from "./plots/scatter-plot.ts";

/** A titled box; a plot that could not be drawn says why. */
export function card(title: string, caption: string, body: string, { wide = false } = {}): string {
  return `<section class="card${wide ? " wide" : ""}"><h2>${escapeHtml(title)}</h2>${caption === "" ? "" : `<p class="caption">${escapeHtml(caption)}</p>`}${body}</section>`;
}

/** The boxes of a task in reading order: narrow ones share two columns, wide ones follow. */
export function cardsOf(
  found: Summaries,
  words: EvaluationWords,
): { readonly narrow: readonly string[]; readonly wide: readonly string[] } {
  const { summary } = found;
  const coverage = coverageCard(summary, words);
  const criteria = criteriaCards(summary, words);
  const kinds = kindCards(summary, words);
  switch (summary.task) {
    case "factuality":
      return {
        narrow: [...factualityCards(found, summary, words), coverage],
        wide: [
          decisionsCard(summary, words),
          ...toldCard("thresholds", thresholdTable(summary, words), words),
          ...kinds,
          card(words.say("policies"), "", policyTable(found.results, summary, words), { wide: true }),
          ...criteria,
        ],
      };
    case "coherence":
    case "readability":
      return { narrow: [...scoreCards(found, summary, words), coverage], wide: [...kinds, ...criteria] };
    case "spans":
      return { narrow: [...spanCards(summary, words), coverage], wide: [...kinds, ...criteria] };
    case "rerank":
      return { narrow: [...rerankCards(found, summary, words), coverage], wide: [] };
  }
}

type Of<Task extends EvaluationSummary["task"]> = Extract<EvaluationSummary, { task: Task }>;

function factualityCards({ predictions }: Summaries, summary: Of<"factuality">, words: EvaluationWords): string[] {
  const { say } = words;
  const rows = labelledRows(predictions, summary.policy).filter(({ answered }) => answered);
  const scores = predictions.flatMap(({ score, label }) =>
    score === null ? [] : [{ score, bad: label === true, group: say(label ? "people_error" : "people_clean") }],
  );
  return [
    card(say("confusion"), policySentences(summary, words).join(" "), confusionHtml(summary.confusion, words)),
    card(
      say("distribution"),
      distributionCaption(summary, words, "distribution_caption"),
      figure(histogramPlot(sortGroups(scores), scoreAxes(words)), words),
    ),
    card(say("roc"), say("roc_caption"), figure(rocPlot(rows, words), words)),
    card(say("precision_recall"), say("precision_recall_caption"), figure(precisionRecallPlot(rows, words), words)),
    card(say("calibration"), say("calibration_caption"), figure(calibrationPlot(summary, words), words)),
    ...toldCard("recalibration", recalibrationTable(summary, words), words),
    card(
      say("evidence"),
      say("evidence_line", {
        claims: summary.evidence.claims.total,
        with_evidence: summary.evidence.claims.with_evidence,
        rate: words.percent(summary.evidence.claims.evidence_rate),
        spans: summary.evidence.issue_spans.total,
        with_quote: summary.evidence.issue_spans.with_quote,
      }),
      tallyTable(summary.evidence.claims.by_gate_reason, words),
    ),
  ];
}

function scoreCards(
  { predictions }: Summaries,
  summary: Of<"coherence" | "readability">,
  words: EvaluationWords,
): string[] {
  const { say, number } = words;
  const scores = predictions.flatMap(({ score }) => (score === null ? [] : [{ score, bad: false, group: "" }]));
  const level = summary.system_level;
  return [
    card(say("scatter"), say("scatter_caption"), figure(scatterPlot(scoredRows(predictions), words), words)),
    card(
      say("distribution"),
      distributionCaption(summary, words, "distribution_plain_caption"),
      figure(histogramPlot(scores, scoreAxes(words)), words),
    ),
    ...(level.systems > 1
      ? [
          card(
            say("system_means"),
            say("system_level", {
              systems: level.systems,
              spearman: number(level.spearman),
              pearson: number(level.pearson),
              kendall: number(level.kendall),
            }),
            systemTable(summary, words),
          ),
        ]
      : []),
  ];
}

function scoreAxes({ say }: EvaluationWords) {
  return { title: say("distribution"), x: say("axis_score"), y: say("axis_texts") };
}

function spanCards(summary: Of<"spans">, words: EvaluationWords): string[] {
  const { say, number } = words;
  const any = summary.any_vote.metrics;
  const votes = say("votes_line", {
    votes: summary.votes,
    precision: number(any.precision.value),
    recall: number(any.recall.value),
    f1: number(any.f1.value),
  });
  return [card(say("agreement"), `${say("characters_line", summary.characters)} ${votes}`, "")];
}

function rerankCards({ predictions }: Summaries, summary: Of<"rerank">, words: EvaluationWords): string[] {
  const values = predictions.flatMap(({ ranking }) =>
    typeof ranking?.ndcg_at_10 === "number" ? [{ score: ranking.ndcg_at_10, bad: false, group: "" }] : [],
  );
  const caption = words.say("ranker_line", { ranker: summary.ranker, without: summary.queries_without_relevant });
  const metric = words.metricName("ndcg_at_10");
  const axes = { title: metric, x: metric, y: words.say("axis_queries") };
  return [card(metric, caption, figure(histogramPlot(values, axes), words))];
}

function coverageCard(summary: EvaluationSummary, words: EvaluationWords): string {
  const { say, number, percent } = words;
  const { judged, abstained, failed, not_run } = summary.coverage;
  const stable = summary.stability;
  const stability = stable
    ? `<p>${escapeHtml(say("stability_line", { flipped: stable.flipped, compared: stable.compared, repeats: stable.repeats, rate: percent(stable.flip_rate), range: number(stable.widest_score_range) }))}</p>`
    : "";
  return card(
    say("coverage"),
    say("coverage_line", { judged, abstained, failed, not_run }),
    stability + tallyTable(summary.failures.by_code, words),
  );
}

function kindCards(summary: EvaluationSummary, words: EvaluationWords): string[] {
  const overall = new Map(headlineMetrics(summary));
  return kindTables(summary, words).map(({ kind, metric, members, head, rows }) => {
    const drawn = groupPlot(words.metricName(metric), members, overall.get(metric)?.value ?? null);
    // Where there is little room a line ends before an interval, not inside it.
    const whole = rows.map((cells) => cells.map((text) => text.replaceAll(" – ", "\u00a0–\u2060\u00a0")));
    const body = `<div class="pair">${figure(drawn, words)}${wordTable({ head, rows: whole })}</div>`;
    return card(words.say(kind), words.say("groups_caption"), body, { wide: true });
  });
}

function toldCard(title: "thresholds" | "recalibration", told: ToldTable | null, { say }: EvaluationWords): string[] {
  return told === null
    ? []
    : [card(say(title), told.lines.join(" "), wordTable(told), { wide: title === "thresholds" })];
}

function figure(svg: string | null, { say }: EvaluationWords): string {
  return svg === null ? `<p class="caption">${escapeHtml(say("plot_missing"))}</p>` : `<figure>${svg}</figure>`;
}

function confusionHtml({ tp, tn, fp, fn }: Of<"factuality">["confusion"], { say }: EvaluationWords): string {
  const cell = (kind: "right" | "wrong", count: number, key: "tp" | "tn" | "fp" | "fn") =>
    `<a class="cell ${kind}" href="#rows" data-cell="${key}"><b>${count}</b><span>${escapeHtml(say(key))}</span></a>`;
  return `<div class="confusion"><span></span><span class="head">${escapeHtml(say("judge_error"))}</span><span class="head">${escapeHtml(say("judge_clean"))}</span>
<span class="head side">${escapeHtml(say("people_error"))}</span>${cell("right", tp, "tp")}${cell("wrong", fn, "fn")}
<span class="head side">${escapeHtml(say("people_clean"))}</span>${cell("wrong", fp, "fp")}${cell("right", tn, "tn")}</div>`;
}

function decisionsCard(summary: Of<"factuality">, words: EvaluationWords): string {
  const { head, rows, why } = decisionTable(summary, words);
  const lines = rows.map((cells) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`);
  return card(words.say("decisions"), why, table(head, lines), { wide: true });
}

function criteriaCards(summary: EvaluationSummary, words: EvaluationWords): string[] {
  const { head, rows } = criteriaTable(summary, words);
  if (rows.length === 0) return [];
  const lines = rows.map((cells) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`);
  return [card(words.say("criteria"), "", table(head, lines), { wide: true })];
}

function policyTable(
  results: Summaries["results"],
  summary: Of<"factuality">,
  { say, number, metricName }: EvaluationWords,
): string {
  const names = ["balanced_accuracy", "f1", "precision", "recall", "specificity", "mcc", "auroc"] as const;
  const head = [say("policy"), say("threshold"), ...names.map(metricName)];
  const rows = results.map((result) => {
    const cells = [result.policy.name, number(result.policy.threshold), ...names.map((name) => number(result[name]))];
    return `<tr${result.policy.name === summary.policy.name ? ' class="chosen"' : ""}>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`;
  });
  return table(head, rows);
}

function systemTable(summary: Of<"coherence" | "readability">, { say, number, metricName }: EvaluationWords): string {
  const rows = Object.entries(summary.by_system).map(
    ([name, { n, mean_truth, mean_score, spearman }]) =>
      `<tr>${[name, String(n), number(mean_truth), number(mean_score), number(spearman.value)].map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`,
  );
  return table(["", say("rows"), say("axis_people"), say("axis_score"), metricName("spearman")], rows);
}

function tallyTable(tally: Readonly<Record<string, number>>, { say }: EvaluationWords): string {
  const entries = Object.entries(tally).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (entries.length === 0) return "";
  const rows = entries.map(([name, count]) => `<tr><td>${escapeHtml(name)}</td><td>${count}</td></tr>`);
  return table(["", say("count")], rows);
}

/** A table in words; the first cell names its line. */
export function wordTable({ head, rows }: WordTable): string {
  const cell = (text: string, at: number) =>
    at === 0 ? `<th scope="row">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`;
  return table(
    head,
    rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`),
  );
}

/** A table that scrolls on its own where it is too wide. */
export function table(head: readonly string[], rows: readonly string[]): string {
  // What scrolls must be reachable by keyboard.
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(head.filter(Boolean).join(", "))}"><table><thead><tr>${head.map((text) => (text === "" ? "<td></td>" : `<th>${escapeHtml(text)}</th>`)).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function distributionCaption(
  summary: EvaluationSummary,
  words: EvaluationWords,
  key: "distribution_caption" | "distribution_plain_caption",
): string {
  return [words.say(key), ...collapseSentences(summary, words).map(({ text }) => text)].join(" ");
}

/** Clean texts first: the strips keep their order whatever row comes first. */
function sortGroups<Value extends { readonly bad: boolean }>(values: readonly Value[]): readonly Value[] {
  return [...values.filter(({ bad }) => !bad), ...values.filter(({ bad }) => bad)];
}
