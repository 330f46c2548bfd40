import type { EvaluationWords } from "@beleg/core/evaluation";

const KEYS = [
  ...(["tp", "fn", "fp", "tn", "judge_error", "judge_clean", "people_error", "people_clean", "undefined"] as const),
  ...(["source_says", "nearest_passage", "no_finding", "axis_score", "axis_risk", "axis_people", "row"] as const),
  ...([
    "rows_count",
    "rows_none",
    "rows_more",
    "rows_reset",
    "filter_cell",
    "filter_change",
    "filter_decision",
  ] as const),
  ...([
    "filter_origin",
    "filter_system",
    "filter_lang",
    "filter_type",
    "filter_from",
    "filter_to",
    "filter_text",
  ] as const),
  ...(["filter_order", "filter_any", "order_worst", "order_data", "order_score", "row_text", "row_query"] as const),
  ...(["row_claims", "row_sources", "row_candidates", "row_grade", "row_scores", "row_failed", "row_marked"] as const),
  ...(["row_probability", "claim_correct", "claim_incorrect", "claim_uncertain", "claim_failed"] as const),
  ...(["cell_tp", "cell_fn", "cell_fp", "cell_tn"] as const),
  ...(["change_fixed", "change_broken", "change_changed", "metric_ndcg_at_10"] as const),
] as const;

/** The words the script of a page says, with their places for numbers still open. */
export function scriptWords({ say }: EvaluationWords): Readonly<Record<string, string>> {
  // A placeholder that is replaced by itself stays where it is.
  const open = { shown: "{shown}", total: "{total}", more: "{more}", code: "{code}" };
  return Object.fromEntries(KEYS.map((key) => [key, say(key, open)]));
}
