/**
 * Trains the second reader of customer letters on every set and sentence in bench/customer-filter:
 *
 *     node scripts/train-letters.ts
 *
 * The same texts give the same weights, byte for byte. `node bench/letters.ts` estimates how it does on letters it has not seen.
 */
import { writeFileSync } from "node:fs";
import { packReader } from "./letters/pack-reader.ts";
import { trainReader } from "./letters/train-reader.ts";
import { readCorpora, readSentences, readSets } from "./letters/training-rows.ts";

const model = trainReader([...readSets().map((letter) => letter.row), ...readSentences(), ...readCorpora()]);
const target = new URL("../packages/core/src/decision/explain/filter/reader/weights.json", import.meta.url);
const packed = `${JSON.stringify(packReader(model))}\n`;
writeFileSync(target, packed);
process.stdout.write(`${model.rows.size} features, ${packed.length} bytes\n`);
