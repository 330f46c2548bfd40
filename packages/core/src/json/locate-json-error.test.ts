import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locateJsonError } from "./locate-json-error.ts";

describe("locateJsonError", () => {
  it.each([
    ['{"a":}', 5],
    ['{"a":1', 6],
    ["[1,]", 3],
    ["{a:1}", 1],
    ["nul", 0],
    ["", 0],
    ["  ", 2],
    ['"\n"', 1],
    ['{"a" 1}', 5],
    ["[1 2]", 3],
    ["{} x", 3],
    ["01", 1],
    ['"\\x"', 1],
    ["[1}", 2],
    ['{"a":1,}', 7],
  ])("%j breaks at %i", (text, offset) => {
    expect(locateJsonError(text)?.offset).toBe(offset);
  });

  it("counts lines and columns from one", () => {
    expect(locateJsonError('{\n  "a": 1,\n  "b": oops\n}')).toEqual({ offset: 19, line: 3, column: 8 });
  });

  it("agrees with JSON.parse on what is valid", () => {
    const nearJson = fc.oneof(
      fc.json(),
      fc
        .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", '"', "\\", "e", "-", "\n"))
        .map(([text, at, put]) => {
          const cut = at % (text.length + 1);
          return text.slice(0, cut) + put + text.slice(cut + 1);
        }),
    );
    fc.assert(
      fc.property(nearJson, (text) => {
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(locateJsonError(text) === null).toBe(valid);
      }),
      { numRuns: 5000 },
    );
  });

  it("takes linear time on nesting no recursion survives", () => {
    expect(locateJsonError("[".repeat(1_000_000))?.offset).toBe(1_000_000);
  });
});
