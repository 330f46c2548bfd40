import type { Yardstick } from "../../contracts/evaluation/yardstick.ts";
import { auroc } from "../auroc.ts";
import { balancedAccuracy, f1 } from "../classification-metrics.ts";
import { countConfusion } from "../confusion.ts";
import { ratio } from "../estimator.ts";
import { tuneThreshold } from "../policy/tune-threshold.ts";

/** What the yardsticks of decisions see of a row. */
export interface DecidedRow {
  readonly label: boolean;
  readonly origin: string | null;
  readonly new_bigrams: number | null;
}

/** The metrics in which a judge of decisions is held against its yardsticks. */
export const DECISION_METRICS = ["balanced_accuracy", "f1", "auroc"] as const;

/** What deciding without reading reaches: always the same, by chance, by the origin, by the share of new word pairs. */
export function decisionYardsticks(rows: readonly DecidedRow[]): Yardstick[] {
  const labels = rows.map(({ label }) => label);
  const errors = labels.filter(Boolean).length;
  const always = (name: Yardstick["name"], decision: boolean) =>
    figuresOf(
      name,
      labels,
      labels.map(() => decision),
      labels.map(() => 0),
    );
  const rate = ratio(errors, labels.length);
  const bothClasses = errors > 0 && errors < labels.length;
  return [
    always("majority", errors * 2 >= labels.length),
    // The expectation of guessing "error" as often as there are errors.
    {
      name: "random",
      figures: { balanced_accuracy: bothClasses ? 0.5 : null, f1: rate, auroc: bothClasses ? 0.5 : null },
    },
    always("mark_all", true),
    always("mark_none", false),
    ...bySignal("origin_only", rows, originRates(rows)),
    ...bySignal(
      "bigram_overlap",
      rows,
      rows.map(({ new_bigrams }) => new_bigrams),
    ),
  ];
}

/** The best cut of a signal on these very rows: generous on purpose, a judge should beat it all the same. */
function bySignal(
  name: Yardstick["name"],
  rows: readonly DecidedRow[],
  signals: readonly (number | null)[] | null,
): Yardstick[] {
  if (signals === null || signals.every((signal) => signal === null)) return [];
  const labels = rows.map(({ label }) => label);
  const risks = signals.map((signal) => signal ?? 0);
  const tuned = tuneThreshold(labels, risks);
  if (tuned === null) return [];
  return [
    figuresOf(
      name,
      labels,
      risks.map((risk) => risk >= tuned.threshold),
      risks,
    ),
  ];
}

/** The share of errors of each row's origin; null with fewer than two origins. */
function originRates(rows: readonly DecidedRow[]): number[] | null {
  const counts = new Map<string, { n: number; errors: number }>();
  for (const { origin, label } of rows) {
    const count = counts.get(origin ?? "") ?? { n: 0, errors: 0 };
    count.n += 1;
    count.errors += Number(label);
    counts.set(origin ?? "", count);
  }
  if (counts.size < 2) return null;
  return rows.map(({ origin }) => {
    const { n, errors } = counts.get(origin ?? "")!;
    return errors / n;
  });
}

function figuresOf(
  name: Yardstick["name"],
  labels: readonly boolean[],
  decisions: readonly boolean[],
  risks: readonly number[],
): Yardstick {
  const counts = countConfusion(labels, decisions);
  return {
    name,
    figures: { balanced_accuracy: balancedAccuracy(counts), f1: f1(counts), auroc: auroc(labels, risks) },
  };
}
