import fc from "fast-check";
import { expect, it } from "vitest";
import { cacheKey } from "./cache-key.ts";

const request = { purpose: "p", promptVersion: "1", prompt: "q" };

it("is a stable hash of the question", () => {
  expect(cacheKey(["host", "model"], request)).toMatch(/^[0-9a-f]{64}$/);
  expect(cacheKey(["host", "model"], request)).toBe(cacheKey(["host", "model"], { ...request }));
});

it("does not depend on limits of time", () => {
  const other = { ...request, timeoutMs: 5, deadlineMs: 9, signal: new AbortController().signal };
  expect(cacheKey(["m"], other)).toBe(cacheKey(["m"], request));
});

it("never runs neighbouring parts together", () => {
  const text = fc.string({ maxLength: 6 });
  fc.assert(
    fc.property(text, text, text, text, (a, b, c, d) => {
      fc.pre(a !== c || b !== d);
      const one = cacheKey(["m"], { ...request, purpose: a, promptVersion: b });
      expect(one).not.toBe(cacheKey(["m"], { ...request, purpose: c, promptVersion: d }));
    }),
  );
  expect(cacheKey(["m"], { ...request, purpose: "a", promptVersion: "bc" })).not.toBe(
    cacheKey(["m"], { ...request, purpose: "ab", promptVersion: "c" }),
  );
});
