import { type CheckResult, DIMENSIONS, type Dimension } from "@beleg/core/contracts";
import { collapseSentences, detectCollapse, evaluationWords } from "@beleg/core/evaluation";
import type { Locale } from "@beleg/core/text";

/** Watches the scores a model gives to many texts, and says when it gives nearly the same one to all of them. */
export type CollapseWatch = {
  see(result: CheckResult): void;
  /** One line for each judge that barely tells texts apart; none while there are too few scores to say. */
  warnings(locale: Locale): string[];
};

export function watchCollapse(): CollapseWatch {
  const seen = new Map<Dimension, { scores: number[]; raw: number[] }>();
  return {
    see(result) {
      for (const dimension of DIMENSIONS) {
        const answer = result[dimension];
        // The embedded judges score what they can name; good texts in a row are no collapse of theirs.
        if (answer?.origin !== "model" || answer.score === null) continue;
        const { scores, raw } = seen.get(dimension) ?? { scores: [], raw: [] };
        scores.push(answer.score);
        const { score_raw }: Readonly<Record<string, unknown>> = answer.details;
        if (typeof score_raw === "number") raw.push(score_raw);
        seen.set(dimension, { scores, raw });
      }
    },
    warnings(locale) {
      return [...seen].flatMap(([dimension, { scores, raw }]) => {
        const collapse = detectCollapse(scores, raw.length === 0 ? undefined : raw);
        if (collapse.status !== "collapsed") return [];
        const sentences = collapseSentences({ collapse }, evaluationWords(locale));
        return sentences.filter(({ warning }) => warning).map(({ text }) => `${dimension}: ${text}`);
      });
    },
  };
}
