import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_BODIES } from "../../../../tests/support/largest-bodies/bodies.ts";
import { leastOfThree } from "../../../../tests/support/least-of-three.ts";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import type { BodyName } from "./contracts/bodies.ts";
import { parseBody } from "./parse-body.ts";
import { MAX_KEYS, MAX_VALUES, refuseCrowdedBody } from "./refuse-crowded-body.ts";

const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join(",");
const file = (count: number) => Buffer.from(`{"content":"",${keys(count)}}`);
/** Objects of a hundred keys each, none of which any other has. */
const rows = (count: number) => Buffer.from(`{"rows":[{${keys(count)}}]}`.replaceAll(/99":1,/g, '99":1},{'));
/** Those whose bodies hold long texts. */
const OPERATIONS: Readonly<Record<string, BodyName>> = {
  "/v1/check": "check",
  "/v1/runs": "createRun",
  "/v1/documents": "ingestDocument",
  "/v1/documents/read": "readDocument",
};

describe("a crowded body", () => {
  it.each([
    ["many keys for a file", file(300_000), "readDocument", "too_many_values"],
    [
      "empty lists for a file",
      Buffer.from(`{"content":[${"[],".repeat(5_000_000)}[]]}`),
      "readDocument",
      "too_many_values",
    ],
    ["numbers for a check", Buffer.from(`{"sources":[${"1,".repeat(2_000_000)}1]}`), "check", "too_many_values"],
    ["rows of many keys", rows(300_000), "createEvaluation", "too_many_keys"],
    ["many keys for no contract", file(300_000), null, "too_many_keys"],
  ] as const)("is refused without being parsed: %s", async (_name, bytes, operation, code) => {
    const parsing = await processorMs(() => JSON.parse(bytes.toString()));
    const refusing = await leastOfThree(() =>
      processorMs(() =>
        expect(() => parseBody(bytes, operation)).toThrow(expect.objectContaining({ code, path: "body" })),
      ),
    );
    expect(refusing).toBeLessThan(parsing / 2);
  });

  it("is measured exactly: keys and values, whatever stands inside texts", () => {
    const full = (extra: number) => Buffer.from(`[${"1,".repeat(MAX_VALUES - 1 + extra)}1]`);
    refuseCrowdedBody(full(0), "check");
    expect(() => refuseCrowdedBody(full(1), "check")).toThrow(
      expect.objectContaining({ params: { maximum: MAX_VALUES } }),
    );
    refuseCrowdedBody(Buffer.from(`{${keys(MAX_KEYS)}}`), "rerank");
    expect(() => refuseCrowdedBody(Buffer.from(`{${keys(MAX_KEYS + 1)}}`), "rerank")).toThrow(
      expect.objectContaining({ params: { maximum: MAX_KEYS } }),
    );
    // The same few keys as often as anybody likes.
    refuseCrowdedBody(Buffer.from(`[${'{"id":"1","text":"a"},'.repeat(MAX_KEYS)}{}]`), "rerank");
    for (const text of [",".repeat(30_000), '\\"[,'.repeat(30_000), "\\\\".repeat(15), `${"x".repeat(40)}\\\\`]) {
      refuseCrowdedBody(Buffer.from(`{"content":"${text}","name":"${",".repeat(30_000)}"}`), "readDocument");
    }
  });

  it("counts what a JSON reader finds", () => {
    const count = (value: unknown): number => {
      if (typeof value !== "object" || value === null) return 0;
      const inner = Object.values(value);
      const own = Array.isArray(value) ? inner.length : 2 * inner.length;
      return Math.max(1, own) + inner.reduce<number>((sum, one) => sum + count(one), 0);
    };
    const text = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[\\",:[{]{0,60}$/));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.array(tie("value")), fc.dictionary(text, tie("value"))),
    }));
    fc.assert(
      fc.property(value, (one) => {
        const filler = (extra: number) =>
          `[${JSON.stringify(one)},${"1,".repeat(MAX_VALUES - 3 - count(one) + extra)}1]`;
        refuseCrowdedBody(Buffer.from(filler(1)), "check");
        expect(() => refuseCrowdedBody(Buffer.from(filler(2)), "check")).toThrow();
      }),
      { numRuns: 100 },
    );
  });

  it("ends in time on bytes that are no JSON", async () => {
    const hostile = [
      '"'.repeat(4_000_001),
      "\\".repeat(4_000_000),
      `"${'\\"'.repeat(2_000_000)}`,
      `"${"k".repeat(100_000)}"${":".repeat(2_000_000)}`,
    ];
    for (const text of hostile) {
      const bytes = Buffer.from(text);
      expect(await leastOfThree(() => processorMs(() => refuseCrowdedBody(bytes, "rerank")), 500)).toBeLessThan(500);
    }
  });

  it.each(LARGEST_BODIES.filter(({ status }) => status < 300))(
    "is none of the largest legal bodies: $route, $name",
    ({ body, route }) => {
      refuseCrowdedBody(Buffer.from(body), OPERATIONS[route] ?? null);
    },
  );
});
