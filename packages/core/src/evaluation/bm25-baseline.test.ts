import { describe, expect, it } from "vitest";
import { bm25Scores } from "./index.ts";

const row = (query: string, snippets: readonly string[]) => ({
  query_id: "q",
  query,
  lang: "en",
  candidates: snippets.map((snippet, i) => ({ id: String(i), title: "", snippet })),
});

describe("the BM25 baseline", () => {
  it("agrees with the formula worked by hand", () => {
    // Two candidates of two content words each, one of them with the term: idf = ln(1 + 1.5/1.5), tf part = 2.2/2.2.
    const [holding, other] = bm25Scores(row("harbour", ["harbour lights", "mountain lights"]));
    expect(holding).toBeCloseTo(Math.log(2), 12);
    expect(other).toBe(0);
  });

  it("prefers the rare word and the candidate that repeats it", () => {
    const scores = bm25Scores(
      row("harbour town", ["town square market", "harbour wall market", "town harbour harbour"]),
    );
    expect(scores[2]!).toBeGreaterThan(scores[1]!);
    expect(scores[2]!).toBeGreaterThan(scores[0]!);
  });

  it("scores nothing for a query of stop words and survives empty candidates", () => {
    expect(bm25Scores(row("the of and", ["a town", ""]))).toEqual([0, 0]);
  });
});
