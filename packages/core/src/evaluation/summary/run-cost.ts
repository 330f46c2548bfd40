import type { RowCost, RunCost } from "../../contracts/evaluation/cost.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import { quantile } from "../../numbers/index.ts";
import { ratio } from "../estimator.ts";

/** Price of a million tokens each way. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/** What a judge says its answer took. */
export type AnswerCost = Omit<RowCost, "price">;

/** The cost of a row from those of its answers; nothing when no model was asked. */
export function rowCost(answers: readonly (AnswerCost | undefined)[], price: TokenPrice | null): RowCost | null {
  const known = answers.filter((answer) => answer !== undefined);
  if (known.length === 0) return null;
  const sum = (pick: keyof AnswerCost) => known.reduce((total, answer) => total + answer[pick], 0);
  const [input_tokens, output_tokens] = [sum("input_tokens"), sum("output_tokens")];
  return {
    calls: sum("calls"),
    input_tokens,
    output_tokens,
    latency_ms: sum("latency_ms"),
    price: price === null ? null : (input_tokens * price.input + output_tokens * price.output) / 1e6,
  };
}

/** Adds up what the rows cost, and what one right decision did; null where no model was asked. */
export function runCost(predictions: readonly Prediction[]): RunCost | null {
  const rows = predictions.flatMap(({ cost }) => cost ?? []);
  if (rows.length === 0) return null;
  const sum = (pick: "calls" | "input_tokens" | "output_tokens") => rows.reduce((total, row) => total + row[pick], 0);
  const prices = rows.flatMap(({ price }) => price ?? []);
  const price = prices.length < rows.length ? null : prices.reduce((total, one) => total + one, 0);
  const latencies = Float64Array.from(rows, ({ latency_ms }) => latency_ms).sort();
  const decided = predictions.filter(
    ({ decision, label }) => typeof decision === "boolean" && typeof label === "boolean",
  );
  const correct = decided.length === 0 ? null : decided.filter(({ decision, label }) => decision === label).length;
  const perCorrect = (total: number | null) => (correct === null || total === null ? null : ratio(total, correct));
  const [calls, input_tokens, output_tokens] = [sum("calls"), sum("input_tokens"), sum("output_tokens")];
  return {
    rows: rows.length,
    calls,
    input_tokens,
    output_tokens,
    latency_ms: {
      mean: latencies.reduce((total, one) => total + one, 0) / latencies.length,
      median: quantile(latencies, 0.5),
      p95: quantile(latencies, 0.95),
    },
    price,
    correct_decisions: correct,
    calls_per_correct: perCorrect(calls),
    tokens_per_correct: perCorrect(input_tokens + output_tokens),
    price_per_correct: perCorrect(price),
  };
}
