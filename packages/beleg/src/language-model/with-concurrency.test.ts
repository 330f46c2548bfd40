import { type LanguageModel, type ModelFailureCode, type ModelOutcome, scriptedModel } from "@beleg/core";
import { expect, it } from "vitest";
import { withConcurrency } from "./with-concurrency.ts";

const request = { purpose: "test", promptVersion: "1", prompt: "Hello?" };

/** Asks `count` at once of a model that answers when all who may ask have asked; gives how many were open at once. */
async function mostOpen(model: (inner: LanguageModel) => LanguageModel, count: number, fail?: ModelFailureCode) {
  let open = 0;
  let most = 0;
  const said = scriptedModel(() => (fail === undefined ? "yes" : { fail }));
  const inner: LanguageModel = {
    name: "test",
    async complete(asked) {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return said.complete(asked);
    },
  };
  const outcomes: Promise<ModelOutcome>[] = [];
  const limited = model(inner);
  for (let at = 0; at < count; at += 1) outcomes.push(limited.complete(request));
  await Promise.all(outcomes);
  return most;
}

/** One limit over models that take turns. */
function switchable(limit: number) {
  let now: LanguageModel = scriptedModel(["yes"]);
  const limited = withConcurrency({ name: "test", complete: (asked) => now.complete(asked) }, limit);
  return (inner: LanguageModel) => {
    now = inner;
    return limited;
  };
}

it.each<[ModelFailureCode, number]>([
  ["timeout", 4],
  ["rate_limited", 4],
  ["unusable_output", 8],
  ["unauthorized", 8],
])("after calls that failed together with %s lets %i of 8 run", async (code, expected) => {
  const model = switchable(8);
  expect(await mostOpen(model, 8, code)).toBe(8);
  expect(await mostOpen(model, 8)).toBe(expected);
});

it("keeps one call however often it is too much, and comes back to all when it goes well", async () => {
  const model = switchable(8);
  for (let round = 0; round < 9; round += 1) await mostOpen(model, 1, "timeout");
  expect(await mostOpen(model, 3)).toBeLessThanOrEqual(2);
  await mostOpen(model, 100);
  expect(await mostOpen(model, 20)).toBe(8);
});
