import type { RunMetadata } from "../../contracts/evaluation/error-case.ts";
import type { EvaluationSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { Locale } from "../../locales/index.ts";
import { costLines } from "./cost-lines.ts";
import { kindTables } from "./kind-tables.ts";
import { markdownTable, shownInMarkdown } from "./markdown-table.ts";
import { peopleLines, peopleTable } from "./people-table.ts";
import { noiseTable, recalibrationTable, type ToldTable, thresholdTable } from "./threshold-tables.ts";
import { warningSentences } from "./warning-sentences.ts";
import {
  collapseSentences,
  criteriaTable,
  decisionTable,
  type EvaluationWords,
  evaluationWords,
  headlineMetrics,
  policySentences,
} from "./wording.ts";
import { levelTable, yardstickTable } from "./yardstick-table.ts";

/** `summary.md`: the summary for people, fit for a pull request. */
export function summaryMarkdown(summary: EvaluationSummary, metadata: RunMetadata, locale: Locale): string {
  const words = evaluationWords(locale);
  const { say } = words;
  const blocks = [
    `# ${say("title", { task: say(`task_${summary.task}`) })}`,
    say("lead", {
      n: summary.n,
      rows: summary.coverage.rows,
      clusters: summary.bootstrap.clusters,
      model: shownInMarkdown(metadata.model),
    }),
    ...warningSentences(summary, words, shownInMarkdown).map((text) => `> **${text}**`),
    `## ${say("agreement")}`,
    markdownTable(
      [say("metric"), say("value"), say("interval")],
      headlineMetrics(summary).map(([name, value]) => [
        words.metricName(name),
        words.number(value.value),
        words.interval(value),
      ]),
    ),
    ...depth(summary, words),
    ...ofTask(summary, words),
    ...kinds(summary, words),
    ...criteria(summary, words),
    `## ${say("coverage")}`,
    say("coverage_line", {
      judged: summary.coverage.judged,
      abstained: summary.coverage.abstained,
      failed: summary.coverage.failed,
      not_run: summary.coverage.not_run,
    }),
    ...selective(summary, words),
    ...failures(summary, words),
    ...stability(summary, words),
    ...distribution(summary, words),
    `## ${say("reproduce")}`,
    reproduce(summary, metadata, words),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Tables that every task has: what simple rules reach, and agreement from three distances. */
function depth(summary: EvaluationSummary, words: EvaluationWords): string[] {
  const { say, number } = words;
  const yardsticks = yardstickTable(summary, words);
  const levels = levelTable(summary, words);
  const people = peopleTable(summary, words);
  const noise = noiseTable(summary, words);
  const safe = (cells: readonly string[]) => cells.map(shownInMarkdown);
  const cost = costLines(summary.cost, words);
  const within = "levels" in summary ? summary.levels?.within_article : undefined;
  return [
    ...(yardsticks
      ? [`## ${say("yardsticks")}`, say("yardsticks_line"), markdownTable(yardsticks.head, yardsticks.rows)]
      : []),
    ...(people
      ? [`## ${say("people")}`, ...peopleLines(summary, words), markdownTable(people.head, people.rows.map(safe))]
      : []),
    ...(noise ? [`## ${say("label_noise")}`, markdownTable(noise.head, noise.rows)] : []),
    ...(levels ? [`## ${say("levels")}`, markdownTable(levels.head, levels.rows)] : []),
    ...(within && within.articles > 0
      ? [
          say("level_within", {
            articles: within.articles,
            spearman: number(within.spearman),
            pearson: number(within.pearson),
            kendall: number(within.kendall),
          }),
        ]
      : []),
    ...(cost.length > 0 ? [`## ${say("cost")}`, ...cost] : []),
  ];
}

function ofTask(summary: EvaluationSummary, words: EvaluationWords): string[] {
  const { say, number, percent } = words;
  switch (summary.task) {
    case "factuality": {
      const { confusion, evidence } = summary;
      const decisions = decisionTable(summary, words);
      return [
        ...policySentences(summary, words),
        `## ${say("decisions")}`,
        markdownTable(decisions.head, decisions.rows),
        decisions.why,
        `## ${say("confusion")}`,
        markdownTable(
          ["", say("judge_error"), say("judge_clean")],
          [
            [say("people_error"), `${confusion.tp} ${say("tp")}`, `${confusion.fn} ${say("fn")}`],
            [say("people_clean"), `${confusion.fp} ${say("fp")}`, `${confusion.tn} ${say("tn")}`],
          ],
        ),
        ...told("thresholds", thresholdTable(summary, words), words),
        ...told("recalibration", recalibrationTable(summary, words), words),
        `## ${say("evidence")}`,
        say("evidence_line", {
          claims: evidence.claims.total,
          with_evidence: evidence.claims.with_evidence,
          rate: percent(evidence.claims.evidence_rate),
          spans: evidence.issue_spans.total,
          with_quote: evidence.issue_spans.with_quote,
        }),
      ];
    }
    case "coherence":
    case "readability": {
      const level = summary.system_level;
      const shown = {
        systems: level.systems,
        spearman: number(level.spearman),
        pearson: number(level.pearson),
        kendall: number(level.kendall),
      };
      return level.systems > 1 ? [say("system_level", shown)] : [];
    }
    case "spans":
      return [
        say("characters_line", summary.characters),
        say("votes_line", {
          votes: summary.votes,
          precision: number(summary.any_vote.metrics.precision.value),
          recall: number(summary.any_vote.metrics.recall.value),
          f1: number(summary.any_vote.metrics.f1.value),
        }),
      ];
    case "rerank":
      return [say("ranker_line", { ranker: summary.ranker, without: summary.queries_without_relevant })];
  }
}

function criteria(summary: EvaluationSummary, words: EvaluationWords): string[] {
  const { head, rows } = criteriaTable(summary, words);
  const shown = rows.map(([text = "", ...figures]) => [shownInMarkdown(text), ...figures]);
  return rows.length === 0 ? [] : [`## ${words.say("criteria")}`, markdownTable(head, shown)];
}

function kinds(summary: EvaluationSummary, words: EvaluationWords): string[] {
  return kindTables(summary, words).flatMap(({ kind, head, rows }) => [
    `## ${words.say(kind)}`,
    markdownTable(
      head,
      rows.map(([name = "", ...figures]) => [shownInMarkdown(name), ...figures]),
    ),
  ]);
}

function told(title: "thresholds" | "recalibration", table: ToldTable | null, { say }: EvaluationWords): string[] {
  return table === null ? [] : [`## ${say(title)}`, ...table.lines, markdownTable(table.head, table.rows)];
}

function selective(summary: EvaluationSummary, { say, number }: EvaluationWords): string[] {
  if (summary.task !== "factuality" || summary.selective === undefined) return [];
  const { area, area_of_chance, abstained } = summary.selective;
  return [say("selective_line", { area: number(area), chance: number(area_of_chance), ...abstained })];
}

function failures({ failures: { count, by_code } }: EvaluationSummary, { say }: EvaluationWords): string[] {
  if (count === 0) return [];
  const codes = Object.entries(by_code)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, n]) => `${shownInMarkdown(code)} ${n}`);
  return [say("failures_line", { codes: codes.join(", ") })];
}

function stability({ stability: found }: EvaluationSummary, { say, number, percent }: EvaluationWords): string[] {
  if (found === null) return [];
  const { flipped, compared, repeats, flip_rate, widest_score_range } = found;
  const line = { flipped, compared, repeats, rate: percent(flip_rate), range: number(widest_score_range) };
  return [`## ${say("stability")}`, say("stability_line", line)];
}

function distribution(summary: EvaluationSummary, words: EvaluationWords): string[] {
  if (!("collapse" in summary)) return [];
  const { collapse } = summary;
  const table = (buckets: typeof collapse.buckets) =>
    markdownTable(
      [words.say("bucket"), words.say("count")],
      buckets.map(({ label, count }) => [label, String(count)]),
    );
  return [
    `## ${words.say("distribution")}`,
    ...collapseSentences(summary, words).map(({ text }) => text),
    table(collapse.buckets),
    ...(collapse.raw ? [table(collapse.raw.buckets)] : []),
  ];
}

function reproduce(summary: EvaluationSummary, metadata: RunMetadata, { say }: EvaluationWords): string {
  return say("reproduce_line", {
    version: metadata.versions.beleg,
    commit: metadata.git_commit?.slice(0, 12) ?? "–",
    file: shownInMarkdown(metadata.dataset.file),
    sha: metadata.dataset.sha256.slice(0, 12),
    seed: metadata.seed,
    resamples: summary.bootstrap.resamples,
  });
}
