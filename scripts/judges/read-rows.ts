import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of the development data, as far as the judges need it. */
export interface TrainingRow {
  readonly article_text?: string;
  readonly summary_text: string;
  readonly group: string;
  readonly system?: string;
  readonly gt: Readonly<Record<string, number>>;
  readonly scale: readonly [number, number];
}

/** Reads one JSONL file of the development data. */
export function readRows(folder: string, file: string): TrainingRow[] {
  return readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as TrainingRow);
}

/** A human score on 0–1, 1 best; complexity is turned around. */
export function humanScore(row: TrainingRow, dimension: string): number {
  const [low, high] = row.scale;
  const share = (row.gt[dimension]! - low) / (high - low);
  return dimension === "complexity" ? 1 - share : share;
}
