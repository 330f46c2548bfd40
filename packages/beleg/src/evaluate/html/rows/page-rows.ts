import type { EvaluatedRow } from "@beleg/core/contracts";

/** What one judge said about a row, as the page reads it. */
type PageJudge = Pick<EvaluatedRow, "status" | "error" | "score" | "risk" | "decision" | "error_probability"> &
  Pick<EvaluatedRow, "claims" | "found">;

/** A row of the page: what is known of it, and what each judge said. */
interface PageRow
  extends Pick<EvaluatedRow, "index" | "id" | "origin" | "system" | "lang" | "label" | "truth" | "cell" | "off_by"> {
  readonly text: string;
  /** Texts are numbers of the page's list of texts: rows about one article share it. */
  readonly sources: readonly { readonly id: string; readonly text: number }[];
  readonly gold?: EvaluatedRow["gold"];
  readonly candidates?: EvaluatedRow["candidates"];
  readonly scores?: EvaluatedRow["scores"];
  readonly figure?: number | null;
  /** Of a comparison: what became of the answer. */
  readonly change?: string;
  readonly judges: readonly PageJudge[];
}

/** Everything the script of a page reads. */
export interface PageData {
  readonly texts: readonly string[];
  readonly rows: readonly PageRow[];
}

/** A row as several judges saw it; the first one's row says what they share. */
export interface SeenRow {
  readonly seen: readonly [EvaluatedRow, ...EvaluatedRow[]];
  readonly change?: string;
}

/** Rows for a page, each source text once. */
export function pageRows(rows: readonly SeenRow[]): PageData {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  const paged = rows.map(({ seen, change }): PageRow => {
    const [row] = seen;
    const { index, id, origin, system, lang, label, truth, cell, off_by, text, gold, candidates, scores, ranking } =
      row;
    return {
      index,
      id,
      origin,
      system,
      lang,
      label,
      truth,
      cell,
      off_by,
      text,
      sources: row.sources.map((source) => ({ id: source.id, text: numberOf(source.text) })),
      ...(gold ? { gold } : {}),
      ...(candidates ? { candidates } : {}),
      ...(scores ? { scores } : {}),
      ...(ranking ? { figure: ranking.ndcg_at_10 } : {}),
      ...(change === undefined ? {} : { change }),
      judges: seen.map(pageJudge),
    };
  });
  return { texts: [...numbers.keys()], rows: paged };
}

function pageJudge(row: EvaluatedRow): PageJudge {
  const { status, error, score, risk, decision, error_probability, claims, found } = row;
  return { status, error, score, risk, decision, error_probability, claims, found };
}
