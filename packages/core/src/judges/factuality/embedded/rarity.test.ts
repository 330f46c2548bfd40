import { expect, it } from "vitest";
import { LANGUAGES } from "../../../languages/language.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { readFrequencies } from "../../../languages/shared/frequency-table.ts";
import { atOnce } from "../../../text/at-once.ts";
import { rarityOf } from "./rarity.ts";

it.each(LANGUAGES)("%s: the stems that a check leaves out are as rare to it as unknown ones", (code) => {
  const language = packOf(code);
  const rarity = (stem: string) => rarityOf(stem, language);
  const left = [...atOnce(readFrequencies(language.words.rareFrequencies!)).keys()];
  const kept = [...atOnce(readFrequencies(language.words.frequencies)).keys()];
  expect(left.length).toBeGreaterThan(1000);
  expect(left.filter((stem) => rarity(stem) !== 1)).toEqual([]);
  expect(kept.filter((stem) => rarity(stem) === 1)).toEqual([]);
});
