import { expect, test } from "vitest";
import { exitOf } from "./check-exit.ts";

test.each([
  ["passed", undefined, 0],
  ["blocked", undefined, 1],
  ["incomplete", undefined, 3],
  ["passed", 0.1, 0],
  ["passed", 0.4, 4],
  ["blocked", 0.4, 4],
  ["incomplete", 0.4, 3],
] as const)("%s with a flip rate of %s ends with %i", (verdict, flip_rate, code) => {
  const stability = flip_rate === undefined ? undefined : { runs: 5, flip_rate };
  expect(exitOf(verdict, stability, { flip_limit: 0.1 })).toBe(code);
});
