import type { Locale } from "../../../../locales/index.ts";
import { HEADS, type Reading, readingOf } from "./reading.ts";
import { featuresOf, sentencesOf } from "./sentence-features.ts";
import fitted from "./weights.json" with { type: "json" };

/** Reads a folded letter whose numbers are digits. */
export type LetterReader = (folded: string, locale: Locale, names: ReadonlySet<string>) => Reading;

/** The weights of a reader: features in order as gaps of seven bits a byte, four bits a weight, head by head. */
export interface ReaderWeights {
  readonly bias: readonly number[];
  readonly scale: readonly number[];
  readonly features: string;
  readonly weights: string;
}

interface Table {
  /** The row of each feature. */
  readonly rows: ReadonlyMap<number, number>;
  readonly cells: Int8Array;
}

/** Reads a letter with the weights that `scripts/train-letters.ts` fitted. */
export const readLetter: LetterReader = readerOf(fitted);

/** A reader with these weights, unpacked with the first letter. Linear time. */
export function readerOf(weights: ReaderWeights): LetterReader {
  let table: Table | undefined;
  return (folded, locale, names) => {
    table ??= unpack(weights);
    const { rows, cells } = table;
    return readingOf(
      sentencesOf(folded, locale).map((words) => {
        const features = featuresOf(words, locale, names);
        const sums = HEADS.map(() => 0);
        for (const feature of features) {
          const row = rows.get(feature);
          if (row === undefined) continue;
          for (let head = 0; head < HEADS.length; head += 1) sums[head]! += cells[row * HEADS.length + head]!;
        }
        return sums.map((sum, head) => sentenceHolds(weights.bias[head]!, sum * weights.scale[head]!, features.size));
      }),
    );
  };
}

/** How likely a sentence holds something: a long one is not surer for its length alone. */
function sentenceHolds(bias: number, sum: number, features: number): number {
  return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(features)));
}

function unpack({ features, weights }: ReaderWeights): Table {
  const rows = new Map<number, number>();
  let feature = 0;
  let gap = 0;
  for (const byte of bytesOf(features)) {
    gap = (gap << 7) | (byte & 127);
    if (byte > 127) continue;
    feature += gap;
    gap = 0;
    rows.set(feature, rows.size);
  }
  const cells = new Int8Array(rows.size * HEADS.length);
  for (const [i, byte] of bytesOf(weights).entries()) {
    cells[2 * i] = (byte >> 4) - 8;
    cells[2 * i + 1] = (byte & 15) - 8;
  }
  return { rows, cells };
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
