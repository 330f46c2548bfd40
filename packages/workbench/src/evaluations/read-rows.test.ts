import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRows } from "./read-rows.ts";
import { sampleRows } from "./sample-rows.ts";

const row = fc.record({ id: fc.string(), summary_text: fc.string() });

describe("readRows", () => {
  it("gives back what was written, as lines or as one array", () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const lines = rows.map((one) => `${JSON.stringify(one)}\n`).join("\n");
        expect(readRows(lines)).toEqual({ status: "ok", rows });
        expect(readRows(JSON.stringify(rows, null, 2))).toEqual({ status: "ok", rows });
      }),
    );
  });

  it.each([
    ['{"id": 1}\n{"id": 2', 2],
    ['{"id": 1}\n\n[1]', 3],
    ["null", 1],
    ['[{"id": 1}, 2]', 2],
  ])("names the line that is no object: %j", (text, line) => {
    expect(readRows(text)).toEqual({ status: "bad_line", line });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(["ok", "bad_line"]).toContain(readRows(text).status);
      }),
    );
  });

  it("reads the sample", () => {
    expect(readRows(sampleRows())).toMatchObject({ status: "ok", rows: { length: 18 } });
  });
});
