import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../../../languages/pack-of.ts";
import { analyse } from "../../../../text/index.ts";
import { comparedText, readSourceText } from "../../source-text.ts";
import { indexGrams } from "./gram-index.ts";

/** Few different words: most of them stand at so many places that the index of all n-grams is asked. */
const words = fc.array(fc.constantFrom("harbour", "bridge", "ferry", "toll", "pier"), { maxLength: 400 });
const fewWords = fc.array(fc.constantFrom("harbour", "bridge", "ferry", "toll", "pier", "mayor"), { maxLength: 12 });

function gramsOf(stems: readonly string[], size: number): string[] {
  return stems.slice(0, Math.max(0, stems.length - size + 1)).map((_, at) => stems.slice(at, at + size).join(" "));
}

test("finds the same new n-grams as a list of all of them", () => {
  fc.assert(
    fc.property(fc.oneof(words, fewWords), fewWords, (article, summary) => {
      const source = readSourceText(article.join(" "), packOf("en"));
      const asked = comparedText(analyse(summary.join(" "), packOf("en"))).words;
      const stems = source.words.map(({ stem }) => stem);
      const expected = [2, 3, 4].map((size) => {
        const known = new Set(gramsOf(stems, size));
        const own = gramsOf(
          asked.map(({ stem }) => stem),
          size,
        );
        return own.filter((gram) => !known.has(gram)).length / Math.max(1, own.length);
      });
      expect(indexGrams(source.words, source.places).novelShares(asked)).toEqual(expected);
    }),
  );
});
