import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, canonicalJsonPieces } from "./canonical-json.ts";

describe("canonicalJson", () => {
  it("sorts keys by code unit, not by locale and not by number", () => {
    expect(canonicalJson({ ä: 1, z: 2, Z: 3, a: 4, 10: 5, 9: 6 })).toBe('{"10":5,"9":6,"Z":3,"a":4,"z":2,"ä":1}');
  });

  it("writes no minus zero, no undefined property and no carriage return of its own", () => {
    expect(canonicalJson({ a: -0, b: undefined, c: [] }, { indent: 2 })).toBe('{\n  "a": 0,\n  "c": []\n}');
  });

  it("lays out nested values with the asked indent", () => {
    expect(canonicalJson({ a: [1, { b: {} }] }, { indent: 1 })).toBe('{\n "a": [\n  1,\n  {\n   "b": {}\n  }\n ]\n}');
  });

  it.each([
    [{ a: [0, Number.NaN] }, "not_finite", "a[1]"],
    [{ a: { b: Number.POSITIVE_INFINITY } }, "not_finite", "a.b"],
    [[undefined], "invalid_type", "[0]"],
    [{ a: 1n }, "invalid_type", "a"],
    [{ a: new Map() }, "invalid_type", "a"],
    [{ a: () => 1 }, "invalid_type", "a"],
    [{ a: new Date(0) }, "invalid_type", "a"],
  ])("refuses what JSON cannot say: %o", (value, code, path) => {
    expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ code, path }));
  });

  it("ends on a cycle and on endless nesting with an error, not with an overflow", () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(() => canonicalJson(cycle)).toThrow(expect.objectContaining({ code: "invalid_type" }));
    let deep: unknown = 0;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(() => canonicalJson(deep)).toThrow(expect.objectContaining({ code: "invalid_type" }));
  });

  it("is JSON with the same content, and the same bytes for any order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const text = canonicalJson(value, { indent });
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reverseKeys(JSON.parse(text)), { indent })).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("writes large and small parts alike, whatever their keys", () => {
    const oddKeys = fc.constantFrom("__proto__", "10", "9", "01", "toJSON", "constructor", "a", "Z");
    const objects = fc.dictionary(oddKeys, fc.oneof(fc.integer(), fc.string()), { noNullPrototype: true });
    fc.assert(
      fc.property(fc.array(objects, { maxLength: 5 }), fc.integer({ min: 0, max: 2 }), (items, indent) => {
        const parts = items.map((item) => canonicalJson(item, { indent }));
        const many = Array.from({ length: 300 }, () => items).flat();
        const break1 = indent > 0 && many.length > 0 ? `\n${" ".repeat(indent)}` : "";
        const expected = many.map((_, index) => break1 + parts[index % items.length]!.replaceAll("\n", break1 || "\n"));
        expect(canonicalJson(many, { indent })).toBe(`[${expected.join(",")}${break1 === "" ? "" : "\n"}]`);
      }),
      { numRuns: 100 },
    );
  });

  it("hands a large value over in pieces that join to the same text", () => {
    const value = Array.from({ length: 20_000 }, (_, index) => ({ index, text: "ä".repeat(index % 7) }));
    const pieces = [...canonicalJsonPieces(value, { indent: 2 })];
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join("")).toBe(JSON.stringify(value, undefined, 2));
  });
});

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reverseKeys(item)]),
  );
}
