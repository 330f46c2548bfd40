import type { ReviewItem } from "@beleg/core/contracts";
import { caseLines, customerTextLines } from "./format-case.ts";
import { clean, selectionLines } from "./format-selection.ts";

/** One line per item: what it is, how it stands, how long it still waits. */
export function formatReviewLine(item: ReviewItem, now: number): string {
  return `${item.review_id}  ${item.status.padEnd(13)}  ${item.kind}  ${deadline(item, now)}  ${clean(subjectOf(item))}\n`;
}

/** An item as a person decides on it: evidence first, then where it stands. */
export function formatReviewItem(item: ReviewItem, now: number): string {
  const { snapshot, decision } = item;
  const shown = evidenceOf(item);
  const lines = [
    `${item.kind} ${item.review_id}`,
    clean(subjectOf(item)),
    ...shown,
    ...(typeof snapshot.coverage_delta === "string" ? [clean(snapshot.coverage_delta)] : []),
    `digest ${item.snapshot_digest}`,
    `${item.status}, ${deadline(item, now)}`,
    ...(decision === null ? [] : [decisionLine(decision)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** What the person decides on, by kind; as it stands when it has another shape than its kind's. */
function evidenceOf({ kind, snapshot }: ReviewItem): string[] {
  if (Array.isArray(snapshot.top_k)) return selectionLines(snapshot);
  const lines = kind === "escalated_decision" ? caseLines(snapshot) : customerTextLines(snapshot);
  return lines === null ? [indented(snapshot)] : lines.map(([label, text]) => `  ${label.padEnd(9)} ${clean(text)}`);
}

function decisionLine(decision: NonNullable<ReviewItem["decision"]>): string {
  const by = decision.auto_approved
    ? "AUTO-APPROVED by the deadline"
    : `${decision.action} by ${clean(decision.actor)}`;
  const reason = decision.reason === null ? "" : `: ${REASONS[decision.reason] ?? clean(decision.reason)}`;
  const ids = (list: readonly string[]) => list.map(clean).join(" ") || "nothing";
  return `${by} at ${decision.decided_at}${reason}; approved ${ids(decision.approved_ids)}, rejected ${ids(decision.rejected_ids)}`;
}

/** The reasons the deadline gives, in words. */
const REASONS: Readonly<Record<string, string>> = {
  deadline: "the time was up",
  deadline_flagged: "the time was up; sources with a blocking risk flag were left out",
};

function deadline({ status, expires_at, expiry_policy }: ReviewItem, now: number): string {
  if (status === "escalated") return "waits for a person";
  if (status !== "pending") return "closed";
  const minutes = Math.max(0, Math.round((Date.parse(expires_at) - now) / 60_000));
  return `${expiry_policy} in ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function subjectOf({ snapshot, subject_id }: ReviewItem): string {
  return typeof snapshot.query === "string" ? snapshot.query : `run ${subject_id}`;
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}
