import { describe, expect, it } from "vitest";
import { auroc } from "../auroc.ts";
import { seededRandom } from "../seeded-random.ts";
import { decisionYardsticks } from "./decision-yardsticks.ts";
import { holdAgainst } from "./hold-against.ts";
import { rankingYardsticks } from "./ranking-yardsticks.ts";
import { scoreYardsticks } from "./score-yardsticks.ts";
import { textFeatures } from "./text-features.ts";

const figure = (value: number, ci_lower: number, ci_upper: number) => ({ value, ci_lower, ci_upper });

describe("textFeatures", () => {
  it("counts words, characters and the word pairs the sources do not have", () => {
    const row = { id: "1", article_text: "The old bridge opened.", summary_text: "The old bridge closed!" };
    expect(textFeatures(row)).toEqual({ words: 4, characters: 22, new_bigrams: 1 / 3 });
    expect(textFeatures({ ...row, article_text: "" }).new_bigrams).toBeNull();
    const sources = [{ id: "a", text: "bridge closed" }];
    expect(textFeatures({ ...row, sources }).new_bigrams).toBe(0);
  });
});

describe("decisionYardsticks", () => {
  // Nine of ten rows of the one origin are wrong, one of ten of the other.
  const rows = Array.from({ length: 20 }, (_, i) => ({
    label: i < 10 ? i > 0 : i === 10,
    origin: i < 10 ? "bbc" : "cnn",
    new_bigrams: i < 10 ? 0.8 : 0.1,
  }));
  const of = (name: string) => decisionYardsticks(rows).find((one) => one.name === name)?.figures;

  it("knows that an origin alone can look like judgement", () => {
    expect(of("origin_only")).toMatchObject({ balanced_accuracy: 0.9, auroc: 0.9 });
    expect(of("bigram_overlap")!.auroc).toBe(
      auroc(
        rows.map(({ label }) => label),
        rows.map(({ new_bigrams }) => new_bigrams),
      ),
    );
    expect(decisionYardsticks(rows.map((row) => ({ ...row, origin: "one" }))).map(({ name }) => name)).not.toContain(
      "origin_only",
    );
  });

  it("gives every rule that does not look one half", () => {
    for (const name of ["majority", "random", "mark_all", "mark_none"]) {
      expect(of(name)).toMatchObject({ balanced_accuracy: 0.5, auroc: 0.5 });
    }
    expect(of("mark_all")!.f1).toBeCloseTo(2 / 3, 12);
    expect(of("mark_none")!.f1).toBe(0);
  });
});

describe("holdAgainst", () => {
  const list = [
    { name: "length" as const, figures: { spearman: 0.4, mae: null } },
    { name: "constant" as const, figures: { mae: 0.2 } },
  ];

  it("says beaten only where the interval clears the best rule", () => {
    const beaten = (value: number, low: number) =>
      holdAgainst(list, { spearman: figure(value, low, 0.9) }).best.spearman!.beaten;
    expect([beaten(0.6, 0.5), beaten(0.6, 0.3), beaten(0.4, 0.3)]).toEqual(["yes", "unclear", "no"]);
  });

  it("turns round for errors, and leaves the judge's own rule out", () => {
    expect(holdAgainst(list, { mae: figure(0.1, 0.05, 0.15) }).best.mae).toMatchObject({ value: 0.2, beaten: "yes" });
    expect(holdAgainst(list, { mae: figure(0.3, 0.25, 0.35) }).best.mae!.beaten).toBe("no");
    expect(holdAgainst(list, { spearman: figure(0.1, 0, 0.2) }, "length").best).toEqual({});
  });
});

describe("scoreYardsticks", () => {
  it("counts words whichever way they point", () => {
    const [length, constant] = scoreYardsticks([0.1, 0.2, 0.3, 0.4], [9, 7, 5, 3]);
    expect(length!.figures).toMatchObject({ spearman: expect.closeTo(1, 12), kendall: expect.closeTo(1, 12) });
    expect(constant!.figures.mae).toBeCloseTo(0.1, 12);
  });
});

describe("rankingYardsticks", () => {
  const candidates = [0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3].map((grade, i) => ({
    id: `d${i}`,
    title: "",
    snippet: i === 11 ? "harbour ships" : `snow ${i}`,
    grade,
  }));
  const row = { query_id: "q", query: "harbour ships", candidates };

  it("expects of chance what shuffling gives on average", () => {
    const chance = rankingYardsticks(row).find(({ name }) => name === "random")!;
    const random = seededRandom(1);
    const rounds = 20_000;
    let ndcg = 0;
    let reciprocal = 0;
    for (let i = 0; i < rounds; i += 1) {
      const keys = candidates.map(() => random());
      const order = candidates.map((_, at) => at).sort((left, right) => keys[left]! - keys[right]!);
      const shuffled = { ...row, candidates: order.map((at) => candidates[at]!) };
      const given = givenOf(shuffled.candidates.map(({ grade }) => grade));
      ndcg += given.ndcg / rounds;
      reciprocal += given.reciprocal / rounds;
    }
    expect(chance.ndcg_at_10!).toBeCloseTo(ndcg, 2);
    expect(chance.reciprocal_rank!).toBeCloseTo(reciprocal, 2);
    expect(chance.recall_at_10).toBe(10 / 12);
  });

  it("lets BM25 find the words", () => {
    const bm25 = rankingYardsticks(row).find(({ name }) => name === "bm25")!;
    expect(bm25.reciprocal_rank).toBe(1);
  });
});

function givenOf(grades: readonly number[]) {
  const gain = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);
  return {
    ndcg: gain(grades) / gain([...grades].sort((left, right) => right - left)),
    reciprocal: 1 / (grades.findIndex((grade) => grade > 0) + 1),
  };
}
