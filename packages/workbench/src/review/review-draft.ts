import type { NewReviewDecisionInput, ReviewItem } from "../api/index.ts";
import { dangerousIds, waitingIds } from "./snapshots.ts";

/** What the reviewer has prepared for an item so far. */
export type Draft = {
  /** Presented ids the reviewer took out; null as long as nobody ticked anything. */
  readonly excluded: readonly string[] | null;
  /** Addresses to add, one a line. */
  readonly urls: string;
  readonly reason: string;
  readonly customerText: string;
};

export const EMPTY_DRAFT: Draft = { excluded: null, urls: "", reason: "", customerText: "" };

/** What the reviewer wants: `challenge` is the third way only payments know, `reject_some` that of selections. */
export type Intent = "approve" | "challenge" | "reject" | "reject_some" | "escalate";

/** Why a draft cannot become a decision yet, and where to mend it. */
export type DraftProblem =
  | { readonly field: "name" }
  | { readonly field: "reason" }
  | { readonly field: "selection" }
  | { readonly field: "urls"; readonly url: string };

type Outcome =
  | { readonly status: "ok"; readonly body: NewReviewDecisionInput }
  | { readonly status: "problem"; readonly problem: DraftProblem };

/** Turns a draft into the decision the service takes, or says what is missing. */
export function decisionOf(item: ReviewItem, draft: Draft, intent: Intent, name: string): Outcome {
  const reason = draft.reason.trim();
  const actor = name.trim();
  if (actor === "") return { status: "problem", problem: { field: "name" } };
  const base = { snapshot_digest: item.snapshot_digest, reason: reason === "" ? null : reason, actor };
  if (needsReason(item, draft, intent) && reason === "") return { status: "problem", problem: { field: "reason" } };
  if (intent === "escalate") return ok({ ...base, action: "escalate" });
  if (item.kind === "escalated_decision") {
    const text = draft.customerText.trim();
    const final_decision = (
      { approve: "APPROVE", challenge: "CHALLENGE", reject: "BLOCK", reject_some: "BLOCK" } as const
    )[intent];
    const action = intent === "approve" || intent === "challenge" ? "approve" : "reject";
    return ok({ ...base, action, final_decision, ...(text !== "" && { customer_text: text }) });
  }
  if (intent === "reject") return ok({ ...base, action: "reject" });
  // The rest keeps waiting.
  if (intent === "reject_some") return ok({ ...base, action: "reject", rejected_ids: [...excludedOf(item, draft)] });
  if (item.kind === "customer_text") return ok({ ...base, action: "approve" });
  return selectionDecision(item, draft, base);
}

/** What is left out: what the reviewer ticked, and before that what is marked as dangerous. */
export function excludedOf(item: ReviewItem, { excluded }: Draft): readonly string[] {
  const waiting = waitingIds(item);
  return (excluded ?? dangerousIds(item)).filter((id) => waiting.includes(id));
}

/** Whatever goes against the proposal, and whatever decides about somebody's payment, needs a reason. */
export function needsReason(item: ReviewItem, draft: Draft, intent: Intent): boolean {
  if (intent !== "approve" || item.kind === "escalated_decision") return true;
  const proposed = excludedOf(item, EMPTY_DRAFT);
  const excluded = excludedOf(item, draft);
  return excluded.length !== proposed.length || excluded.some((id) => !proposed.includes(id));
}

function selectionDecision(
  item: ReviewItem,
  draft: Draft,
  base: Pick<NewReviewDecisionInput, "snapshot_digest" | "reason" | "actor">,
): Outcome {
  const added_urls = draft.urls
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const wrong = added_urls.find((url) => !isWebAddress(url));
  if (wrong !== undefined) return { status: "problem", problem: { field: "urls", url: wrong } };
  const presented = waitingIds(item);
  const rejected_ids = excludedOf(item, draft);
  const approved_ids = presented.filter((id) => !rejected_ids.includes(id));
  if (approved_ids.length === 0 && added_urls.length === 0)
    return { status: "problem", problem: { field: "selection" } };
  const urls = added_urls.length > 0 ? { added_urls } : {};
  if (rejected_ids.length === 0) return ok({ ...base, ...urls, action: "approve" });
  return ok({ ...base, ...urls, action: "partial", approved_ids, rejected_ids: [...rejected_ids] });
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
}

function ok(body: NewReviewDecisionInput): Outcome {
  return { status: "ok", body };
}
