import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leastOfThree } from "../../../../tests/support/least-of-three.ts";
import { type Marked, markTree, type Piece } from "./mark-tree.ts";

function wordsOf(pieces: readonly Piece<Marked>[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : wordsOf(piece.pieces))).join("");
}

function partsOf(pieces: readonly Piece<Marked>[], key: string): { words: string; first: boolean }[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string") return [];
    const own = piece.mark.key === key ? [{ words: wordsOf(piece.pieces), first: piece.first }] : [];
    return [...own, ...partsOf(piece.pieces, key)];
  });
}

const texts = fc.string({ unit: "binary", maxLength: 60 });
const places = fc.array(fc.tuple(fc.nat(70), fc.nat(70)), { maxLength: 12 });

describe("markTree", () => {
  it("keeps every word and gives each place exactly its own, whatever the places do", () => {
    fc.assert(
      fc.property(texts, places, (text, pairs) => {
        const marks = pairs.map(([start, end], index) => ({ key: String(index), start, end }));
        const tree = markTree(text, marks);
        expect(wordsOf(tree)).toBe(text);
        for (const { key, start, end } of marks) {
          const parts = partsOf(tree, key);
          const possible = start < end && end <= text.length;
          expect(parts.map(({ words }) => words).join("")).toBe(possible ? text.slice(start, end) : "");
          expect(parts.filter(({ first }) => first)).toHaveLength(possible ? 1 : 0);
        }
      }),
    );
  });

  it("nests what lies inside and cuts what crosses", () => {
    const marks = [
      { key: "a", start: 0, end: 5 },
      { key: "b", start: 3, end: 8 },
    ];
    expect(markTree("abcdefghij", marks)).toMatchObject([
      { mark: { key: "a" }, pieces: ["abc", { mark: { key: "b" }, first: true, pieces: ["de"] }] },
      { mark: { key: "b" }, first: false, pieces: ["fgh"] },
      "ij",
    ]);
  });

  it("stays quick with thousands of marks on one place", async () => {
    const marks = Array.from({ length: 5000 }, (_, index) => ({ key: String(index), start: 0, end: 10_000 - index }));
    const clocked = () => {
      const started = performance.now();
      expect(wordsOf(markTree("x".repeat(10_000), marks))).toHaveLength(10_000);
      return performance.now() - started;
    };
    expect(await leastOfThree(clocked, 2000)).toBeLessThan(2000);
  });
});
