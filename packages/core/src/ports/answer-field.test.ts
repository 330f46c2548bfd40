import { expect, it } from "vitest";
import { z } from "zod";
import { field, readFlag, readNumber, readWord } from "./answer-field.ts";

const whole = field(z.int(), readNumber);
const share = field(z.number().min(0).max(1), readNumber);
const flag = field(z.boolean(), readFlag);
const word = field(z.enum(["low", "high"]), readWord);

/** One rule for every field of every answer. */
it.each([
  ["a number", whole, 0, 0],
  ["a number in quotes", whole, "0", 0],
  ["with blanks", whole, " 12 ", 12],
  ["with a zero behind the point", whole, "1.0", 1],
  ["null", whole, null, null],
  ["nothing", whole, undefined, null],
  ["an empty text", whole, "", null],
  ["words", whole, "one", null],
  ["half a number", whole, 0.5, null],
  ["a list", whole, [0], null],
  ["false", whole, false, null],
  ["a number with a word", whole, "0 (zero)", null],
  ["a hexadecimal text", whole, "0x10", null],
  ["a share", share, "0.25", 0.25],
  ["more than a whole", share, 85, null],
  ["infinity", share, "Infinity", null],
  ["true", flag, true, true],
  ["a word for false", flag, " FALSE ", false],
  ["a number for true", flag, 1, null],
  ["a word", word, " High. ", "high"],
  ["another word", word, "middling", null],
] as const)("reads %s", (_, reader, raw, expected) => {
  expect(z.object({ it: reader }).parse(raw === undefined ? {} : { it: raw })).toEqual({ it: expected });
});
