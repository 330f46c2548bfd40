import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { decisionGraph } from "../../../examples/decisions/langgraph.ts";
import { decisionOptions } from "../../../packages/beleg/src/decisions/index.ts";
import { DecisionCase } from "../../../packages/core/src/contracts/index.ts";
import { createPhases, decide, initialState } from "../../../packages/core/src/decision/index.ts";
import { noModel } from "../../../packages/core/src/ports/index.ts";

const folder = new URL("../../../examples/decisions/", import.meta.url).pathname;
const samples = readFileSync(`${folder}cases.jsonl`, "utf8")
  .trim()
  .split("\n")
  .map((line) => DecisionCase.parse(JSON.parse(line)));

it("the phases inside a real StateGraph give the state that decide gives", async () => {
  const settings = { policies: null, country_lists: null, contact: null, explanation_styles: ["standard" as const] };
  const clock = { now: () => Date.UTC(2025, 5, 12) };
  const options = await decisionOptions(settings, noModel, process.cwd(), clock);
  const graph = decisionGraph(createPhases(options));
  for (const sample of samples) {
    const { locale: _locale, ...state } = await graph.invoke(initialState(sample));
    expect(state).toEqual(await decide(sample, options));
    expect(state.decision?.decision).toBe(sample.expected_decision);
  }
});

it("the example runs as its first line says", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}langgraph.ts`]);
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => line.split("  ").slice(0, 2)),
  ).toEqual(samples.map(({ transaction, expected_decision }) => [transaction.transaction_id, expected_decision]));
});
