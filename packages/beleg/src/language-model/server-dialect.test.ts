import { expect, it } from "vitest";
import { FIRST_DIALECT, simplerDialect } from "./server-dialect.ts";

const refuse = (status: number, message = "") => ({ status, message });

it("steps the format down and then has nothing left", () => {
  const object = simplerDialect(FIRST_DIALECT, refuse(400), true);
  expect(object?.format).toBe("json_object");
  const prompt = simplerDialect(object!, refuse(422), true);
  expect(prompt?.format).toBe("prompt");
  expect(simplerDialect(prompt!, refuse(400), true)).toBeUndefined();
});

it("gives up a named parameter before the format", () => {
  const renamed = simplerDialect(FIRST_DIALECT, refuse(400, "Use 'max_completion_tokens' instead."), true);
  expect(renamed).toEqual({ ...FIRST_DIALECT, tokens_field: "max_completion_tokens" });
  const cold = simplerDialect(FIRST_DIALECT, refuse(400, "'temperature' does not support 0.3"), true);
  expect(cold).toEqual({ ...FIRST_DIALECT, omit_temperature: true });
  const seedless = simplerDialect(FIRST_DIALECT, refuse(400, "Unknown parameter: seed"), false);
  expect(seedless).toEqual({ ...FIRST_DIALECT, omit_seed: true });
});

it("takes a 500 for a refusal only if it speaks of the format", () => {
  expect(simplerDialect(FIRST_DIALECT, refuse(500, "failed to parse grammar"), true)?.format).toBe("json_object");
  expect(simplerDialect(FIRST_DIALECT, refuse(500, "out of memory"), true)).toBeUndefined();
  expect(simplerDialect(FIRST_DIALECT, refuse(429), true)).toBeUndefined();
});
