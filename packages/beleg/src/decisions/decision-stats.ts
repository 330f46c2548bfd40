import type { ExplanationCounts, Store, VariantCounts } from "../store/index.ts";
import { DEFAULT_TENANT } from "../store/index.ts";

/** A share with its 95 % interval; null where nothing was counted. */
type Rate = { readonly value: number; readonly low: number; readonly high: number; readonly n: number } | null;

/** The analytics of the explanations, by period and by style. */
export type DecisionStats = {
  readonly periods: readonly {
    readonly period: string;
    readonly decisions: number;
    readonly model_success_rate: Rate;
    readonly filter_trigger_rate: Rate;
    readonly audit_completeness: Rate;
    readonly escalation_rate: Rate;
  }[];
  readonly variants: readonly {
    readonly variant: string;
    readonly texts: number;
    readonly ratings: number;
    /** Mean of the customers' ratings, 1–5. */
    readonly mean_rating: { readonly value: number; readonly low: number; readonly high: number } | null;
  }[];
};

const Z = 1.959963984540054;

/** Reads the analytics of one tenant. */
export async function decisionStats(
  store: Store,
  period: "day" | "week" | "month",
  tenant: string = DEFAULT_TENANT,
): Promise<DecisionStats> {
  const { decisionStats: queries } = store.tenant(tenant);
  const [periods, variants] = [await queries.byPeriod(period), await queries.byVariant()];
  return { periods: periods.map(ofPeriod), variants: variants.map(ofVariant) };
}

function ofPeriod(counts: ExplanationCounts): DecisionStats["periods"][number] {
  return {
    period: counts.period,
    decisions: counts.decisions,
    model_success_rate: wilson(counts.model_used, counts.model_asked),
    filter_trigger_rate: wilson(counts.filter_blocked, counts.filtered),
    audit_completeness: wilson(counts.audits_complete, counts.audits),
    escalation_rate: wilson(counts.escalated, counts.decisions),
  };
}

/** Wilson's interval: honest at 0 and 1 and for few cases. */
function wilson(hits: number, n: number): Rate {
  if (n === 0) return null;
  const p = hits / n;
  const base = 1 + (Z * Z) / n;
  const middle = (p + (Z * Z) / (2 * n)) / base;
  const half = (Z / base) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half), n };
}

/** The normal interval of the mean; from one rating alone there is none, so it spans the scale. */
function ofVariant({ variant, texts, ratings, rating_sum, rating_square_sum }: VariantCounts) {
  if (ratings === 0) return { variant, texts, ratings, mean_rating: null };
  const value = rating_sum / ratings;
  if (ratings === 1) return { variant, texts, ratings, mean_rating: { value, low: 1, high: 5 } };
  const variance = Math.max(0, (rating_square_sum - ratings * value * value) / (ratings - 1));
  const half = Z * Math.sqrt(variance / ratings);
  return {
    variant,
    texts,
    ratings,
    mean_rating: { value, low: Math.max(1, value - half), high: Math.min(5, value + half) },
  };
}
