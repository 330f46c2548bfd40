import type { IssueSpan } from "../../contracts/index.ts";
import { type Combination, combineScores, voteSpread } from "./combine-scores.ts";
import type { Evaluation, Evaluator } from "./evaluator.ts";

/** Several judges on one text. */
export interface CommitteeOptions {
  /** One evaluator per seat; the same model may sit several times. */
  readonly seats: readonly Evaluator[];
  /** Defaults to `mean`. */
  readonly combine?: Combination | undefined;
}

type Vote = Extract<Evaluation, { status: "ok" }>;

/**
 * Asks every seat independently, each with a sample number of its own, and combines the scores. Failed seats are
 * counted and never averaged in; without a majority of usable votes the committee fails.
 */
export function createCommittee({ seats, combine = "mean" }: CommitteeOptions): Evaluator {
  const origin = seats[0]?.origin ?? "model";
  return {
    origin,
    async evaluate(input, options = {}) {
      const first = (options.sample ?? 0) * seats.length;
      const evaluations = await Promise.all(
        seats.map((seat, i) => seat.evaluate(input, { ...options, sample: first + i })),
      );
      const votes = evaluations.filter((evaluation): evaluation is Vote => evaluation.status === "ok");
      const details = {
        committee: seats.length,
        failed: seats.length - votes.length,
        combine,
        votes: evaluations.map((one) =>
          one.status === "ok" ? { score: one.score, ...one.details } : { score: null, code: one.code, ...one.details },
        ),
      };
      if (votes.length * 2 <= seats.length) {
        const broken = evaluations.find((evaluation) => evaluation.status === "failed");
        const code = broken?.code ?? "no_model";
        return { status: "failed", code, message: broken?.message ?? "no judge answered", details };
      }
      const scores = votes.map(({ score }) => score);
      return {
        status: "ok",
        score: combineScores(scores, combine),
        issues: mergeIssues(votes),
        explanation: votes.find(({ explanation }) => explanation !== undefined)?.explanation,
        details: { ...details, spread: voteSpread(scores) },
      };
    },
  };
}

/** One issue per kind and place; its confidence is the share of judges that named it. */
function mergeIssues(votes: readonly Vote[]): IssueSpan[] {
  const found = new Map<string, { issue: IssueSpan; count: number }>();
  for (const { issues } of votes) {
    const seen = new Set<string>();
    for (const issue of issues) {
      const key = `${issue.issue_type} ${issue.start_char} ${issue.end_char}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const known = found.get(key);
      if (known === undefined) found.set(key, { issue, count: 1 });
      else known.count += 1;
    }
  }
  return [...found.values()]
    .map(({ issue, count }) => ({ ...issue, confidence: count / votes.length }))
    .sort((a, b) => a.start_char - b.start_char || a.end_char - b.end_char || b.confidence - a.confidence);
}
