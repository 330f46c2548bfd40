import { describe, expect, it } from "vitest";
import type { ReviewItem } from "../api/index.ts";
import { type Draft, decisionOf, EMPTY_DRAFT, type Intent } from "./review-draft.ts";

const digest = "0".repeat(64);
const item = (kind: ReviewItem["kind"]): ReviewItem => ({
  review_id: "r",
  kind,
  subject_id: "1",
  status: "pending",
  created_at: "2026-01-01T00:00:00Z",
  expires_at: "2026-01-02T00:00:00Z",
  expiry_policy: "approve",
  snapshot: { presented: ["a", "b"], top_k: [] },
  snapshot_digest: digest,
  decision: null,
});
const decide = (kind: ReviewItem["kind"], intent: Intent, draft: Partial<Draft> = {}, name = "Ana") => {
  const outcome = decisionOf(item(kind), { ...EMPTY_DRAFT, ...draft }, intent, name);
  return outcome.status === "ok" ? outcome.body : outcome.problem;
};

describe("a selection", () => {
  it("is approved as a whole without a word", () => {
    expect(decide("rerank_selection", "approve")).toEqual({
      action: "approve",
      snapshot_digest: digest,
      reason: null,
      actor: "Ana",
    });
  });

  it("is approved in part with a reason, naming both sides", () => {
    expect(decide("rerank_selection", "approve", { excluded: ["b"] })).toEqual({ field: "reason" });
    expect(decide("rerank_selection", "approve", { excluded: ["b"], reason: " a copy " })).toEqual({
      action: "partial",
      approved_ids: ["a"],
      rejected_ids: ["b"],
      snapshot_digest: digest,
      reason: "a copy",
      actor: "Ana",
    });
  });

  it("can lose some sources and keep the rest waiting", () => {
    expect(decide("rerank_selection", "reject_some", { excluded: ["b"] })).toEqual({ field: "reason" });
    expect(decide("rerank_selection", "reject_some", { excluded: ["b"], reason: "a copy" })).toEqual({
      action: "reject",
      rejected_ids: ["b"],
      snapshot_digest: digest,
      reason: "a copy",
      actor: "Ana",
    });
  });

  it("leaves dangerous sources out unless somebody ticks them and says why", () => {
    const source = (candidate_id: string, blocking_risks: string[]) => ({ candidate_id, blocking_risks });
    const top_k = [source("a", []), source("b", ["prompt_injection"])];
    const risky: ReviewItem = { ...item("rerank_selection"), snapshot: { presented: ["a", "b"], top_k } };
    expect(decisionOf(risky, EMPTY_DRAFT, "approve", "Ana")).toMatchObject({
      status: "ok",
      body: { action: "partial", approved_ids: ["a"], rejected_ids: ["b"], reason: null },
    });
    const ticked = { ...EMPTY_DRAFT, excluded: [] };
    expect(decisionOf(risky, ticked, "approve", "Ana")).toEqual({ status: "problem", problem: { field: "reason" } });
    expect(decisionOf(risky, { ...ticked, reason: "read it" }, "approve", "Ana")).toMatchObject({
      body: { action: "approve", reason: "read it" },
    });
  });

  it("takes further addresses of the web, and no others", () => {
    const urls = "https://example.org/x\n\n  http://example.org/y ";
    expect(decide("rerank_selection", "approve", { urls })).toMatchObject({
      action: "approve",
      added_urls: ["https://example.org/x", "http://example.org/y"],
    });
    for (const url of ["javascript:alert(1)", "example.org", "ftp://example.org", "https://"]) {
      expect(decide("rerank_selection", "approve", { urls: url })).toEqual({ field: "urls", url });
    }
  });

  it("with nothing left is no approval", () => {
    const draft = { excluded: ["a", "b"], reason: "both wrong" };
    expect(decide("rerank_selection", "approve", draft)).toEqual({ field: "selection" });
    expect(decide("rerank_selection", "reject", draft)).toMatchObject({ action: "reject", reason: "both wrong" });
  });
});

describe("an escalated decision", () => {
  it.each([
    ["approve", "approve", "APPROVE"],
    ["challenge", "approve", "CHALLENGE"],
    ["reject", "reject", "BLOCK"],
  ] as const)("to %s needs a reason and names the outcome", (intent, action, final_decision) => {
    expect(decide("escalated_decision", intent)).toEqual({ field: "reason" });
    const body = decide("escalated_decision", intent, { reason: "called", customerText: " Hello. " });
    expect(body).toMatchObject({ action, final_decision, customer_text: "Hello.", reason: "called" });
  });
});

it("no decision goes without a name", () => {
  for (const kind of ["rerank_selection", "escalated_decision", "customer_text"] as const)
    for (const intent of ["approve", "reject", "escalate"] as const)
      expect(decide(kind, intent, { reason: "why" }, " ")).toEqual({ field: "name" });
});

describe("a customer text", () => {
  it("is released without a word and held back with a reason", () => {
    expect(decide("customer_text", "approve")).toMatchObject({ action: "approve" });
    expect(decide("customer_text", "reject")).toEqual({ field: "reason" });
    expect(decide("customer_text", "escalate", { reason: "not mine" })).toMatchObject({ action: "escalate" });
  });
});
