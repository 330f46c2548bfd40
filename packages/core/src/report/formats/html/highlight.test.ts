import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "./escape-html.ts";
import { type Highlight, highlight } from "./highlight.ts";

const place = (start: number, end: number, name: string): Highlight => ({
  start,
  end,
  attributes: `data-f="${name}"`,
  firstAttributes: ` data-n="${name}"`,
});

describe("highlight", () => {
  it("nests what lies inside and splits what crosses", () => {
    expect(highlight("0123456789", [place(2, 4, "b"), place(0, 6, "a")])).toBe(
      '<mark data-f="a" data-n="a">01<mark data-f="b" data-n="b">23</mark>45</mark>6789',
    );
    expect(highlight("0123456789", [place(0, 5, "a"), place(3, 8, "b")])).toBe(
      '<mark data-f="a" data-n="a">012<mark data-f="b" data-n="b">34</mark></mark><mark data-f="b">567</mark>89',
    );
  });

  it("shows a place without length as an empty mark", () => {
    expect(highlight("ab", [place(1, 1, "z")])).toBe('a<mark data-f="z" data-n="z"></mark>b');
  });

  it("keeps the text, closes what it opens, and covers exactly the places", () => {
    const places = fc.array(
      fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.string({ minLength: 12, maxLength: 12, unit: fc.constantFrom("a", "<", "&", '"', "é") }),
        places,
        (text, given) => {
          const html = highlight(
            text,
            given.map(([start, end], index) => place(start, end, String(index))),
          );
          const covered = given.map(() => "");
          const open: number[] = [];
          let shown = "";
          for (const [token, name] of html.matchAll(/<mark data-f="(\d+)"[^>]*>|<\/mark>|[^<]+/g)) {
            if (name !== undefined) open.push(Number(name));
            else if (token === "</mark>") expect(open.pop()).toBeDefined();
            else {
              shown += token;
              for (const index of open) covered[index] += token;
            }
          }
          expect(open).toEqual([]);
          expect(shown).toBe(escapeHtml(text));
          expect(covered).toEqual(given.map(([start, end]) => escapeHtml(text.slice(start, end))));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("stays linear under thousands of nested places", () => {
    const text = "x".repeat(40_000);
    const nested = Array.from({ length: 20_000 }, (_, index) => place(index, text.length - index, "n"));
    expect(highlight(text, nested).length).toBeLessThan(2_000_000);
  });
});
