import type { EvaluationSummary } from "../api/index.ts";
import type { Translation } from "../locales/index.ts";

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

/** What rows are told apart by, in the order it is shown. */
export const GROUPS = ["by_origin", "by_system", "by_lang", "by_length", "by_error_type"] as const;
export type Grouping = (typeof GROUPS)[number];

type Counted = { readonly n: number; readonly confusion?: { readonly tp: number; readonly fn: number } };

/** The groups of one kind, each with its own figures; a type of error counts the rows that have it. */
export function groupsOf(summary: EvaluationSummary, by: Grouping): readonly Group[] {
  const groups = (summary as Partial<Record<Grouping, Readonly<Record<string, Counted>>>>)[by] ?? {};
  // A database keeps no order of keys.
  const ordered = Object.entries(groups).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ordered.map(([name, group]) => ({
    name,
    n: by === "by_error_type" && group.confusion ? group.confusion.tp + group.confusion.fn : group.n,
    figures: figuresOf(group),
  }));
}

/** What a group is called; thirds by length are named by their limits, the middle one from where the one before ends. */
export function groupName(
  by: Grouping,
  name: string,
  before: string | undefined,
  { t }: Pick<Translation, "t">,
): string {
  const limitOf = (third: string | undefined) => /^[123] (≤|>) (\d+) words$/.exec(third ?? "");
  const [, sign, limit] = (by === "by_length" && limitOf(name)) || [];
  if (limit === undefined) return name;
  if (sign === ">") return t("evaluations.length_over", { limit });
  const from = limitOf(before)?.[2];
  return from === undefined
    ? t("evaluations.length_up_to", { limit })
    : t("evaluations.length_between", { from: Number(from) + 1, limit });
}
