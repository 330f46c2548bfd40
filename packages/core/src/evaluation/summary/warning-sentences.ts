import type { EvaluationSummary } from "../../contracts/evaluation/evaluation-summary.ts";
import type { EvaluationWarning } from "../../contracts/evaluation/yardstick.ts";
import { collapseSentences, type EvaluationWords } from "./wording.ts";

/** Everything to know before the figures, in words and in order; the same on the terminal, in Markdown and on the page. */
export function warningSentences(
  summary: EvaluationSummary,
  words: EvaluationWords,
  /** Makes a name from the dataset safe for where it is shown. Defaults to leaving it. */
  shown: (name: string) => string = (name) => name,
): readonly string[] {
  const collapse = collapseSentences(summary, words).flatMap(({ warning, text }) => (warning ? [text] : []));
  // The collapse detector has sentences of its own, one for each scale.
  const others = (summary.warnings ?? []).filter(({ code }) => code !== "collapsed");
  return [...others.map((warning) => sentence(warning, words, shown)), ...collapse];
}

function sentence(
  { code, params }: EvaluationWarning,
  { say, number, percent, metricName }: EvaluationWords,
  shown: (name: string) => string,
): string {
  switch (code) {
    case "not_above_yardstick":
      return say("warning_not_above_yardstick", {
        metric: metricName(String(params.metric)),
        judge: number(Number(params.judge)),
        yardstick: say(`yardstick_${params.yardstick}` as "yardstick_length"),
        value: number(Number(params.value)),
      });
    case "one_decision":
      return say("warning_one_decision", {
        n: params.n!,
        group: params.group === "" ? say("all_rows") : `“${shown(String(params.group))}”`,
        decision: say(params.decision === "error" ? "called_error" : "called_clean"),
      });
    case "marks_everything":
      return say("warning_marks_everything", { share: percent(Number(params.share)) });
    case "duplicate_ids":
      return say("warning_duplicate_ids", { count: params.count! });
    case "collapsed":
      return "";
  }
}
