/**
 * Trains the second reader of customer letters on the sets and sentences in bench/customer-filter, but for the sets kept apart:
 *
 *     node scripts/train-letters.ts
 *
 * The same texts give the same weights, byte for byte. `node bench/letters.ts` estimates how it does on letters it has not seen.
 */
import { writeFileSync } from "node:fs";
import { packReader } from "./letters/pack-reader.ts";
import { trainReader } from "./letters/train-reader.ts";
import { taughtRows } from "./letters/training-rows.ts";

const model = trainReader(taughtRows());
const target = new URL("../packages/core/src/decision/explain/filter/reader/weights.json", import.meta.url);
const lines = Object.entries(packReader(model)).map(([name, value]: [string, unknown]) => {
  const text = Array.isArray(value) ? `[${value.join(", ")}]` : JSON.stringify(value);
  return `  "${name}": ${text}`;
});
const packed = `{\n${lines.join(",\n")}\n}\n`;
writeFileSync(target, packed);
process.stdout.write(`${model.rows.size} features, ${packed.length} bytes\n`);
