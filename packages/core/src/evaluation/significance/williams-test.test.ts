import { describe, expect, it } from "vitest";
import { holm } from "./holm.ts";
import { studentP } from "./student-t.ts";
import { williamsTest } from "./williams-test.ts";

describe("studentP", () => {
  it("agrees with scipy.stats.t.sf", () => {
    expect(studentP(2, 10)).toBeCloseTo(0.07338803477074037, 14);
    expect(studentP(-0.5, 3)).toBeCloseTo(0.651447964848151, 14);
    expect(studentP(5, 1)).toBeCloseTo(0.1256659163780024, 14);
    expect(studentP(3.3, 797)).toBeCloseTo(0.0010098079097866865, 14);
    expect(studentP(0, 5)).toBe(1);
  });
});

describe("williamsTest", () => {
  it("finds the t of Steiger's equation 7, as numpy computes it", () => {
    const found = williamsTest({ truthA: 0.5, truthB: 0.4, ab: 0.1, n: 103 })!;
    expect(found.t).toBeCloseTo(-0.8912799047605414, 12);
    expect(found.df).toBe(100);
  });

  it("says nothing of judges that answer alike, or of too few rows", () => {
    expect(williamsTest({ truthA: 0.5, truthB: 0.5, ab: 1, n: 50 })).toBeNull();
    expect(williamsTest({ truthA: 0.5, truthB: 0.1, ab: 0.2, n: 3 })).toBeNull();
  });
});

describe("holm", () => {
  it("steps down, never falls with a larger p, and leaves out what has none", () => {
    expect(holm([0.01, 0.04, null, 0.03, 0.005])).toEqual([0.03, 0.06, null, 0.06, 0.02]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
