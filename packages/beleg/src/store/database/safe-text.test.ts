import fc from "fast-check";
import { expect, it } from "vitest";
import { fromStorable, json, longJson, parseStoredJson, toStorable } from "./safe-text.ts";

/** Texts that hold what PostgreSQL refuses, and our own mark, more often than chance would. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom("\u0000", "\ue00f", "\ud83d", "\ude00", "\\u0000", "\\", "e", "0", "sd83d", "🙂", '"'),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
  )
  .map((parts) => parts.join(""));

it("brings any text back exactly, and stores nothing the database refuses", () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const stored = toStorable(text);
      expect(fromStorable(stored)).toBe(text);
      expect(stored.isWellFormed()).toBe(true);
      expect(stored).not.toContain("\u0000");
    }),
  );
});

it("leaves ordinary text as it is", () => {
  expect(toStorable("Grüße 🙂 S/. 12.50")).toBe("Grüße 🙂 S/. 12.50");
});

const value = fc.letrec((tie) => ({
  any: fc.oneof(nasty, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), tie("list"), tie("object")),
  list: fc.array(tie("any"), { maxLength: 3 }),
  object: fc.dictionary(
    nasty.filter((key) => key !== "__proto__"),
    tie("any"),
    { maxKeys: 3, noNullPrototype: true },
  ),
})).any;

it("brings any JSON back through the text the database would print", () => {
  fc.assert(
    fc.property(value, (inner) => {
      const sent = toStorable(json(inner));
      expect(sent).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/);
      // The database decodes the escapes and prints the characters themselves.
      const printed = JSON.stringify(JSON.parse(sent));
      expect(parseStoredJson(printed)).toEqual(JSON.parse(JSON.stringify(inner)));
    }),
  );
});

it("writes the same in turns", async () => {
  await fc.assert(
    fc.asyncProperty(value, async (inner) => {
      expect(await longJson(inner)).toBe(json(inner));
    }),
  );
  const long = { rows: Array.from({ length: 20_000 }, (_, at) => ({ at, text: "a \u0000 row \ud83d", none: null })) };
  expect(await longJson(long)).toBe(json(long));
  expect(await longJson([undefined, { a: undefined }])).toBe(json([undefined, { a: undefined }]));
});

it("refuses numbers JSON does not have, however deep", async () => {
  expect(() => json({ score: Number.NaN })).toThrow(TypeError);
  const deep = { a: [{ b: [[{ score: Number.POSITIVE_INFINITY }]] }] };
  expect(() => json(deep)).toThrow(TypeError);
  await expect(longJson(deep)).rejects.toThrow(TypeError);
});
