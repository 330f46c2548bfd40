import { describe, expect, it } from "vitest";
import { packOf } from "../../../../languages/pack-of.ts";
import { lexiconOf } from "./lexicon.ts";

describe("lexiconOf", () => {
  it("knows synonyms and opposites from both sides", () => {
    const english = lexiconOf(packOf("en"));
    const isSynonym = (one: string, other: string) => english.hasSynonymIn(one, new Set([other]));
    const isOpposite = (one: string, other: string) => english.hasOppositeIn(one, new Set([other]));
    expect(isSynonym("abolit", "abolish") && isSynonym("abolish", "abolit")).toBe(true);
    expect(isOpposite("absent", "present") && isOpposite("present", "absent")).toBe(true);
    expect(isSynonym("abolish", "harbour")).toBe(false);
  });
});
