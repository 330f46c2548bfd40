import type { ReaderWeights } from "../../packages/core/src/decision/explain/filter/reader/read-letter.ts";
import { HEADS } from "../../packages/core/src/decision/explain/filter/reader/reading.ts";
import type { ReaderModel } from "./train-reader.ts";

/** The steps of a weight to either side of zero, and the share of weights that need no more. */
const STEPS = 7;
const UNCLIPPED = 0.998;

/** The weights of a model as the reader unpacks them. */
export function packReader({ rows, weights, bias }: ReaderModel): ReaderWeights {
  const count = HEADS.length;
  const scale = HEADS.map((_, head) => {
    const sizes = Array.from(rows.values(), (row) => Math.abs(weights[row * count + head]!)).sort((a, b) => a - b);
    return (sizes[Math.floor(UNCLIPPED * (sizes.length - 1))] ?? 1) / STEPS;
  });
  const steps = (cell: number) => {
    const value = Math.round((weights[cell] ?? 0) / scale[cell % count]!);
    return Math.max(-STEPS, Math.min(STEPS, value)) + 8;
  };
  const cells = Array.from({ length: (rows.size * count) / 2 }, (_, i) => (steps(2 * i) << 4) | steps(2 * i + 1));
  let before = 0;
  const keys = Array.from(rows.keys(), (feature) => {
    const gap = feature - before;
    before = feature;
    return [gap >> 21, (gap >> 14) & 127, (gap >> 7) & 127, gap & 127];
  }).flatMap((parts) => {
    const first = Math.min(
      3,
      parts.findIndex((part) => part !== 0),
    );
    return parts.slice(first).map((part, i, kept) => (i < kept.length - 1 ? part | 128 : part));
  });
  const short = (value: number) => Number(value.toPrecision(6));
  return {
    bias: [...bias].map(short),
    scale: scale.map(short),
    features: Buffer.from(keys).toString("base64"),
    weights: Buffer.from(cells).toString("base64"),
  };
}
