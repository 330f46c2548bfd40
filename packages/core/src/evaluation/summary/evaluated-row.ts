import type { DatasetRow, RankingRow } from "../../contracts/evaluation/dataset-row.ts";
import type { EvaluatedRow } from "../../contracts/evaluation/evaluated-row.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";
import type { AgentResult } from "../../contracts/explainability.ts";
import type { Claim } from "../../contracts/factuality/claim.ts";
import { ARTICLE_ID, sourcesOf } from "../../contracts/sources-of.ts";

/** The line of `rows.jsonl` for a judged text: what was found, not what it cost to find, which no two runs share. */
export function evaluatedText(
  { cost: _cost, ...prediction }: Prediction,
  row: DatasetRow,
  { issue_spans }: AgentResult,
  { claims, offBy }: { readonly claims: readonly Claim[]; readonly offBy: number | null },
): EvaluatedRow {
  return {
    ...prediction,
    cell: cellOf(prediction),
    off_by: offBy,
    ...textsOf(row),
    claims: claims.map(evaluatedClaim),
    found: issue_spans.map(({ start_char, end_char, message, severity, issue_type, verdict, evidence_quote }) => ({
      start_char,
      end_char,
      message,
      severity,
      issue_type,
      verdict: verdict ?? null,
      quote: evidence_quote ?? null,
    })),
  };
}

/** What a row says and what it is judged against, as a reader sees them. */
export function textsOf(row: DatasetRow): Pick<EvaluatedRow, "text" | "sources"> {
  const several = sourcesOf(row);
  const only = row.article_text === "" ? [] : [{ id: ARTICLE_ID, text: row.article_text }];
  const sources = several.length > 0 ? several.map(({ id, text }) => ({ id, text })) : only;
  return { text: row.summary_text, sources };
}

/** The line of `rows.jsonl` for a ranked query. */
export function evaluatedRanking({ cost: _cost, ...prediction }: Prediction, row: RankingRow): EvaluatedRow {
  const byId = new Map(row.candidates.map((candidate) => [candidate.id, candidate]));
  const order = prediction.ranking?.order ?? row.candidates.map(({ id }) => id);
  return {
    ...prediction,
    cell: null,
    off_by: prediction.ranking?.ndcg_at_10 === undefined ? null : missing(prediction.ranking.ndcg_at_10),
    text: row.query,
    sources: [],
    claims: [],
    found: [],
    candidates: order.flatMap((id) => {
      const found = byId.get(id);
      return found ? [{ id, title: found.title, snippet: found.snippet, grade: found.grade ?? 0 }] : [];
    }),
  };
}

/** What a ranking lacks to the best one. */
function missing(ndcg: number | null): number | null {
  return ndcg === null ? null : 1 - ndcg;
}

/** The cell of the confusion table; people's word first. */
export function cellOf({ label, decision }: Pick<Prediction, "label" | "decision">): EvaluatedRow["cell"] {
  if (typeof label !== "boolean" || typeof decision !== "boolean") return null;
  if (label) return decision ? "tp" : "fn";
  return decision ? "fp" : "tn";
}

function evaluatedClaim(claim: Claim): EvaluatedRow["claims"][number] {
  const { start_char, end_char } = claim;
  return {
    text: claim.text,
    span: start_char === null || end_char === null ? null : { start_char, end_char },
    label: claim.label,
    confidence: claim.confidence,
    error_type: claim.error_type,
    quote: claim.evidence_quote,
    source_id: claim.evidence?.source_id ?? null,
  };
}
