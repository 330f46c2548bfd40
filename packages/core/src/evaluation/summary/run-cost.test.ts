import { describe, expect, it } from "vitest";
import type { Prediction } from "../../contracts/index.ts";
import { rowCost, runCost } from "./run-cost.ts";

const answer = { calls: 2, input_tokens: 1000, output_tokens: 100, latency_ms: 50 };

function row(i: number, extra: Partial<Prediction>): Prediction {
  const place = { task: "factuality" as const, index: i, id: `r${i}`, cluster: `c${i}` };
  return { ...place, origin: null, system: null, lang: null, status: "ok", error: null, score: 1, ...extra };
}

describe("cost", () => {
  it("adds up repetitions and takes the price of a million tokens", () => {
    expect(rowCost([answer, answer], { input: 2, output: 10 })).toEqual({
      calls: 4,
      input_tokens: 2000,
      output_tokens: 200,
      latency_ms: 100,
      price: (2000 * 2 + 200 * 10) / 1e6,
    });
    expect(rowCost([undefined], null)).toBeNull();
  });

  it("says what one right decision costs, and nothing where no model was asked or no price is known", () => {
    const cost = rowCost([answer], { input: 2, output: 10 })!;
    const rows = [true, true, false, true].map((right, i) => row(i, { cost, label: true, decision: right }));
    expect(runCost(rows)).toMatchObject({
      calls: 8,
      correct_decisions: 3,
      calls_per_correct: 8 / 3,
      tokens_per_correct: 4400 / 3,
      price_per_correct: (4 * cost.price!) / 3,
      latency_ms: { mean: 50, median: 50, p95: 50 },
    });
    expect(runCost(rows.map((one) => ({ ...one, cost: { ...cost, price: null } })))).toMatchObject({ price: null });
    expect(runCost([row(0, {})])).toBeNull();
  });
});
