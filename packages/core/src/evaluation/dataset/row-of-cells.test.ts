import { expect, it } from "vitest";
import { rowOfCells } from "./row-of-cells.ts";

it("makes a row of the cells of a record: objects of dotted columns, labels, lists, nothing of empty cells", () => {
  const row = rowOfCells([
    ["id", "7"],
    ["summary_text", "True"],
    ["has_error", "True"],
    ["gt.coherence", "4.5"],
    ["gt.readability", "-"],
    ["scores.faithfulness", "0.25"],
    ["scale", "[1, 5]"],
    ["system", ""],
  ]);
  expect(row).toEqual({
    id: "7",
    summary_text: "True",
    has_error: true,
    gt: { coherence: 4.5, readability: null },
    scores: { faithfulness: 0.25 },
    scale: [1, 5],
  });
});

it("hands on a label that is none, for the contract to refuse", () => {
  expect(rowOfCells([["has_error", "0"]])).toEqual({ has_error: false });
  expect(rowOfCells([["has_error", "maybe"]])).toEqual({ has_error: "maybe" });
});
