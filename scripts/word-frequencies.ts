// Makes packages/core/src/languages/*/{frequencies,rare-frequencies}.ts from word frequency lists: one JSON file per language,
// `[["the", 0.0537], …]`, as `wordfreq.get_frequency_dict` gives them (see docs/decisions/0030-word-frequencies.md).
//
//   node scripts/word-frequencies.ts FOLDER        reads FOLDER/freq_{en,de,es,pt}.json

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "../packages/core/src/languages/language.ts";
import { packOf } from "../packages/core/src/languages/pack-of.ts";
import { writeFrequencies } from "../packages/core/src/languages/shared/frequency-table.ts";
import { stem } from "../packages/core/src/text/words/stem.ts";

/** Rarer stems share the frequency of the unknown word: they differ by less than the lists are exact. */
const STEMS = 24_000;
/** Rarer stems are alike to a check, whose scale of rarity ends here; a ranking tells them apart. */
const RARE_BELOW = 33;
/** No verdict changes where words are told apart no finer, and a page fetches 5 kB less. */
const STEP = 8;

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of the frequency lists");
for (const language of LANGUAGES) writeTable(language, join(folder, `freq_${language}.json`));

function writeTable(language: Language, file: string): void {
  const sums = new Map<string, number>();
  for (const [word, frequency] of JSON.parse(readFileSync(file, "utf8")) as [string, number][]) {
    if (!/^[\p{L}\p{M}'’-]+$/u.test(word)) continue;
    const key = stem(word, packOf(language));
    sums.set(key, (sums.get(key) ?? 0) + frequency);
  }
  const kept = [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, STEMS);
  // Zipf scale in tenths: 10 · log10(occurrences per thousand million words).
  const bands = kept.map(([key, frequency]) => [key, coarse(Math.round(10 * Math.log10(frequency * 1e9)))] as const);
  writePart(language, "frequencies", new Map(bands.filter(([, band]) => band >= RARE_BELOW)));
  writePart(language, "rare-frequencies", new Map(bands.filter(([, band]) => band < RARE_BELOW)));
}

/** The middle of a step of a check's scale; the rare end, which only rankings read, keeps its tenths. */
function coarse(band: number): number {
  return band < RARE_BELOW ? band : RARE_BELOW + STEP * Math.floor((band - RARE_BELOW) / STEP) + STEP / 2;
}

function writePart(
  language: Language,
  name: "frequencies" | "rare-frequencies",
  bands: ReadonlyMap<string, number>,
): void {
  const table = writeFrequencies(bands);
  const text = `// Made by scripts/word-frequencies.ts from the word lists of wordfreq (CC BY-SA 4.0, see THIRD-PARTY-NOTICES.md).
import type { FrequencyTable } from "../parts/word-rules.ts";

export const ${name === "frequencies" ? "frequencies" : "rareFrequencies"}: FrequencyTable = {
  stems:
    ${JSON.stringify(table.stems)},
  bands:
    ${JSON.stringify(table.bands)},
};
`;
  writeFileSync(new URL(`../packages/core/src/languages/${language}/${name}.ts`, import.meta.url), text);
}
