import fc from "fast-check";
import { expect, it } from "vitest";
import { parseList } from "./parse-list.ts";

it("reads JSON, and lists as Python and numpy print them", () => {
  expect(parseList('["One.", "Two."]')).toEqual(["One.", "Two."]);
  expect(parseList(`['One.', "It's two.", 'a\\nb \\\\ \\'c\\'']`)).toEqual(["One.", "It's two.", "a\nb \\ 'c'"]);
  expect(parseList("['One.'\n 'Two.']")).toEqual(["One.", "Two."]);
  expect(parseList("['\\xe9 \\u20ac \\U0001f600']")).toEqual(["é € 😀"]);
  expect(parseList("[]")).toEqual([]);
});

it("leaves text alone that is no list", () => {
  for (const text of ["One.", "[1] is a footnote.", "['open", "[One, two]", "", "[", "['\\", "]"])
    expect(parseList(text)).toBeNull();
});

it("gives back what JSON wrote, and never fails on anything else", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect(parseList(JSON.stringify(texts))).toEqual(texts);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const list = parseList(`[${text}]`);
      expect(list === null || Array.isArray(list)).toBe(true);
    }),
  );
});
