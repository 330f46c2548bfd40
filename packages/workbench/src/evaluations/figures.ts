import type { EvaluationSummary } from "../api/index.ts";

/** A figure with its interval; null where it is not defined. */
export type Figure = {
  readonly value: number | null;
  readonly ci_lower: number | null;
  readonly ci_upper: number | null;
};

const AGREEMENT = ["spearman", "pearson", "kendall", "mae", "rmse"] as const;

/** The order figures are shown in; the first one is the headline of its task. */
const ORDER = [
  "balanced_accuracy",
  "f1",
  "precision",
  "recall",
  "specificity",
  "mcc",
  "auroc",
  "average_precision",
  "brier",
  ...AGREEMENT,
  "ndcg_at_10",
  "mrr",
  "recall_at_10",
];

/** Figures of which less is better; they and the correlations do not fill a scale from 0 to 1. */
export const LOWER_IS_BETTER: ReadonlySet<string> = new Set(["brier", "mae", "rmse"]);

/** The figures of a summary or of one of its groups, headline first. */
export function figuresOf(part: object): readonly (readonly [name: string, figure: Figure])[] {
  const figures: Readonly<Record<string, Figure>> =
    "metrics" in part
      ? (part.metrics as Record<string, Figure>)
      : Object.fromEntries(Object.entries(part).filter(([name]) => (AGREEMENT as readonly string[]).includes(name)));
  return Object.entries(figures).toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

type Group = { readonly name: string; readonly n: number; readonly figures: ReturnType<typeof figuresOf> };

/** The rows' origins or the systems that wrote them, each with its own figures. */
export function groupsOf(summary: EvaluationSummary, by: "by_origin" | "by_system"): readonly Group[] {
  const groups = (summary as Partial<Record<typeof by, Readonly<Record<string, { n: number }>>>>)[by] ?? {};
  return Object.entries(groups).map(([name, group]) => ({ name, n: group.n, figures: figuresOf(group) }));
}
