import type { Estimator } from "../estimator.ts";
import { seededRandom } from "../seeded-random.ts";

/** The chance of a correlation this strong if scores were dealt to the units at random; null where it is undefined. */
export function shuffleP(
  prepare: (truths: ArrayLike<number>, scores: ArrayLike<number>) => Estimator,
  truths: readonly number[],
  scores: readonly number[],
  { seed, shuffles }: { readonly seed: number; readonly shuffles: number },
): number | null {
  const observed = prepare(truths, scores)();
  if (observed === null) return null;
  const random = seededRandom(seed);
  const dealt = Float64Array.from(scores);
  let extreme = 0;
  for (let round = 0; round < shuffles; round += 1) {
    for (let at = dealt.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [dealt[at], dealt[other]] = [dealt[other]!, dealt[at]!];
    }
    if (Math.abs(prepare(truths, dealt)() ?? 0) >= Math.abs(observed) - 1e-12) extreme += 1;
  }
  return (extreme + 1) / (shuffles + 1);
}
