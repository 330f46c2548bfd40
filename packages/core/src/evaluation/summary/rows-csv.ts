import type { EvaluatedRow } from "../../contracts/evaluation/evaluated-row.ts";
import { csvCell } from "../../report/formats/csv-cell.ts";

type Cell = string | number | boolean | null;

const COLUMNS = {
  index: (row) => row.index,
  id: (row) => row.id,
  origin: (row) => row.origin,
  system: (row) => row.system,
  lang: (row) => row.lang,
  group: (row) => row.cluster,
  status: (row) => row.status,
  error: (row) => row.error?.code ?? null,
  label: (row) => row.label ?? null,
  decision: (row) => row.decision ?? null,
  cell: (row) => row.cell,
  truth: (row) => row.truth ?? null,
  score: (row) => row.score,
  risk: (row) => row.risk ?? null,
  error_probability: (row) => row.error_probability ?? null,
  off_by: (row) => row.off_by,
  ndcg_at_10: (row) => row.ranking?.ndcg_at_10 ?? null,
  reciprocal_rank: (row) => row.ranking?.reciprocal_rank ?? null,
  claims: (row) => row.claims.length,
  claims_correct: (row) => labelled(row, "correct"),
  claims_incorrect: (row) => labelled(row, "incorrect"),
  claims_uncertain: (row) => labelled(row, "uncertain"),
  issue_types: (row) => [...new Set(row.found.flatMap(({ issue_type }) => issue_type ?? []))].sort().join(" "),
  first_message: (row) => row.found[0]?.message ?? null,
  first_quote: (row) => row.found[0]?.quote ?? null,
  text: (row) => row.text,
} satisfies Record<string, (row: EvaluatedRow) => Cell>;

/** The first line of the CSV; `scores` are the names of other tools' metrics in these rows. */
export function rowsCsvHead(scores: readonly string[]): string {
  return line([...Object.keys(COLUMNS), ...scores.map((name) => `scores.${name}`)]);
}

/** One judged row as a line of CSV. */
export function rowsCsvLine(row: EvaluatedRow, scores: readonly string[]): string {
  return line([
    ...Object.values(COLUMNS).map((cell) => cell(row)),
    ...scores.map((name) => row.scores?.[name] ?? null),
  ]);
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function labelled({ claims }: EvaluatedRow, label: string): number {
  return claims.filter((claim) => claim.label === label).length;
}
