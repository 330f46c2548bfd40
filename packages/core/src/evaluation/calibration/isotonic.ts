import { poolAdjacent, type RisingBlock } from "../../numbers/index.ts";

/** A curve that turns a judge's probability into an observed one. */
export type CalibrationCurve = (probability: number) => number;

interface Block extends RisingBlock {
  from: number;
  to: number;
}

/**
 * Isotonic regression: the rising steps that lie nearest to what happened. Between two steps the curve is a straight
 * line and beyond the ends it is flat, as scikit-learn's with `out_of_bounds="clip"`.
 */
export function fitIsotonic(labels: readonly boolean[], probabilities: readonly number[]): CalibrationCurve {
  const byProbability = new Map<number, Block>();
  probabilities.forEach((probability, at) => {
    const block = byProbability.get(probability) ?? { n: 0, right: 0, from: probability, to: probability };
    block.n += 1;
    block.right += Number(labels[at]);
    byProbability.set(probability, block);
  });
  const blocks = [...byProbability.values()].sort((left, right) => left.from - right.from);
  const steps = poolAdjacent(blocks, (block, next) => {
    block.n += next.n;
    block.right += next.right;
    block.to = next.to;
  });
  const rate = ({ n, right }: Block) => right / n;
  return (probability) => {
    const after = steps.findIndex(({ from }) => from > probability);
    const before = steps[after === -1 ? steps.length - 1 : after - 1];
    if (before === undefined) return rate(steps[0]!);
    const next = after === -1 ? undefined : steps[after];
    if (next === undefined || probability <= before.to) return rate(before);
    const share = (probability - before.to) / (next.from - before.to);
    return rate(before) + share * (rate(next) - rate(before));
  };
}
