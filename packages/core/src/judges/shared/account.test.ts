import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { AgentResult } from "../../contracts/index.ts";
import { createCoherenceAgent, embeddedCoherenceEvaluator } from "../coherence/index.ts";
import { createReadabilityAgent, embeddedReadabilityEvaluator } from "../readability/index.ts";
import type { MeasureLoss } from "./embedded-evaluation.ts";
import { ESTIMATE, flaw } from "./measure.ts";
import { weighMeasures } from "./weigh-measures.ts";

const agents = {
  coherence: createCoherenceAgent(embeddedCoherenceEvaluator),
  readability: createReadabilityAgent(embeddedReadabilityEvaluator),
};

const word = fc.constantFrom(
  ..."the mayor of Lyon said that she will not pay 12 million euros ( and ) but it is , . ; ' \" die Stadt zahlt nicht la ciudad paga no".split(
    " ",
  ),
);
const text = fc.oneof(
  fc.array(word, { maxLength: 80 }).map((words) => words.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
);

describe.each(Object.entries(agents))("the embedded judge of %s", (_, agent) => {
  it("accounts for every lost point, with places inside the text, on any input", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (article_text, summary_text) => {
        const result = await agent.run({ article_text, summary_text });
        AgentResult.parse(result);
        if (result.score === null) {
          expect(result.status).toBe("no_text");
          return;
        }
        const measures = result.details.measures as readonly MeasureLoss[];
        const lost = measures.reduce((sum, { loss }) => sum + loss, 0);
        expect(lost).toBeCloseTo(1 - result.score, 9);
        // Every flaw that cost something is an issue, at one of its places at least; an estimate never is.
        for (const { kind, measure, issue_type, places } of measures) {
          const told = result.issue_spans.some(
            (issue) =>
              issue.issue_type === issue_type && places.some(({ start_char }) => start_char === issue.start_char),
          );
          if (kind === "flaw") expect(told, measure).toBe(true);
          else expect(result.issue_spans.every(({ metric }) => metric !== measure)).toBe(true);
        }
        const estimated = measures.some(({ kind }) => kind === "estimate");
        expect(result.explanation !== undefined).toBe(estimated);
        if (result.issue_spans.length === 0 && !estimated) expect(result.score).toBe(1);
        const places = [...result.issue_spans, ...measures.flatMap((measure) => measure.places)];
        for (const { start_char, end_char } of places) {
          expect(start_char).toBeLessThan(end_char);
          expect(end_char).toBeLessThanOrEqual(summary_text.length);
        }
        if (result.score < 0.7) expect(result.issue_spans.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same bytes for the same text", async () => {
    const input = { article_text: "The mayor paid. The town was glad.", summary_text: "But she paid. She paid and" };
    const first = JSON.stringify(await agent.run(input));
    expect(JSON.stringify(await agent.run(input))).toBe(first);
  });

  it.each([
    ["one word", "a ".repeat(20_000)],
    ["many sentences", "Ab cd. ".repeat(4_000)],
    ["quotes", "'\"“ ".repeat(20_000)],
    ["brackets", "((([".repeat(20_000)],
    ["blanks", `a${" ".repeat(80_000)}b`],
    ["one long token", "a".repeat(100_000)],
    ["commas", "a,".repeat(40_000)],
  ])("stays fast on hostile text: %s", async (_name, hostile) => {
    const texts = { article_text: hostile, summary_text: hostile };
    expect(await processorMs(() => agent.run(texts, { language: "en" }))).toBeLessThan(8_000);
  });
});

const place = { start: 0, end: 1, value: 1 };

it("scales losses beyond the whole score so that they still add up", () => {
  const table = { a: flaw("OTHER", "low"), b: flaw("OTHER", "medium"), c: ESTIMATE };
  const { score, losses, named } = weighMeasures(
    [
      { key: "a", ...place, amount: 3 },
      { key: "b", ...place, amount: 1 },
      { key: "unknown", ...place, amount: 1 },
    ],
    { a: 0.5, b: 0.5 },
    table,
  );
  expect(score).toBe(0);
  expect(losses.map(({ key, loss }) => [key, loss])).toEqual([
    ["a", 0.75],
    ["b", 0.25],
  ]);
  // Flaws of one type at one place are one issue, as grave as the gravest of them.
  expect(named.map(({ top, flaw }) => [top.key, flaw.severity])).toEqual([["a", "medium"]]);
});

it("never lets estimates alone bring a score below what needs an issue", () => {
  const table = { c: ESTIMATE };
  const scores = [0.01, 0.1, 1, 100].map((amount) => weighMeasures([{ key: "c", ...place, amount }], { c: 1 }, table));
  expect(scores.map(({ named }) => named.length)).toEqual([0, 0, 0, 0]);
  expect(scores[0]!.score).toBe(1);
  expect(scores[1]!.score).toBeGreaterThan(scores[2]!.score);
  expect(scores[3]!.score).toBeGreaterThan(0.7);
});
