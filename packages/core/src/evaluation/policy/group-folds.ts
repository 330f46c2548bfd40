import { numberClusters } from "../bootstrap.ts";
import type { Random } from "../seeded-random.ts";

/** Deals the groups of rows to folds at random, so that no group stands on both sides; the fold of each row. */
export function groupFolds(clusters: readonly string[], folds: number, random: Random): Uint32Array {
  const { clusterOf, count } = numberClusters(clusters);
  const deck = Uint32Array.from({ length: count }, (_, at) => at % folds);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return clusterOf.map((cluster) => deck[cluster]!);
}
