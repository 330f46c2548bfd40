import { describe, expect, it } from "vitest";
import { z } from "zod";
import { jsonSchemaGrammar } from "./json-schema-grammar.ts";

const rootOf = (schema: z.ZodType) =>
  jsonSchemaGrammar(z.toJSONSchema(schema, { target: "draft-7" }))
    .split("\n")[0]
    ?.replace("root ::= ", "");

describe("the grammar of a schema", () => {
  it.each([
    ["a flag", z.boolean(), "boolean"],
    ["nothing", z.null(), "null"],
    ["a text", z.string(), "string"],
    ["a short text", z.string().max(5), String.raw`"\"" char{0,5} "\""`],
    ["a text that is not empty", z.string().min(1), String.raw`"\"" char{1,} "\""`],
    ["a very long text is left open", z.string().max(2000), "string"],
    ["words", z.enum(["yes", "no"]), String.raw`("\"yes\"" | "\"no\"")`],
    ["one value", z.literal(3), '"3"'],
    ["a whole number", z.int(), "integer"],
    ["a whole number from 0", z.int().nonnegative(), "whole"],
    ["a whole number above 0", z.int().positive(), "[1-9] [0-9]{0,14}"],
    ["whole numbers that can be counted out", z.int().min(1).max(3), '("2" | "1" | "3")'],
    ["a number", z.number(), "number"],
    ["a number from 0", z.number().min(0), "whole fraction?"],
    ["a share", z.number().min(0).max(1), '("0" | "1" | "0" "." [0-9]{0,3} [1-9])'],
    ["a share above 0", z.number().positive().max(1), '("1" | "0" "." [0-9]{0,3} [1-9])'],
    ["a share below 1", z.number().min(0).lt(1), '("0" | "0" "." [0-9]{0,3} [1-9])'],
    ["what may be null", z.string().nullable(), "(string | null)"],
    ["a list", z.array(z.boolean()), '"[" (boolean ("," boolean)*)? "]"'],
    ["a list of at most two", z.array(z.boolean()).max(2), '"[" (boolean ("," boolean){0,1})? "]"'],
    ["a list of two or more", z.array(z.boolean()).min(2), '"[" boolean ("," boolean){1,} "]"'],
    [
      "members in order",
      z.object({ a: z.null(), b: z.boolean() }),
      String.raw`"{" "\"a\"" ":" null "," "\"b\"" ":" boolean "}"`,
    ],
    ["an optional member is not left out", z.object({ a: z.null().optional() }), String.raw`"{" "\"a\"" ":" null "}"`],
    ["no members", z.strictObject({}), '"{}"'],
    ["names for values", z.record(z.string(), z.boolean()), '"{" (string ":" boolean ("," string ":" boolean)*)? "}"'],
    ["anything", z.unknown(), "value"],
  ])("%s", (_, schema, expected) => {
    expect(rootOf(schema)).toBe(expected);
  });

  it("defines every rule that it names, once", () => {
    const schema = z.object({ text: z.string(), any: z.unknown(), "null and value": z.literal("integer") });
    const names = jsonSchemaGrammar(z.toJSONSchema(schema))
      .split("\n")
      .map((line) => line.split(" ::= ")[0] ?? "");
    expect(names.sort()).toEqual([
      "array",
      "boolean",
      "char",
      "fraction",
      "null",
      "number",
      "object",
      "root",
      "string",
      "value",
      "whole",
    ]);
  });

  it("names a rule that contains itself", () => {
    const schema = {
      $ref: "#/definitions/node",
      definitions: { node: { type: "array", items: { $ref: "#/definitions/node" } } },
    };
    expect(jsonSchemaGrammar(schema).split("\n")).toEqual([
      "root ::= ref-definitions-node",
      'ref-definitions-node ::= "[" (ref-definitions-node ("," ref-definitions-node)*)? "]"',
    ]);
  });
});
