import { expect } from "vitest";
import type { z } from "zod";
import { type ErrorCode, errorMessage, parseContract } from "../errors/index.ts";

/** A case of a table test: what is wrong, the change to a valid object, the expected code and path. */
export type InvalidCase = readonly [name: string, change: Record<string, unknown>, code: ErrorCode, path: string];

/** Asserts that exactly one error comes back, with this code and path, and a text without holes. */
export function expectOneError(schema: z.ZodType, input: unknown, code: ErrorCode, path: string): void {
  const outcome = parseContract(schema, input);
  expect(outcome.status).toBe("failed");
  if (outcome.status === "ok") return;
  expect(outcome.errors.map((error) => ({ code: error.code, path: error.path }))).toEqual([{ code, path }]);
  expect(errorMessage(outcome.errors[0], "pt")).not.toMatch(/\{[a-z_]+\}/);
}
