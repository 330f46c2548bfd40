import type { CalibrationPoint } from "../contracts/index.ts";
import { poolAdjacent } from "../numbers/index.ts";
import { rounded } from "./trust-rate.ts";

/** A verdict whose truth is known. */
export interface KnownVerdict {
  readonly confidence: number;
  readonly right: boolean;
}

/** A block of fewer verdicts is joined with its neighbour: its share would be chance. */
const SMALLEST_BLOCK = 15;

type Block = { n: number; right: number; confidence: number };

/**
 * Isotonic regression: how often verdicts were right, never falling with their confidence. Blocks too small to mean
 * anything are joined, and every share is drawn a little to the middle, so that "always right so far" is never certainty.
 */
export function calibrate(verdicts: readonly KnownVerdict[]): CalibrationPoint[] {
  // Equal confidences are one block: nothing tells them apart.
  const byConfidence = new Map<number, Block>();
  for (const { confidence, right } of verdicts) {
    const block = byConfidence.get(confidence) ?? { n: 0, right: 0, confidence: 0 };
    add(block, { n: 1, right: Number(right), confidence });
    byConfidence.set(confidence, block);
  }
  const blocks = [...byConfidence].sort(([left], [right]) => left - right).map(([, block]) => block);
  return poolAdjacent(joined(blocks), add).map(({ n, right, confidence }) => ({
    confidence: rounded(confidence / n),
    right: rounded((right + 1) / (n + 2)),
  }));
}

function joined(blocks: readonly Block[]): Block[] {
  const large: Block[] = [];
  for (const block of blocks) {
    const last = large.at(-1);
    if (last !== undefined && last.n < SMALLEST_BLOCK) add(last, block);
    else large.push({ ...block });
  }
  const rest = large.at(-1);
  const before = large.at(-2);
  if (rest !== undefined && before !== undefined && rest.n < SMALLEST_BLOCK) {
    add(before, rest);
    large.pop();
  }
  return large;
}

function add(block: Block, { n, right, confidence }: Block): void {
  block.n += n;
  block.right += right;
  block.confidence += confidence;
}
