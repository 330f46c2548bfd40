import type { Collapse, ScoreSpread } from "../contracts/evaluation/evaluation-summary.ts";

const WARN_ABOVE = 0.8;
const MIN_ROWS = 10;
const LABELS = ["[0.0, 0.2)", "[0.2, 0.4)", "[0.4, 0.6)", "[0.6, 0.8)", "[0.8, 1.0)", "1.0"] as const;

/** Says whether a judge gives nearly the same answer to everything: more than 80 % of its scores in one bucket. */
export function detectCollapse(scores: readonly number[], rawScores?: readonly number[]): Collapse {
  const spread = spreadOf(scores, bucketOf, LABELS);
  const raw = rawScores === undefined ? null : spreadOf(rawScores, String, []);
  const collapsed = [spread, raw].some((side) => side !== null && (side.top_share ?? 0) > WARN_ABOVE);
  const status = scores.length < MIN_ROWS ? "too_few" : collapsed ? "collapsed" : "ok";
  return { status, n: scores.length, ...spread, raw };
}

/** Buckets of width 0.2; exactly 1.0 stands apart, because judges love it. */
function bucketOf(score: number): string {
  if (score >= 1) return LABELS[5];
  // 0.6 / 0.2 is 2.999…: the slack keeps a boundary value in the bucket it opens.
  return LABELS[Math.max(0, Math.min(4, Math.floor(score * 5 + 1e-9)))]!;
}

function spreadOf(
  values: readonly number[],
  labelOf: (value: number) => string,
  known: readonly string[],
): ScoreSpread {
  const counts = new Map<string, number>(known.map((label) => [label, 0]));
  for (const value of known.length > 0 ? values : [...values].sort((left, right) => left - right)) {
    const label = labelOf(value);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const buckets = [...counts].map(([label, count]) => ({ label, count }));
  let top: ScoreSpread["buckets"][number] | undefined;
  let entropy = 0;
  for (const bucket of buckets) {
    if (bucket.count > (top?.count ?? 0)) top = bucket;
    const share = bucket.count / values.length;
    if (share > 0) entropy -= share * Math.log2(share);
  }
  return {
    buckets,
    top_bucket: top?.label ?? null,
    top_share: top ? top.count / values.length : null,
    unique_values: new Set(values).size,
    entropy: values.length === 0 ? null : Math.abs(entropy),
  };
}
