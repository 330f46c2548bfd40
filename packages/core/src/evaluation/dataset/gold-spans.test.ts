import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DatasetRow } from "../../contracts/index.ts";
import { humanScore } from "../index.ts";
import { goldSpans } from "./gold-spans.ts";

const row = (summary_text: string, error_spans: unknown[], rest: object = {}) =>
  DatasetRow.parse({ id: "r", summary_text, error_spans, ...rest });

describe("the places people marked", () => {
  it("are taken as they are when they cut out their text", () => {
    const spans = goldSpans(row("the red ship", [{ start: 4, end: 7, text: "red" }]), 1);
    expect(spans).toEqual({ spans: [{ start_char: 4, end_char: 7 }], unlocated: 0 });
  });

  it("are found when the end is inclusive, the start counts from 1, or code points were counted", () => {
    const place = [{ start_char: 4, end_char: 7 }];
    expect(goldSpans(row("the red ship", [{ start: 4, end: 6, text: "red" }]), 1).spans).toEqual(place);
    expect(goldSpans(row("the red ship", [{ start: 5, end: 7, text: "red" }]), 1).spans).toEqual(place);
    expect(goldSpans(row("😀😀the red", [{ start: 6, end: 9, text: "red" }]), 1).spans).toEqual([
      { start_char: 8, end_char: 11 },
    ]);
  });

  it("are searched for without offsets, and left out where two places fit", () => {
    expect(goldSpans(row("a red ship", [{ text: "red" }]), 1).spans).toEqual([{ start_char: 2, end_char: 5 }]);
    expect(goldSpans(row("red and red", [{ text: "red" }]), 1)).toEqual({ spans: [], unlocated: 1 });
    expect(goldSpans(row("a ship", [{ start: 3, end: 99 }]), 1)).toEqual({ spans: [], unlocated: 1 });
  });

  it("count votes by person: the same person twice is one vote", () => {
    const marks = [
      { worker: "a", start: 0, end: 6 },
      { worker: "a", start: 2, end: 8 },
      { worker: "b", start: 4, end: 10 },
    ];
    expect(goldSpans(row("0123456789", marks), 2).spans).toEqual([{ start_char: 4, end_char: 8 }]);
    expect(goldSpans(row("0123456789", marks), 1).spans).toEqual([{ start_char: 0, end_char: 10 }]);
    expect(goldSpans(row("0123456789", marks), 3).spans).toEqual([]);
  });

  it("equal a count per character", () => {
    const mark = fc.record({ worker: fc.constantFrom("a", "b", "c"), start: fc.nat(20), end: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(mark), fc.integer({ min: 1, max: 3 }), (marks, votes) => {
        const text = "x".repeat(20);
        const voters = Array.from({ length: 20 }, () => new Set<string>());
        for (const { worker, start, end } of marks) for (let i = start; i < end; i += 1) voters[i]?.add(worker);
        const expected = voters.map((who) => who.size >= votes);
        const actual = Array.from({ length: 20 }, () => false);
        for (const { start_char, end_char } of goldSpans(row(text, marks), votes).spans) {
          actual.fill(true, start_char, end_char);
        }
        expect(actual).toEqual(expected);
      }),
    );
  });
});

describe("people's scores", () => {
  it("are brought from their scale to [0, 1], worst first", () => {
    const judged = (gt: object, scale?: [number, number]) => row("x", [], { gt, ...(scale ? { scale } : {}) });
    expect(humanScore(judged({ coherence: 4 }, [1, 5]), "coherence")).toEqual({ status: "ok", value: 0.75 });
    expect(humanScore(judged({ readability: 0.3 }), "readability")).toEqual({ status: "ok", value: 0.3 });
    expect(humanScore(judged({ complexity: 7 }, [1, 7]), "readability")).toEqual({ status: "ok", value: 0 });
    expect(humanScore(judged({ fluency: 5 }, [1, 5]), "readability")).toEqual({ status: "ok", value: 1 });
    expect(humanScore(judged({ other: 1 }), "coherence")).toEqual({ status: "unlabelled" });
    expect(humanScore(judged({ coherence: 4 }), "coherence")).toEqual({
      status: "off_scale",
      key: "coherence",
      value: 4,
    });
    expect(humanScore(judged({ coherence: 4 }, [3, 3]), "coherence").status).toBe("off_scale");
  });
});
