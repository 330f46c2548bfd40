import { describe, expect, it } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { correlationLevels, type LevelRow } from "./correlation-levels.ts";

const OPTIONS = { seed: 1, resamples: 99 };

/** Eight articles by six systems: the judge sees which article is better and nothing about systems. */
function rows(): LevelRow[] {
  const random = seededRandom(4);
  return Array.from({ length: 48 }, (_, i) => {
    const article = Math.floor(i / 6);
    const noise = random();
    return { truth: article + noise, score: article - noise, cluster: `a${article}`, system: `s${i % 6}` };
  });
}

describe("correlationLevels", () => {
  it("tells agreement between articles from agreement inside one", () => {
    const levels = correlationLevels(rows(), OPTIONS);
    expect(levels.article).toMatchObject({ n: 8, p_method: "permutation" });
    expect(levels.article!.spearman.value).toBe(1);
    expect(levels.article!.spearman.p_value).toBe(0.01);
    expect(levels.pooled).toMatchObject({ n: 48, p_method: "bootstrap" });
    expect(levels.pooled!.pearson.value!).toBeGreaterThan(0.7);
    expect(levels.within_article).toEqual({
      articles: 8,
      spearman: -1,
      pearson: expect.closeTo(-1, 9),
      kendall: expect.closeTo(-1, 9),
    });
    expect(levels.system!.n).toBe(6);
    expect(levels.system!.pearson.value).toBeCloseTo(-1, 9);
  });

  it("has no level of fewer than three units", () => {
    const few = rows().filter(({ cluster, system }) => cluster < "a2" && system! < "s2");
    const levels = correlationLevels(few, OPTIONS);
    expect(levels).toMatchObject({ article: null, system: null, within_article: { articles: 0, spearman: null } });
  });

  it("does not find a correlation in noise more often than it should", () => {
    let pooled = 0;
    let article = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seededRandom(seed);
      const noise = Array.from({ length: 60 }, (_, i) => ({
        truth: random(),
        score: random(),
        cluster: `a${Math.floor(i / 3)}`,
        system: null,
      }));
      const levels = correlationLevels(noise, { seed, resamples: 59 });
      pooled += Number(levels.pooled!.pearson.p_value! <= 0.05);
      article += Number(levels.article!.spearman.p_value! <= 0.05);
    }
    expect(article / 200).toBeGreaterThan(0.01);
    expect(article / 200).toBeLessThan(0.09);
    expect(pooled / 200).toBeLessThan(0.11);
  });
});
