import { seededRandom } from "@beleg/core/evaluation";
import { type readProblem, scoreRow, train } from "./problems.ts";

/** Scores of every row from weights that never saw a row of its cluster. */
export function crossValidate(
  read: ReturnType<typeof readProblem>,
  clusters: readonly string[],
  folds: number,
  seed: number,
): number[] {
  const names = shuffle([...new Set(clusters)].sort(), seed);
  const foldOf = new Map(names.map((name, i) => [name, i % folds]));
  const predicted = clusters.map(() => Number.NaN);
  for (let fold = 0; fold < folds; fold += 1) {
    const inside = clusters.map((cluster) => foldOf.get(cluster) === fold);
    const weights = train(
      read,
      inside.flatMap((held, i) => (held ? [] : [i])),
    );
    inside.forEach((held, i) => {
      if (held) predicted[i] = scoreRow(read, i, weights);
    });
  }
  return predicted;
}

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
