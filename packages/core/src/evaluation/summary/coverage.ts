import type { Coverage } from "../../contracts/evaluation/policy-results.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { isUnjudged } from "../../contracts/explainability.ts";
import { ratio } from "../estimator.ts";

/** How many rows were answered; `rows` counts those that were never reached, too. */
export function coverageOf(predictions: readonly Prediction[], rows: number): Coverage {
  let failed = 0;
  let abstained = 0;
  for (const { status } of predictions) {
    if (isUnjudged(status)) failed += 1;
    else if (status !== "ok") abstained += 1;
  }
  const judged = predictions.length - failed - abstained;
  return {
    rows,
    judged,
    abstained,
    failed,
    not_run: rows - predictions.length,
    coverage: ratio(judged, rows),
    abstention_rate: ratio(abstained, rows),
  };
}

/** Broken and unfinished judgements: counted, named by code, never averaged in. The share is of the rows that were tried. */
export function failuresOf(predictions: readonly Prediction[]) {
  const byCode = new Map<string, number>();
  let count = 0;
  for (const { status, error } of predictions) {
    if (!isUnjudged(status)) continue;
    count += 1;
    const code = error?.code ?? "unknown";
    byCode.set(code, (byCode.get(code) ?? 0) + 1);
  }
  return { count, share: ratio(count, predictions.length), by_code: Object.fromEntries(byCode) };
}
