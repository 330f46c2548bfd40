import { afterAll, describe, expect, it } from "vitest";
import { createCoherenceAgent, embeddedCoherenceEvaluator } from "../coherence/index.ts";
import { createReadabilityAgent, embeddedReadabilityEvaluator } from "../readability/index.ts";
import { GOOD_TEXTS, sourceOf } from "./testing/good-texts.ts";
import { MUTATIONS } from "./testing/mutations.ts";
import { SHORT_TEXTS } from "./testing/short-texts.ts";

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

describe.each(Object.entries(SHORT_TEXTS))("sound texts of one to three sentences: %s", (language, list) => {
  const inputs = list.flatMap(({ source, summaries }) =>
    summaries.map((summary_text) => ({ article_text: source, summary_text })),
  );

  it.each(Object.entries(agents))("keep their score in %s and raise no alarm", async (dimension, agent) => {
    expect(inputs.length).toBeGreaterThanOrEqual(20);
    const grave: string[] = [];
    const scores: number[] = [];
    for (const input of inputs) {
      const { score, issue_spans } = await agent.run(input, { language: language as keyof typeof SHORT_TEXTS });
      expect(score, input.summary_text).toBeGreaterThanOrEqual(0.8);
      scores.push(score!);
      for (const { severity, metric } of issue_spans) {
        if (severity !== "low") grave.push(`${severity} ${metric}: ${input.summary_text}`);
      }
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const whole = scores.filter((score) => score === 1).length;
    counts.push(
      `${language} ${dimension}: ${inputs.length} short sound texts, mean ${mean.toFixed(3)}, lowest ${Math.min(...scores).toFixed(2)}, ${whole} at 1`,
    );
    expect(grave).toEqual([]);
    expect(mean).toBeGreaterThanOrEqual(dimension === "coherence" ? 0.95 : 0.87);
  });
});

describe.each(Object.entries(MUTATIONS))("%s", (name, damage) => {
  it.each(Object.keys(GOOD_TEXTS))(
    "lowers the right score and names the right issue at the right place in 90 %% of the texts: %s",
    async (language) => {
      const missed: string[] = [];
      const ofLanguage = texts.filter((text) => text.language === language);
      for (const { language, good } of ofLanguage) {
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
      const caught = ofLanguage.length - missed.length;
      counts.push(`${name}, ${language}: ${caught} of ${ofLanguage.length}`);
      expect(caught / ofLanguage.length, missed.join("\n")).toBeGreaterThanOrEqual(0.9);
    },
  );
});
