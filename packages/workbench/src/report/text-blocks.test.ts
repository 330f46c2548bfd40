import { describe, expect, it } from "vitest";
import { textBlocks } from "./text-blocks.ts";

const mark = (start: number, end: number) => ({ key: `${start}`, start, end });

describe("textBlocks", () => {
  it("leaves a short text in one piece", () => {
    expect(textBlocks("Two words.", [mark(4, 9)])).toEqual([{ text: "Two words.", marks: [mark(4, 9)] }]);
    expect(textBlocks("", [])).toEqual([{ text: "", marks: [] }]);
  });

  it.each([
    ["lines", `${"A line of words.\n".repeat(500)}`],
    ["one paragraph", "A sentence of words. ".repeat(500)],
    ["no blanks at all", "x".repeat(9000)],
  ])("loses no character and no marked word of %s", (_, text) => {
    const marks = Array.from({ length: 60 }, (_item, at) => mark(at * 130, at * 130 + (at % 9 === 0 ? 4000 : 40)));
    const blocks = textBlocks(text, marks);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.map((block) => block.text).join("")).toBe(text);
    for (const { text: own } of blocks) expect(own.length).toBeLessThanOrEqual(2000);
    const words = new Map<string, string>();
    for (const block of blocks)
      for (const { key, start, end } of block.marks)
        words.set(key, (words.get(key) ?? "") + block.text.slice(start, end));
    for (const { key, start, end } of marks) expect(words.get(key), key).toBe(text.slice(start, end));
  });
});
