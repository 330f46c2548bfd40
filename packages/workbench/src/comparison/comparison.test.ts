import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffWords } from "./diff-words.ts";
import { matchClaims } from "./match-claims.ts";

const told = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "gone" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

describe("diffWords", () => {
  it("tells words that went from words that came", () => {
    expect(told("The bridge is 420 metres long.", "The bridge is 240 metres long.")).toBe(
      "The bridge is [-420 -]{+240 +}metres long.",
    );
    expect(told("One. Two. Three.", "One. Three. Four.")).toBe("One. [-Two. -]Three{+. Four+}.");
    expect(told("", "All new")).toBe("{+All new+}");
    expect(told("Same", "Same")).toBe("Same");
    expect(told("", "")).toBe("");
  });

  it("loses nothing, whatever the texts and however early it gives up", () => {
    const words = fc.array(fc.constantFrom("a ", "b ", "c.", " ", "ß", "\n", "😀"), { maxLength: 40 });
    fc.assert(
      fc.property(words, words, fc.integer({ min: 0, max: 60 }), (left, right, most) => {
        const [before, after] = [left.join(""), right.join("")];
        const parts = diffWords(before, after, most);
        const side = (without: string) =>
          parts
            .filter(({ kind }) => kind !== without)
            .map(({ text }) => text)
            .join("");
        expect([side("new"), side("gone")]).toEqual([before, after]);
      }),
    );
  });

  it("finds the fewest changes of single words", () => {
    const letters = fc.array(fc.constantFrom("a ", "b ", "c "), { maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, (left, right) => {
        const parts = diffWords(left.join(""), right.join(""));
        const size = (kind: string) =>
          parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.length / 2, 0);
        expect(size("same")).toBe(longestCommon(left, right));
      }),
    );
  });

  it("bounds its work on texts with nothing in common", () => {
    const [before, after] = ["a b ".repeat(20_000), "c d ".repeat(20_000)];
    expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(["gone", "new"]);
  });
});

/** By the book, for short lists. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  const table = [...a, ""].map(() => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i]![j] = a[i] === b[j] ? 1 + table[i + 1]![j + 1]! : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table[0]![0]!;
}

describe("matchClaims", () => {
  const claim = (text: string, label = "correct") => ({ text, label });
  const shown = (pairs: ReturnType<typeof matchClaims>) =>
    pairs.map(({ change, before, after }) => [change, before?.text ?? null, after?.text ?? null]);

  it("finds claims by their words, then by most of them, and puts what changed first", () => {
    const before = [
      claim("It opened in 1930."),
      claim("It is 420 metres long."),
      claim("The mayor spoke.", "uncertain"),
    ];
    const after = [claim("It is 240 metres long.", "incorrect"), claim("it  opened in 1930."), claim("Nobody came.")];
    expect(shown(matchClaims(before, after))).toEqual([
      ["verdict", "It is 420 metres long.", "It is 240 metres long."],
      ["new", null, "Nobody came."],
      ["gone", "The mayor spoke.", null],
      ["same", "It opened in 1930.", "it  opened in 1930."],
    ]);
  });

  it("matches a claim that is said twice once each", () => {
    const twice = [claim("It rains."), claim("It rains.")];
    expect(matchClaims(twice, twice.slice(0, 1)).map(({ change }) => change)).toEqual(["gone", "same"]);
  });

  it("has every claim of both sides exactly once", () => {
    const claims = fc.array(fc.record({ text: fc.constantFrom("a b", "a c", "b c", "d"), label: fc.constant("x") }));
    fc.assert(
      fc.property(claims, claims, (before, after) => {
        const pairs = matchClaims(before, after);
        expect(new Set(pairs.flatMap((pair) => pair.before ?? []))).toEqual(new Set(before));
        expect(pairs.flatMap((pair) => pair.after ?? [])).toHaveLength(after.length);
      }),
    );
  });
});
