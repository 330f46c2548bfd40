import { expect, it } from "vitest";
import { readBit, writeBitList } from "./bit-list.ts";

it.each([0, 1, 4, 5, 6, 32, 33])("reads %d bits as they were written", (length) => {
  const bits = Array.from({ length }, (_, at) => at % 3 === 0 || at % 7 === 2);
  const list = writeBitList(bits);
  expect(bits.map((_, at) => readBit(list, at))).toEqual(bits);
  expect(JSON.stringify(list)).toBe(`"${list}"`);
});

it("says no behind its end", () => {
  expect(readBit(writeBitList([true]), 9)).toBe(false);
});
