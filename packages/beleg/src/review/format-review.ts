import { formatMessage, type ReviewItem } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import { caseLines, customerTextLines } from "./format-case.ts";
import { clean, selectionLines } from "./format-selection.ts";

/** One line per item: what it is, how it stands, how long it still waits. */
export function formatReviewLine(item: ReviewItem, now: number, locale: Locale): string {
  const waits = deadline(item, now, locale);
  return `${item.review_id}  ${item.status.padEnd(13)}  ${item.kind}  ${waits}  ${clean(subjectOf(item, locale))}\n`;
}

/** An item as a person decides on it: evidence first, then where it stands. */
export function formatReviewItem(item: ReviewItem, now: number, locale: Locale): string {
  const { snapshot, decision } = item;
  const lines = [
    `${item.kind} ${item.review_id}`,
    clean(subjectOf(item, locale)),
    ...evidenceOf(item, locale),
    ...(typeof snapshot.coverage_delta === "string" ? [clean(snapshot.coverage_delta)] : []),
    formatMessage("review.digest", { digest: item.snapshot_digest }, locale),
    `${item.status}, ${deadline(item, now, locale)}`,
    ...(decision === null ? [] : [decisionLine(decision, locale)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** What the person decides on, by kind; as it stands when it has another shape than its kind's. */
function evidenceOf({ kind, snapshot }: ReviewItem, locale: Locale): string[] {
  if (Array.isArray(snapshot.top_k)) return selectionLines(snapshot, locale);
  const lines = kind === "escalated_decision" ? caseLines(snapshot, locale) : customerTextLines(snapshot, locale);
  if (lines === null) return [indented(snapshot)];
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines.map(([label, text]) => `  ${label.padEnd(width)} ${clean(text)}`);
}

function decisionLine(decision: NonNullable<ReviewItem["decision"]>, locale: Locale): string {
  const { action, actor, decided_at: time, auto_approved, approved_ids, rejected_ids } = decision;
  const by = auto_approved
    ? formatMessage("review.by_deadline", { time }, locale)
    : formatMessage(`review.by.${action}`, { actor: clean(actor), time }, locale);
  const ids = (list: readonly string[]) => list.map(clean).join(" ") || formatMessage("review.nothing", {}, locale);
  const outcome = { approved: ids(approved_ids), rejected: ids(rejected_ids) };
  return `${by}${reasonOf(decision.reason, locale)}; ${formatMessage("review.outcome", outcome, locale)}`;
}

/** A person's reason as written, the deadline's in words. */
function reasonOf(reason: string | null, locale: Locale): string {
  if (reason === null) return "";
  const isDeadline = reason === "deadline" || reason === "deadline_flagged";
  return `: ${isDeadline ? formatMessage(`review.reason.${reason}`, {}, locale) : clean(reason)}`;
}

function deadline({ status, expires_at, expiry_policy }: ReviewItem, now: number, locale: Locale): string {
  if (status === "escalated") return formatMessage("review.waits", {}, locale);
  if (status !== "pending") return formatMessage("review.closed", {}, locale);
  const minutes = Math.max(0, Math.round((Date.parse(expires_at) - now) / 60_000));
  const left = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return formatMessage(`review.expiry.${expiry_policy}`, left, locale);
}

function subjectOf({ snapshot, subject_id }: ReviewItem, locale: Locale): string {
  return typeof snapshot.query === "string" ? snapshot.query : formatMessage("review.run", { id: subject_id }, locale);
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}
