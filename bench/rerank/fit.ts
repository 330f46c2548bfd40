// Fits the scorer's parameters on some sets: one parameter after the other, as long as the mean of the sets gains.
import type { RankingParameters } from "../../packages/core/src/rerank/embedded/ranking-parameters.ts";

/** BM25 as every textbook has it, over title and text alike: nothing is taken over from an earlier fit. */
const PLAIN: RankingParameters = {
  saturation: 1.2,
  length: 0.75,
  title: 1,
  early: 0,
  background: 0,
  tellingList: 30,
  near: 0,
  proximity: 0,
  phrase: 0,
  feedback: 0,
  trustInBest: 3,
  neighbours: 0,
};

const GRID: Readonly<Record<keyof RankingParameters, readonly number[]>> = {
  background: [0.35, 0.5, 0.75],
  title: [2, 3],
  feedback: [0.1, 0.2],
  near: [0.3, 0.8],
  neighbours: [0.2, 0.4],
  early: [0.5, 1],
  proximity: [0.1, 0.2],
  length: [0.3, 0.5, 0.75],
  saturation: [0.9, 1.2],
  trustInBest: [1],
  tellingList: [],
  phrase: [],
};
/** Smaller gains are noise. */
const LEAST = 0.0003;
const ROUNDS = 2;

export function fitParameters<Set>(
  sets: readonly Set[],
  gainOf: (parameters: RankingParameters, set: Set) => number,
): RankingParameters {
  const rate = (parameters: RankingParameters) =>
    sets.reduce((sum, set) => sum + gainOf(parameters, set), 0) / sets.length;
  let best = PLAIN;
  let reached = rate(best);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, steps] of Object.entries(GRID)) {
      for (const step of steps) {
        if (best[name as keyof RankingParameters] === step) continue;
        const tried = { ...best, [name]: step };
        const gain = rate(tried);
        if (gain > reached + LEAST) [best, reached] = [tried, gain];
      }
    }
  }
  return best;
}
