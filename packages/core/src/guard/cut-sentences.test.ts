import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import { PACKS } from "../languages/packs.ts";
import { packOf, segmentSentences } from "../text/index.ts";
import { createSentenceCutter } from "./cut-sentences.ts";

const TEXT =
  "Dr. Bell opened the museum in 1932. It has 14 rooms! Is it open on Mondays? No, it is not.\n\nTickets cost 9.50 euros.";

function cut(text: string, sizes: readonly number[]): string[] {
  const cutter = createSentenceCutter(packOf("en"), {});
  const sentences: string[] = [];
  let at = 0;
  for (const size of [...sizes, text.length]) {
    sentences.push(...cutter.push(text.slice(at, at + size)));
    at += size;
  }
  return [...sentences, ...cutter.end()];
}

describe("a text that comes in pieces", () => {
  test("gives the sentences of the whole text, whatever the pieces", () => {
    const whole = segmentSentences(TEXT, packOf("en")).map(({ text }) => text);
    for (let size = 1; size < 40; size += 1) {
      const sizes = Array.from({ length: Math.ceil(TEXT.length / size) }, () => size);
      expect(cut(TEXT, sizes).map((sentence) => sentence.trim())).toEqual(whole);
    }
  });

  test("loses and invents nothing", () => {
    const pieces = fc.array(fc.string({ unit: "grapheme", maxLength: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(pieces, (all) => {
        const cutter = createSentenceCutter(undefined, PACKS);
        const given = [...all.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
        expect(given.join("").trim()).toBe(all.join("").trim());
      }),
    );
  });

  test("gives a sentence out as soon as the next one has begun", () => {
    const cutter = createSentenceCutter(packOf("en"), {});
    expect(cutter.push("The bridge opened in 1932. ")).toEqual([]);
    expect(cutter.push("It is ")).toEqual(["The bridge opened in 1932. "]);
  });

  test("also when the word comes letter by letter", () => {
    const cutter = createSentenceCutter(packOf("en"), {});
    const given = "The bridge opened in 1932. Industry grew".split("").map((letter) => cutter.push(letter));
    expect(given.flat()).toEqual(["The bridge opened in 1932. "]);
  });

  test("cuts no character in two", () => {
    const cutter = createSentenceCutter(packOf("en"), {});
    const given = [...cutter.push(`a${"😀".repeat(5000)}`), ...cutter.end()];
    for (const sentence of given) expect(sentence.isWellFormed()).toBe(true);
  });

  test("takes linear time without any stop", async () => {
    const cutter = createSentenceCutter(packOf("en"), {});
    const spent = (pieces: number) =>
      processorMs(() => {
        for (let at = 0; at < pieces; at += 1) cutter.push("word word word word ");
      });
    await spent(2000);
    const short = await spent(2000);
    expect(await spent(20_000)).toBeLessThan(Math.max(short, 5) * 25);
  });
});
