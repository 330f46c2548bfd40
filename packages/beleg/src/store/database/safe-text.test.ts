import fc from "fast-check";
import { expect, it } from "vitest";
import { fromStorable, json, parseStoredJson, toStorable } from "./safe-text.ts";

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

it("brings any JSON back through the text the database would print", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(nasty, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), tie("list"), tie("object")),
    list: fc.array(tie("any"), { maxLength: 3 }),
    object: fc.dictionary(
      nasty.filter((key) => key !== "__proto__"),
      tie("any"),
      { maxKeys: 3, noNullPrototype: true },
    ),
  })).any;
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

it("refuses numbers JSON does not have", () => {
  expect(() => json({ score: Number.NaN })).toThrow(TypeError);
});
