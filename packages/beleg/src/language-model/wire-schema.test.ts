import { expect, it } from "vitest";
import { z } from "zod";
import { wireSchema } from "./wire-schema.ts";

it("closes objects and is strict when every member is required", () => {
  const wire = wireSchema(z.object({ list: z.array(z.object({ a: z.string() })), b: z.number().nullable() }));
  expect(wire?.strict).toBe(true);
  expect(wire?.schema).toMatchObject({
    additionalProperties: false,
    properties: { list: { items: { additionalProperties: false } } },
  });
  expect(wire?.schema).not.toHaveProperty("$schema");
});

it("is not strict with optional members or free keys", () => {
  expect(wireSchema(z.object({ a: z.string().optional() }))?.strict).toBe(false);
  expect(wireSchema(z.record(z.string(), z.number()))?.strict).toBe(false);
});

it("writes what the reader accepts, before transforms and defaults", () => {
  const wire = wireSchema(z.object({ a: z.string().transform(Number), b: z.number().default(1) }));
  expect(wire?.schema).toMatchObject({ properties: { a: { type: "string" } }, required: ["a"] });
});
