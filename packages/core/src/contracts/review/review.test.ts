import { describe, expect, test } from "vitest";
import { expectOneError, type InvalidCase } from "../testing/expect-errors.ts";
import { coverageSummary, reviewDecision, reviewExamples } from "../testing/review-examples.ts";
import { CoverageSummary, ReviewDecision, ReviewItem } from "./index.ts";

describe("a review decision", () => {
  test("is a person's unless it says otherwise", () => {
    expect(ReviewDecision.parse(reviewDecision)).toMatchObject({ auto_approved: false, late: false, added_urls: [] });
  });

  test.each<InvalidCase>([
    ["an unknown action", { action: "maybe" }, "invalid_value", "action"],
    ["nobody", { actor: "" }, "too_short", "actor"],
    ["a naive time", { decided_at: "2025-03-01T10:00:00" }, "datetime_without_timezone", "decided_at"],
    ["a short digest", { snapshot_digest: "abc" }, "invalid_format", "snapshot_digest"],
    ["an id approved and rejected", { rejected_ids: ["doc-417"] }, "duplicate_value", "rejected_ids[0]"],
    ["an outcome that decides nothing", { final_decision: "ESCALATE_TO_HUMAN" }, "invalid_value", "final_decision"],
  ])("by or with %s is refused", (_name, change, code, path) => {
    expectOneError(ReviewDecision, { ...reviewDecision, ...change }, code, path);
  });
});

describe("a review item", () => {
  const [item] = reviewExamples.ReviewItem;

  test("waits, and is approved at its deadline by default", () => {
    expect(ReviewItem.parse(item)).toMatchObject({ status: "pending", expiry_policy: "approve", decision: null });
  });

  test.each<InvalidCase>([
    ["an unknown kind", { kind: "other" }, "invalid_value", "kind"],
    ["an unknown expiry policy", { expiry_policy: "ignore" }, "invalid_value", "expiry_policy"],
    ["no deadline", { expires_at: undefined }, "missing_field", "expires_at"],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(ReviewItem, { ...item, ...change }, code, path);
  });
});

describe("the coverage summary", () => {
  test.each<InvalidCase>([
    ["counts that do not add up", { pending_count: 0 }, "counts_do_not_add_up", "total"],
    ["another ratio", { success_ratio: 0.5 }, "invalid_input", "success_ratio"],
    ["no ratio", { success_ratio: null }, "invalid_input", "success_ratio"],
    ["a ratio above 1", { success_ratio: 1.5 }, "too_big", "success_ratio"],
    ["a negative count", { failed_count: -1 }, "too_small", "failed_count"],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(CoverageSummary, { ...coverageSummary, ...change }, code, path);
  });
});
