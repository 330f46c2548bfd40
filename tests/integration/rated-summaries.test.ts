import { spearman } from "@beleg/core/evaluation";
import { describe, expect, it } from "vitest";
import { RATED_JUDGES, readRated, scoreRated } from "../../bench/prose-rated/score-rated.ts";
import { humanScore } from "../../scripts/judges/read-rows.ts";

// Written for this project and rated by language models; see bench/prose-rated/README.md.
describe.each(RATED_JUDGES)("the rank of rated Spanish summaries by $dimension", (judge) => {
  it.each([...readRated()])("follows the raters: %s", (_, rows) => {
    const rated = rows.map((row) => humanScore(row, judge.dimension));
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(spearman(scoreRated(rows, judge), rated)).toBeGreaterThanOrEqual(judge.bar);
  });
});
