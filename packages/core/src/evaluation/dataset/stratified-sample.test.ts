import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { stratifiedSample } from "./stratified-sample.ts";

describe("stratifiedSample", () => {
  it("keeps the shares of the strata", () => {
    const strata = Array.from({ length: 100 }, (_, i) => (i < 70 ? "a" : i < 90 ? "b" : "c"));
    const drawn = stratifiedSample(strata, 10, seededRandom(1)).map((at) => strata[at]);
    expect(drawn.join("")).toBe("aaaaaaabbc");
    expect(stratifiedSample(strata, 10, seededRandom(2))).not.toEqual(stratifiedSample(strata, 10, seededRandom(1)));
  });

  it("draws exactly as many as asked, none twice, each stratum within one of its share", () => {
    const rows = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(rows, fc.nat(70), fc.nat(1000), (strata, n, seed) => {
        const drawn = stratifiedSample(strata, n, seededRandom(seed));
        expect(drawn).toHaveLength(Math.min(n, strata.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const stratum of new Set(strata)) {
          const all = strata.filter((one) => one === stratum).length;
          const taken = drawn.filter((at) => strata[at] === stratum).length;
          expect(Math.abs(taken - (drawn.length * all) / strata.length)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
