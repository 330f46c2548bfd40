import { DatasetRow, type EvaluatedRow, type Prediction, RankingRow, requireContract } from "@beleg/core/contracts";
import { cellOf, evaluatedRanking, textsOf } from "@beleg/core/evaluation";

type Judged = Pick<EvaluatedRow, "claims" | "found">;

/** A row as a person reads it: the texts of its dataset, what the judge said of them, and what people said. */
export function evaluationRow(
  { cost: _cost, ...prediction }: Prediction,
  row: unknown,
  judged: Partial<Judged> | undefined,
): Omit<EvaluatedRow, "off_by"> {
  if (prediction.task === "rerank") {
    const { off_by: _distance, ...ranking } = evaluatedRanking(prediction, requireContract(RankingRow, row));
    return ranking;
  }
  const { claims = [], found = [] } = judged ?? {};
  return { ...prediction, cell: cellOf(prediction), ...textsOf(requireContract(DatasetRow, row)), claims, found };
}

const PREVIEW = 300;

/** The beginning of what a row is about. */
export function previewOf(row: unknown): string {
  if (row === undefined) return "";
  const { query, summary_text } = row as { readonly query?: unknown; readonly summary_text?: unknown };
  const said = query ?? summary_text;
  const text = typeof said === "string" ? said : "";
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW).toWellFormed()}…` : text;
}
