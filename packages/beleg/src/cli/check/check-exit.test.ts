import type { Severity } from "@beleg/core/contracts";
import { describe, expect, it } from "vitest";
import { verdictOf } from "./check-exit.ts";

describe("the gate", () => {
  const gate = (fail_on_style: Severity | "off") => verdictOf({ fail_on: "medium", fail_on_style });
  const outcome = (gravest: Severity | null, gravestOfStyle: Severity | null) => ({
    failed: false,
    gravest,
    gravestOfStyle,
  });

  it("fails on facts from their limit on", () => {
    expect(gate("off")(outcome("medium", null))).toBe(false);
    expect(gate("off")(outcome("low", null))).toBe(true);
    expect(gate("off")(outcome(null, null))).toBe(true);
  });

  it("never fails on style unless style has a limit", () => {
    expect(gate("off")(outcome(null, "high"))).toBe(true);
    expect(gate("high")(outcome(null, "high"))).toBe(false);
    expect(gate("high")(outcome(null, "medium"))).toBe(true);
    expect(gate("low")(outcome("low", "low"))).toBe(false);
  });

  it("says nothing where a judge did not finish", () => {
    expect(gate("off")({ ...outcome("high", "high"), failed: true })).toBeNull();
  });
});
