import type { FrequencyTable } from "../parts/word-rules.ts";
import { readStemList, STEP, writeStemList } from "./stem-list.ts";

/** Keeps the characters of bands, 0 to 80, within those that can be read. */
const FIRST = 40;

/** Stems with their bands, in short. */
export function writeFrequencies(bands: ReadonlyMap<string, number>): FrequencyTable {
  const stems = [...bands.keys()].sort();
  return {
    stems: writeStemList(stems),
    bands: String.fromCharCode(...stems.map((stem) => FIRST + bands.get(stem)!)),
  };
}

/** The band of each stem of some tables, in steps; a later table has the last word. */
export function* readFrequencies(...tables: readonly FrequencyTable[]): Generator<number, Map<string, number>> {
  const read = new Map<string, number>();
  for (const { stems, bands } of tables) {
    const list = yield* readStemList(stems);
    // By index: 24,000 stems through an iterator take a cold thread three times as long.
    for (let at = 0; at < list.length; at += 1) {
      read.set(list[at]!, bands.charCodeAt(at) - FIRST);
      if (at % STEP === 0) yield 500;
    }
  }
  return read;
}
