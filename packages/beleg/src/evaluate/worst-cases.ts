import type { AgentResult, DatasetRow, Prediction } from "@beleg/core/contracts";

/** A row the judge was far off on, with what it saw. */
export interface WorstCase {
  readonly prediction: Prediction;
  readonly row: DatasetRow;
  readonly result: AgentResult;
}

/** Keeps the few rows with the largest distance; equal ones in dataset order. Null means: not a case. */
export function collectWorst(limit: number) {
  const kept: { readonly distance: number; readonly item: WorstCase }[] = [];
  return {
    offer(distance: number | null, item: WorstCase): void {
      if (distance === null || (kept.length === limit && distance <= kept.at(-1)!.distance)) return;
      const at = kept.findIndex((other) => other.distance < distance);
      kept.splice(at === -1 ? kept.length : at, 0, { distance, item });
      if (kept.length > limit) kept.pop();
    },
    list: (): readonly WorstCase[] => kept.map(({ item }) => item),
  };
}
