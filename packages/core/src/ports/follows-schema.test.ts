import { expect, it } from "vitest";
import { z } from "zod";
import { followsSchema } from "./follows-schema.ts";
import { wireSchema } from "./wire-schema.ts";

const schema = wireSchema(
  z.object({ items: z.array(z.object({ n: z.int(), kind: z.enum(["A"]).nullable() })), say: z.string().nullable() }),
)!;

it.each([
  [true, { items: [{ n: 1, kind: "A" }], say: null }],
  [true, { say: "x", items: [] }],
  [false, { items: [] }],
  [false, { items: [], say: null, more: 1 }],
  [false, { items: [], more: 1 }],
  [false, { items: [{ n: "1", kind: "A" }], say: null }],
  [false, { items: [{ n: 1.5, kind: "A" }], say: null }],
  [false, { items: [{ n: 1, kind: "B" }], say: null }],
  [false, { items: {}, say: null }],
  [false, [1]],
  [false, null],
  [false, JSON.parse('{"items": [], "__proto__": null}')],
])("says %s of %j", (follows, value) => {
  expect(followsSchema(schema, value)).toBe(follows);
});
