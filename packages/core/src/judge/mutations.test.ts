import { afterAll, describe, expect, it } from "vitest";
import { createCoherenceAgent, embeddedCoherenceEvaluator } from "../coherence/index.ts";
import { createReadabilityAgent, embeddedReadabilityEvaluator } from "../readability/index.ts";
import { GOOD_TEXTS, sourceOf } from "./testing/good-texts.ts";
import { MUTATIONS } from "./testing/mutations.ts";

const agents = {
  coherence: createCoherenceAgent(embeddedCoherenceEvaluator),
  readability: createReadabilityAgent(embeddedReadabilityEvaluator),
};
const texts = Object.entries(GOOD_TEXTS).flatMap(([language, list]) =>
  list.map((good) => ({ language: language as keyof typeof GOOD_TEXTS, good })),
);
const counts: string[] = [];
afterAll(() => console.log(counts.join("\n")));

it("knows at least twelve good texts in each language, scores them well and raises no alarm", async () => {
  const low: string[] = [];
  const grave: string[] = [];
  for (const { language, good } of texts) {
    const input = { article_text: sourceOf(good), summary_text: good.summary.join(" ") };
    for (const [dimension, agent] of Object.entries(agents)) {
      const { score, issue_spans } = await agent.run(input, { language });
      for (const { severity, metric } of issue_spans) {
        if (severity !== "low") grave.push(`${language} ${dimension} ${severity} ${metric}: ${good.summary[0]}`);
      }
      if ((score ?? 0) < 0.7) low.push(`${language} ${dimension} ${score}: ${good.summary[0]}`);
    }
  }
  expect(low).toEqual([]);
  // A good text may earn hints, but hardly ever something that would stop a release.
  expect(grave.length, grave.join("\n")).toBeLessThanOrEqual(texts.length * 0.1);
  for (const list of Object.values(GOOD_TEXTS)) expect(list.length).toBeGreaterThanOrEqual(12);
});

describe.each(Object.entries(MUTATIONS))("%s", (name, damage) => {
  it("lowers the right score and names the right issue at the right place in 90 % of the texts", async () => {
    const missed: string[] = [];
    for (const { language, good } of texts) {
      const article_text = sourceOf(good);
      const damaged = damage(good);
      const agent = agents[damaged.dimension];
      const before = await agent.run({ article_text, summary_text: good.summary.join(" ") }, { language });
      const after = await agent.run({ article_text, summary_text: damaged.text }, { language });
      const falls = (after.score ?? 1) < (before.score ?? 0);
      const named = after.issue_spans.some(
        ({ issue_type, start_char, end_char }) =>
          damaged.issue_types.includes(issue_type ?? "") &&
          damaged.places.some(([start, end]) => start_char < end && end_char > start),
      );
      const wasNamed = before.issue_spans.some(({ issue_type }) => damaged.issue_types.includes(issue_type ?? ""));
      if (!falls || !named || wasNamed) {
        const seen = after.issue_spans.map(({ issue_type }) => issue_type).join(" ");
        missed.push(`${language} ${before.score?.toFixed(2)}→${after.score?.toFixed(2)} ${seen} | ${damaged.text}`);
      }
    }
    const caught = texts.length - missed.length;
    counts.push(`${name}: ${caught} of ${texts.length}`);
    expect(caught / texts.length, missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  });
});
