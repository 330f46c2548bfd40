import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { foldText, isGraphemeBoundary } from "../index.ts";

/** The original slice behind the first folded occurrence of a needle. */
function find(text: string, needle: string, options = {}): string | undefined {
  const folded = foldText(text, options);
  const wanted = foldText(needle, options).text.trim();
  const at = folded.text.indexOf(wanted);
  if (at < 0) return undefined;
  const { start, end } = folded.toOriginal(at, at + wanted.length);
  return text.slice(start, end);
}

describe("foldText", () => {
  it.each([
    ["white space", "the  big\n\tcity\u00a0hall", "big city hall", "big\n\tcity\u00a0hall"],
    ["double quotes", "He said “no” and «yes» and „ja“.", '"no" and "yes" and "ja"', "“no” and «yes» and „ja“"],
    ["apostrophes", "It’s Ann‘s", "It's Ann's", "It’s Ann‘s"],
    ["tokenised quotes", "``no'' he said", '"no" he', "``no'' he"],
    ["dashes", "1990–2000 — then −5 -- done", "1990-2000 - then -5 - done", "1990–2000 — then −5 -- done"],
    ["ellipsis", "and so… on", "so... on", "so… on"],
    ["ligatures", "the ﬁnal oﬀer", "final offer", "ﬁnal oﬀer"],
    ["full-width forms", "ＡＢＣ１２", "ABC12", "ＡＢＣ１２"],
    ["combining marks", "Cafe\u0301 Mu\u0308ller", "Café Müller", "Cafe\u0301 Mu\u0308ller"],
    ["soft hyphens and zero-width signs", "Bundes\u00adkanz\u200bler", "Bundeskanzler", "Bundes\u00adkanz\u200bler"],
    ["markdown", "the **very** _big_ `city`", "very big city", "very** _big_ `city"],
    ["headings and quotations", "# Title\n> said", "Title said", "Title\n> said"],
  ])("folds %s and finds the original", (_name, text, needle, original) => {
    expect(find(text, needle)).toBe(original);
  });

  it("keeps what carries meaning", () => {
    for (const text of ["5*3", "snake_case", "10²", "5½", "C# and F#", "a < b > c", "3 * 4", "~5"]) {
      expect(foldText(text).text).toBe(text);
    }
  });

  it("folds case only when asked, with ß as ss", () => {
    expect(find("Die STRASSE", "straße")).toBeUndefined();
    expect(find("Die STRASSE", "straße", { ignoreCase: true })).toBe("STRASSE");
    expect(find("Große Straße", "GROSSE STRASSE", { ignoreCase: true })).toBe("Große Straße");
  });

  it("keeps markdown marks when asked", () => {
    expect(foldText("**a**", { ignoreMarkdown: false }).text).toBe("**a**");
  });

  const pieces = [
    ..."aAß \n*_`#>-–—.…'\"“”„«»é".split(""),
    "\u0301",
    "\u0327",
    "\u00ad",
    "\u200b",
    "\u200d",
    "\ufe0f",
    "ﬁ",
    "Ａ",
    "İ",
    "ς",
    "😀",
    "👨‍👩‍👧",
    "🇩🇪",
    "\ud83d",
    "\ude00",
    "\u0600",
    "한",
    "\u1100",
    "\u1161",
    "\r\n",
    "\u00a0",
    "я",
    "''",
    "``",
  ];
  const anyText = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join("")),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
  );

  it("maps every range back to whole graphemes, in order, for any text", () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), fc.nat(), fc.nat(), (text, ignoreCase, a, b) => {
        const folded = foldText(text, { ignoreCase });
        const start = folded.text.length === 0 ? 0 : a % folded.text.length;
        const end = start + (b % (folded.text.length - start + 1));
        const range = folded.toOriginal(start, end);
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThanOrEqual(text.length);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        if (end > start) expect(range.end).toBeGreaterThan(range.start);
        expect(isGraphemeBoundary(text, range.start), "start").toBe(true);
        expect(isGraphemeBoundary(text, range.end), "end").toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it("folds plain words to themselves with the identity map", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,5}$/), (text) => {
        const folded = foldText(text);
        expect(folded.text).toBe(text);
        expect(folded.toOriginal(1, text.length)).toEqual({ start: 1, end: text.length });
      }),
    );
  });

  it.each(pieces.concat(["e\u0301\u0327", "\u0327\u0301", "! 😀", "a*"]))(
    "takes linear time on a long run of %j",
    async (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(await processorMs(() => foldText(text, { ignoreCase: true }))).toBeLessThan(5000);
    },
  );
});
