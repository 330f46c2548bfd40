import type { RunCost } from "../../contracts/evaluation/cost.ts";
import type { EvaluationWords } from "./wording.ts";

/** What a run cost, and what one right decision did; nothing where no model was asked. */
export function costLines(cost: RunCost | null | undefined, { say, number }: EvaluationWords): string[] {
  if (!cost) return [];
  const { calls, input_tokens, output_tokens, latency_ms, price, correct_decisions } = cost;
  const paid = (value: number | null) => (value === null ? "–" : number(value, 4));
  return [
    say("cost_line", {
      calls,
      input: input_tokens,
      output: output_tokens,
      latency: number(latency_ms.mean, 0),
      p95: number(latency_ms.p95, 0),
      price: paid(price),
    }),
    ...(correct_decisions === null
      ? []
      : [
          say("cost_per_correct_line", {
            calls: number(cost.calls_per_correct, 2),
            tokens: number(cost.tokens_per_correct, 0),
            price: paid(cost.price_per_correct),
          }),
        ]),
  ];
}
