import { describe, expect, it } from "vitest";
import { type Correction, corrected, correctionLines, readCorrections } from "./corrections.ts";

const one: Correction = {
  index: 7,
  id: "r7",
  should_be: false,
  was: true,
  note: "The source says so.",
  at: "2026-01-02T03:04:05.000Z",
};
const about = { evaluation_id: 3, task: "factuality", dataset_sha256: "ab" };

describe("corrections of labels", () => {
  it("survive the browser's memory, and whatever else stands there does not", () => {
    const kept = corrected(corrected({}, 7, one), 2, { ...one, index: 2, id: "r2" });
    expect(readCorrections(JSON.stringify(kept))).toEqual(kept);
    expect(readCorrections(JSON.stringify({ 7: one, 8: { id: 8 }, 9: null }))).toEqual({ 7: one });
    for (const broken of [null, "", "[", "7", '"x"', "null"]) expect(readCorrections(broken)).toEqual({});
  });

  it("can be taken back", () => {
    expect(corrected(corrected({}, 7, one), 7, null)).toEqual({});
  });

  it("are exported in the fields of a dataset, in its order", () => {
    const both = corrected(corrected({}, 7, one), 2, { ...one, index: 2, id: "r2", was: null });
    const lines = correctionLines(both, about).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: "r2", has_error: false, has_error_before: null },
      { id: "r7", has_error: false, has_error_before: true, note: one.note, evaluation_id: 3, dataset_sha256: "ab" },
    ]);
    const scored = correctionLines({ 7: { ...one, should_be: 0.25, was: 1 } }, { ...about, task: "readability" });
    expect(JSON.parse(scored)).toMatchObject({ gt: { readability: 0.25 }, scale: [0, 1], gt_before: 1 });
  });
});
