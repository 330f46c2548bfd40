import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messagesOf } from "../../languages/messages-of.ts";
import { LOCALES } from "../../locales/index.ts";
import {
  BelegError,
  belegError,
  ERROR_CODES,
  errorData,
  errorMessage,
  parseContract,
  requireContract,
} from "./index.ts";

describe("the error table", () => {
  test("has a text for every code and a code for every text", () => {
    expect(Object.keys(messagesOf("en").errors).sort()).toEqual(Object.keys(ERROR_CODES).sort());
  });

  test("names codes in snake_case with a plausible status", () => {
    for (const [code, { http, when }] of Object.entries(ERROR_CODES)) {
      expect(code).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(http).toBeGreaterThanOrEqual(400);
      expect(when).toMatch(/\.$/);
    }
  });

  test("keeps the strings of the reranking spec in every language", () => {
    for (const table of LOCALES.map((locale) => messagesOf(locale).errors)) {
      expect(table.min_diversity_buckets_too_small).toContain("min_diversity_buckets must be at least 1");
      expect(table.invalid_coverage_dimension).toContain("invalid coverage dimension");
      expect(table.custom_facet_not_numeric).toContain("custom facet scores must be numeric");
    }
  });
});

describe("BelegError", () => {
  test("carries code, params, path, cause, status and a sentence per language", () => {
    const cause = new Error("lower down");
    const error = belegError("too_big", { maximum: 1 }, { path: "score", cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: "BelegError", code: "too_big", params: { maximum: 1 }, path: "score", cause });
    expect(error.message).toBe("score: must be at most 1");
    expect(errorMessage(error, "de")).toBe("score: darf höchstens 1 sein");
    expect([error.http, error.exit]).toEqual([400, 2]);
    expect(belegError("budget_exceeded", { limit: 5, unit: "calls" }).exit).toBe(3);
    expect(error.errors).toEqual([errorData("too_big", { maximum: 1 }, "score")]);
  });
});

describe("a zod failure becomes errors of the table", () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(4),
    score: z.number().min(0).max(1),
    count: z.int().default(0),
    kind: z.enum(["a", "b"]).optional(),
    tags: z.array(z.string()).max(2).default([]),
    named: z.number().min(1, "min_diversity_buckets_too_small").optional(),
    keyed: z.record(z.string().regex(/^A/, "invalid_country"), z.number()).optional(),
    either: z.union([z.string(), z.strictObject({ a: z.number() })]).optional(),
    variant: z
      .discriminatedUnion("k", [z.strictObject({ k: z.literal("x") }), z.strictObject({ k: z.literal("y") })])
      .optional(),
    even: z.number().multipleOf(2).optional(),
    iso: z.string().regex(/^\d+$/).optional(),
    own: z
      .string()
      .superRefine((_value, context) => {
        context.addIssue({ code: "custom", message: "counts_do_not_add_up", params: { sum: 1, expected: 2 } });
      })
      .optional(),
  });
  const good = { name: "abc", score: 0.5 };

  test.each<[string, unknown, unknown]>([
    ["missing_field", { score: 1 }, { code: "missing_field", params: {}, path: "name" }],
    ["unknown_key", { ...good, "a b": 1 }, { code: "unknown_key", params: { key: "a b" }, path: '["a b"]' }],
    [
      "invalid_type",
      { ...good, name: 1 },
      { code: "invalid_type", params: { expected: "string", received: "number" }, path: "name" },
    ],
    [
      "invalid_type at the root",
      null,
      { code: "invalid_type", params: { expected: "object", received: "null" }, path: "" },
    ],
    [
      "invalid_type of a list",
      { ...good, tags: "x" },
      { code: "invalid_type", params: { expected: "array", received: "string" }, path: "tags" },
    ],
    ["not_finite", { ...good, score: Number.NaN }, { code: "not_finite", params: { received: "NaN" }, path: "score" }],
    [
      "not_finite",
      { ...good, count: Number.NEGATIVE_INFINITY },
      { code: "not_finite", params: { received: "-Infinity" }, path: "count" },
    ],
    ["not_integer", { ...good, count: 1.5 }, { code: "not_integer", params: {}, path: "count" }],
    ["too_small", { ...good, score: -1 }, { code: "too_small", params: { minimum: 0 }, path: "score" }],
    ["too_big", { ...good, score: 2 }, { code: "too_big", params: { maximum: 1 }, path: "score" }],
    ["too_short", { ...good, name: "a" }, { code: "too_short", params: { minimum: 2 }, path: "name" }],
    ["too_long", { ...good, name: "abcde" }, { code: "too_long", params: { maximum: 4 }, path: "name" }],
    ["too_long list", { ...good, tags: ["", "", ""] }, { code: "too_long", params: { maximum: 2 }, path: "tags" }],
    [
      "path into a list",
      { ...good, tags: ["", 1] },
      { code: "invalid_type", params: { expected: "string", received: "number" }, path: "tags[1]" },
    ],
    ["invalid_value", { ...good, kind: "c" }, { code: "invalid_value", params: { options: "a, b" }, path: "kind" }],
    [
      "a schema's own code",
      { ...good, named: 0 },
      { code: "min_diversity_buckets_too_small", params: { minimum: 1 }, path: "named" },
    ],
    [
      "a key's own code",
      { ...good, keyed: { B: 1 } },
      { code: "invalid_country", params: { value: "B" }, path: "keyed.B" },
    ],
    [
      "the closest branch of a union",
      { ...good, either: { a: "x" } },
      { code: "invalid_type", params: { expected: "number", received: "string" }, path: "either.a" },
    ],
    [
      "an unknown variant",
      { ...good, variant: { k: "z" } },
      { code: "invalid_value", params: { options: "x, y" }, path: "variant.k" },
    ],
    ["a missing variant", { ...good, variant: {} }, { code: "missing_field", params: {}, path: "variant.k" }],
    ["invalid_input", { ...good, even: 3 }, { code: "invalid_input", params: {}, path: "even" }],
    ["invalid_format", { ...good, iso: "x" }, { code: "invalid_format", params: { format: "regex" }, path: "iso" }],
    [
      "own params",
      { ...good, own: "x" },
      { code: "counts_do_not_add_up", params: { sum: 1, expected: 2, value: "x" }, path: "own" },
    ],
  ])("%s", (_name, input, expected) => {
    expect(parseContract(schema, input)).toEqual({ status: "failed", errors: [expected] });
  });

  test("reports every error, in a bounded number", () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    const outcome = parseContract(schema, { ...many, ...good });
    expect(outcome.status === "failed" && outcome.errors.length).toBe(100);
  });

  test("keeps hostile text on one short line", () => {
    const outcome = parseContract(schema, { ...good, [`a\n\u2028${"\ud83d".repeat(500)}`]: 1 });
    if (outcome.status === "ok") throw new Error("must fail");
    const text = errorMessage(outcome.errors[0], "de");
    expect(text).not.toMatch(/[\n\u2028]/);
    expect(text.length).toBeLessThan(300);
    expect(text.isWellFormed()).toBe(true);
  });

  test("requireContract throws one BelegError with all of them", () => {
    expect(requireContract(schema, good)).toEqual({ ...good, count: 0, tags: [] });
    const attempt = () => requireContract(schema, { score: 7 });
    expect(attempt).toThrow(BelegError);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: "missing_field",
        path: "name",
        errors: [expect.anything(), expect.objectContaining({ code: "too_big" })],
      }),
    );
  });
});
