/** Values that stand together on the way up: how many, and how many of them were right. */
export interface RisingBlock {
  n: number;
  right: number;
}

/** Pool adjacent violators: joins neighbours until the share that was right never falls. */
export function poolAdjacent<Block extends RisingBlock>(
  blocks: readonly Block[],
  /** Adds the second block to the first. */
  join: (block: Block, next: Block) => void,
): Block[] {
  const rising: Block[] = [];
  for (const block of blocks) {
    rising.push({ ...block });
    for (let last = rising.at(-1)!, before = rising.at(-2); before !== undefined; before = rising.at(-2)) {
      if (before.right / before.n <= last.right / last.n) break;
      join(before, last);
      rising.pop();
      last = before;
    }
  }
  return rising;
}
