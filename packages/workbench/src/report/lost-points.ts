import type { AgentResult } from "../api/index.ts";
import { isRecord } from "./claims.ts";

/** Why a score is not 1: what cost how much, in how many places. */
export type LostPoint = {
  /** A measure (`loose_addition`), a verdict (`incorrect`) or an issue type (`REDUNDANCY`). */
  readonly code: string;
  readonly kind: "measure" | "estimate" | "verdict" | "issue" | "rest";
  /** How much of the score it took; null where the judge only names the issue. */
  readonly loss: number | null;
  readonly count: number;
};

/** Costs below this would print as 0.00. */
const TOO_SMALL = 0.005;

/** What took points from a judge's score, the costliest first. */
export function lostPoints(result: AgentResult): readonly LostPoint[] {
  const { sentences, measures } = result.details;
  const points = Array.isArray(measures)
    ? measures.flatMap(readMeasure)
    : Array.isArray(sentences)
      ? fromSentences(sentences)
      : fromIssues(result.issue_spans);
  const named = points
    .filter(({ loss }) => loss === null || loss >= TOO_SMALL)
    .toSorted((a, b) => (b.loss ?? 0) - (a.loss ?? 0) || b.count - a.count);
  const small = points.filter((point) => !named.includes(point));
  // Together they may well count: the list must add up to what is missing.
  const loss = small.reduce((sum, point) => sum + (point.loss ?? 0), 0);
  const count = small.reduce((sum, point) => sum + point.count, 0);
  return loss < TOO_SMALL ? named : [...named, { code: "rest", kind: "rest", loss, count }];
}

function readMeasure(value: unknown): LostPoint[] {
  if (!isRecord(value)) return [];
  const { measure, loss, count } = value;
  if (typeof measure !== "string" || typeof loss !== "number" || typeof count !== "number") return [];
  // What only goes along with lower ratings is told apart from flaws.
  return [{ code: measure, kind: value.kind === "estimate" ? "estimate" : "measure", loss, count }];
}

/** Each checked sentence is worth the same: a contradicted one costs all of it, one without proof half. */
function fromSentences(sentences: readonly unknown[]): LostPoint[] {
  const labels = sentences.map((sentence) => (isRecord(sentence) ? sentence.label : undefined));
  const checked = labels.filter(
    (label) => label === "correct" || label === "incorrect" || label === "uncertain",
  ).length;
  return (
    [
      ["incorrect", 1],
      ["uncertain", 0.5],
    ] as const
  ).flatMap(([verdict, cost]) => {
    const count = labels.filter((label) => label === verdict).length;
    return count === 0 ? [] : [{ code: verdict, kind: "verdict" as const, loss: (count * cost) / checked, count }];
  });
}

function fromIssues(issues: AgentResult["issue_spans"]): LostPoint[] {
  const counts = new Map<string, number>();
  for (const { issue_type } of issues) counts.set(issue_type ?? "OTHER", (counts.get(issue_type ?? "OTHER") ?? 0) + 1);
  return Array.from(counts, ([code, count]) => ({ code, kind: "issue", loss: null, count }));
}
