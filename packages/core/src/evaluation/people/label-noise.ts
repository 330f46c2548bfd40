import type { LabelNoise } from "../../contracts/evaluation/people-agreement.ts";
import { percentileInterval } from "../bootstrap.ts";
import { type Random, seededRandom } from "../seeded-random.ts";
import type { Ratings, RatingTask } from "./people-agreement.ts";

const LEVELS = [0.02, 0.05, 0.1] as const;
const DRAWS = 100;

/** The figures of a judge if some labels were wrong: how much of a difference is only the labelling? */
export function labelNoise(
  { truth, rating }: Ratings,
  figures: RatingTask["figures"],
  spoil: (value: number, noise: number, random: Random) => number,
  seed: number,
): LabelNoise {
  return LEVELS.map((noise) => {
    const random = seededRandom(seed);
    const drawn = Array.from({ length: DRAWS }, () =>
      figures({ truth: truth.map((value) => spoil(value, noise, random)), rating }),
    );
    const names = Object.keys(figures({ truth, rating }));
    const spread = names.map((name) => {
      const values = drawn.flatMap((one) => one[name] ?? []);
      const mean = values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
      return [name, { mean, ...percentileInterval(values) }] as const;
    });
    return { noise, figures: Object.fromEntries(spread) };
  });
}

/** Turns a yes into a no, and back, with the chance `noise`. */
export const flipLabel = (value: number, noise: number, random: Random) => (random() < noise ? 1 - value : value);

/** Moves a score by up to about twice `noise` either way (a triangle of that deviation), inside [0, 1]. */
export const moveScore = (value: number, noise: number, random: Random) =>
  Math.max(0, Math.min(1, value + noise * Math.sqrt(6) * (random() - random())));
