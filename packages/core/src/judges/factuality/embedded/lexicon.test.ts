import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../languages/language.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { readFrequencies } from "../../../languages/shared/frequency-table.ts";
import { atOnce } from "../../../text/at-once.ts";
import { lexiconOf } from "./lexicon.ts";

describe("lexiconOf", () => {
  it.each(LANGUAGES)("%s: the stems that a check leaves out are as rare to it as unknown ones", (code) => {
    const language = packOf(code);
    const { rarity } = lexiconOf(language);
    const left = [...atOnce(readFrequencies(language.words.rareFrequencies!)).keys()];
    const kept = [...atOnce(readFrequencies(language.words.frequencies)).keys()];
    expect(left.length).toBeGreaterThan(1000);
    expect(left.filter((stem) => rarity(stem) !== 1)).toEqual([]);
    expect(kept.filter((stem) => rarity(stem) === 1)).toEqual([]);
  });

  it("knows synonyms and opposites from both sides", () => {
    const english = lexiconOf(packOf("en"));
    const isSynonym = (one: string, other: string) => english.hasSynonymIn(one, new Set([other]));
    const isOpposite = (one: string, other: string) => english.hasOppositeIn(one, new Set([other]));
    expect(isSynonym("abolit", "abolish") && isSynonym("abolish", "abolit")).toBe(true);
    expect(isOpposite("absent", "present") && isOpposite("present", "absent")).toBe(true);
    expect(isSynonym("abolish", "harbour")).toBe(false);
  });
});
