import { expect, test } from "vitest";
import { processorMs } from "../../../../../../../tests/support/processor-time.ts";
import { packOf } from "../../../../languages/pack-of.ts";
import { analyse, type Language } from "../../../../text/index.ts";
import { comparedText } from "../../source-text.ts";
import { ComparedSpan, readSentence } from "../compared-span.ts";
import { dropFrames } from "./drop-frames.ts";

function left(text: string, language: Language): string | undefined {
  const read = dropFrames(readSentence(comparedText(analyse(text, packOf(language))), 0));
  return read?.words.map((word) => word.lower).join(" ");
}

test.each<[Language, string, string]>([
  ["en", "Based on the given passages, Paris is large.", "paris is large"],
  ["en", "The passage states that Paris is large [2].", "paris is large"],
  ["en", "2. Preheat the oven.", "preheat the oven"],
  ["en", "Police do not mention names.", "police do not mention names"],
  ["en", "The [UNK] bridge of UNK was <unk> closed.", "the bridge of was closed"],
  ["de", "Laut den vorliegenden Dokumenten ist Paris groß.", "ist paris groß"],
  ["es", "Según los pasajes proporcionados, París es grande.", "parís es grande"],
  ["pt", "De acordo com o documento 2, choveu.", "choveu"],
])("%s: %s", (language, text, expected) => {
  expect(left(text, language)).toBe(expected);
});

test.each<[Language, string]>([
  ["en", "Unable to answer based on given passages."],
  ["en", "The provided context does not mention the cost."],
  ["de", "Die Passagen enthalten dazu keine Angaben."],
  ["es", "Los pasajes no mencionan el precio."],
  ["pt", "As passagens não mencionam o preço."],
])("%s: %s says nothing of the world", (language, text) => {
  expect(left(text, language)).toBeUndefined();
});

test("a capital behind the number of a list is no name", () => {
  const read = dropFrames(readSentence(comparedText(analyse("2. Preheat the oven.", packOf("en"))), 0));
  expect(read?.words[0]).toMatchObject({ lower: "preheat", capital: false });
});

test("takes linear time on hostile input", async () => {
  const spent = await processorMs(() => {
    for (const part of ["based on the ", "kann ", "pasaje ", "passage 1, ", "keine ", "[1, "]) {
      const text = part.repeat(5000);
      for (const language of ["en", "de", "es", "pt"] as const) {
        const place = { start: 0, end: text.length, text, language: packOf(language) };
        dropFrames(new ComparedSpan(place, [], () => ({ quantities: [], dates: [] })));
      }
    }
  });
  expect(spent).toBeLessThan(2000);
});
