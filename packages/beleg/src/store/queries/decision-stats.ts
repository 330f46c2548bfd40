import { sql } from "kysely";
import type { TenantScope } from "./scope.ts";

/** What happened to explanations in one period. */
export type ExplanationCounts = {
  readonly period: string;
  readonly decisions: number;
  /** Decisions for which a model was asked or a model's answer was given. */
  readonly model_asked: number;
  readonly model_used: number;
  readonly filtered: number;
  readonly filter_blocked: number;
  /** Audit texts by a model. */
  readonly audits: number;
  /** Audit texts by a model that held all six elements before anything was appended. */
  readonly audits_complete: number;
  readonly escalated: number;
};

/** How one style of customer text was received. */
export type VariantCounts = {
  readonly variant: string;
  readonly texts: number;
  readonly ratings: number;
  readonly rating_sum: number;
  readonly rating_square_sum: number;
};

/** Figures about the decisions of one tenant; they are counted in the database, however many there are. */
export function decisionStatsQueries({ db, tenant }: TenantScope) {
  return {
    async byPeriod(period: "day" | "week" | "month"): Promise<readonly ExplanationCounts[]> {
      const { rows } = await sql<ExplanationCounts>`
        select to_char(date_trunc(${period}, created_at at time zone 'UTC'), 'YYYY-MM-DD') as period,
          count(*)::int as decisions,
          count(*) filter (where asked)::int as model_asked,
          count(*) filter (where by_model)::int as model_used,
          count(*) filter (where filter in ('passed', 'blocked'))::int as filtered,
          count(*) filter (where filter = 'blocked')::int as filter_blocked,
          count(*) filter (where by_model and appended is not null)::int as audits,
          count(*) filter (where by_model and appended = 0)::int as audits_complete,
          count(*) filter (where decision = 'ESCALATE_TO_HUMAN')::int as escalated
        from (
          select created_at, decision, explanation_source in ('model', 'safe_template') as by_model,
            state #>> '{explanation,filter,status}' as filter,
            jsonb_array_length(state #> '{explanation,audit_check,appended}') as appended,
            explanation_source in ('model', 'safe_template') or exists (
              select 1 from jsonb_array_elements(state -> 'trace') line
              where line ->> 'agent' = 'explainability' and coalesce(line ->> 'reason', '') not in ('no_model', 'no_decision', 'human')
            ) as asked
          from decision_versions where tenant = ${tenant}
        ) versions
        group by 1 order by 1`.execute(db);
      return rows;
    },

    async byVariant(): Promise<readonly VariantCounts[]> {
      const { rows } = await sql<VariantCounts>`
        select coalesce(t.variant, 'standard') as variant, count(distinct t.id)::int as texts,
          count(f.id)::int as ratings, coalesce(sum(f.rating), 0)::int as rating_sum,
          coalesce(sum(f.rating * f.rating), 0)::int as rating_square_sum
        from customer_texts t
        left join customer_feedback f on f.tenant = t.tenant and f.customer_text_id = t.id
        where t.tenant = ${tenant}
        group by 1 order by 1`.execute(db);
      return rows;
    },
  };
}
