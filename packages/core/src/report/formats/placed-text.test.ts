import { describe, expect, it } from "vitest";
import { placedText } from "./placed-text.ts";

const text = "One two.\nThree four.\n\nFive six.";
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe("where a place is", () => {
  it("in a file of text: its lines and columns, for readers and for tools", () => {
    const placed = placedText("a.txt", text, undefined);
    expect(placed.where(at("four"))).toBe("a.txt:2:7");
    expect(placed.where(null)).toBe("a.txt");
    expect(placed.regionOf(at("two.\nThree"))).toEqual({ line: 1, endLine: 2, columns: { start: 5, end: 6 } });
    expect(placed.regionOf(null)).toBeNull();
  });

  it("in a record: its line for tools, the place in its field for readers", () => {
    const placed = placedText("summary_text", text, { kind: "record", file: "cases.jsonl", line: 7 });
    expect(placed.file).toBe("cases.jsonl");
    expect(placed.where(at("four"))).toBe("summary_text:2:7");
    expect(placed.regionOf(at("four"))).toEqual({ line: 7, endLine: 7, columns: null });
    expect(placed.regionOf(null)).toEqual({ line: 7, endLine: 7, columns: null });
  });

  it("in a document: the text that was read out of it, page by page where it has pages", () => {
    const whole = placedText("a.docx", text, { kind: "extracted", pages: [] });
    expect(whole.where(at("four"))).toBe("a.docx#text:2:7");
    const paged = placedText("a.pdf", text, { kind: "extracted", pages: [0, text.indexOf("Five")] });
    expect(paged.where(at("four"))).toBe("a.pdf#page=1:2:7");
    expect(paged.where(at("six"))).toBe("a.pdf#page=2:1:6");
    expect(paged.regionOf(at("six"))).toBeNull();
  });
});
