import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startId } from "./content-id.ts";

const reference = (text: string) =>
  `f_${createHash("sha1").update(text.toWellFormed(), "utf8").digest("hex").slice(0, 12)}`;

const contentId = (texts: readonly string[]) => {
  const id = startId("f");
  for (const text of texts) id.part(text);
  return id.finish();
};

describe("content ids", () => {
  it("agrees with another SHA-1 on any text, lone surrogates included", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(contentId([text])).toBe(reference(text));
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 90 }), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(contentId([text])).toBe(reference(text));
      }),
    );
  });

  it("agrees at every length around the block borders, also after a long text", () => {
    contentId(["ü".repeat(5000)]);
    for (let length = 0; length < 200; length += 1) {
      const text = "a".repeat(length);
      expect(contentId([text])).toBe(reference(text));
    }
  });

  it("takes texts joined with bars as one text", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 9 }), (texts) => {
        expect(contentId(texts)).toBe(reference(texts.join("||")));
      }),
    );
  });

  it("takes a part in pieces as one text", () => {
    expect(startId("f").part("a").text("b").part("c").text("").finish()).toBe(contentId(["ab", "c"]));
  });
});
