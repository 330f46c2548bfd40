import { expect, it } from "vitest";
import { z } from "zod";
import { askedAs, field } from "./answer-field.ts";
import { answerForm } from "./answer-form.ts";
import { schemaProblem } from "./schema-problem.ts";
import { boundedSchema, wireSchema } from "./wire-schema.ts";

it("names, types and requires every member, and allows no others", () => {
  const schema = z.looseObject({
    list: z.array(z.object({ a: z.string().min(1).optional() })).default([]),
    b: z.number().min(0).max(1).nullable(),
    c: z.preprocess(Number, z.int()),
    d: z.enum(["x", "y"]).catch("x"),
  });
  expect(wireSchema(schema)).toEqual({
    type: "object",
    properties: {
      list: {
        type: "array",
        items: {
          type: "object",
          properties: { a: { type: "string" } },
          required: ["a"],
          additionalProperties: false,
        },
      },
      b: { anyOf: [{ type: "number" }, { type: "null" }] },
      c: { type: "integer" },
      d: { type: "string", enum: ["x", "y"] },
    },
    required: ["list", "b", "c", "d"],
    additionalProperties: false,
  });
  expect(schemaProblem(wireSchema(schema)!)).toBeUndefined();
});

it("tells the form that was asked for in the place of the schema that reads it", () => {
  const schema = z.object({ a: field(z.int()), b: askedAs(z.literal([1, 2]), z.unknown()) });
  expect(wireSchema(schema)?.properties).toEqual({ a: { type: "integer" }, b: { type: "number", enum: [1, 2] } });
  expect(answerForm(schema)).toBe('{"a": integer, "b": 1 | 2}');
});

it.each([
  ["a member without a type", z.object({ a: z.unknown() })],
  ["free keys", z.object({ a: z.record(z.string(), z.number()) })],
  ["an item without a type", z.object({ a: z.array(z.any()) })],
  ["no object", z.array(z.string())],
])("writes nothing for %s", (_, schema) => {
  expect(wireSchema(schema)).toBeUndefined();
  expect(answerForm(schema)).toBeUndefined();
});

it("keeps lengths and ranges for a decoder that can enforce them", () => {
  const schema = z.object({ list: z.array(z.string().max(9)).min(1), share: field(z.number().min(0).max(1)) });
  expect(boundedSchema(schema)?.properties).toEqual({
    list: { type: "array", items: { type: "string", maxLength: 9 }, minItems: 1 },
    share: { type: "number", minimum: 0, maximum: 1 },
  });
});
