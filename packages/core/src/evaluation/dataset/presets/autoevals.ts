import { type ForeignRow, firstField, type PresetMapping } from "./mapped-row.ts";
import { named, ragRow } from "./rag-row.ts";
import { namedScores, toolScores } from "./tool-scores.ts";

const FIELDS = {
  answer: ["output"],
  context: ["context", "contexts", "metadata.context", "metadata.contexts", "input.context"],
} as const;

/**
 * autoevals and Braintrust. `expected` is the answer somebody wished for, no source: it stands in for one only where the row has
 * no metadata in which a context could be, and is then named as the source of every quote.
 */
export const autoevals: PresetMapping = {
  rowsIn: (whole) => (Array.isArray(whole.results) ? whole.results : Array.isArray(whole.events) ? whole.events : null),
  map(row, at) {
    const scores = toolScores(namedScores(row.scores));
    const mapped = ragRow(FIELDS, row, { id: `autoevals-${at}`, scores });
    if (mapped.status !== "no_context") return [mapped];
    const { expected, metadata } = row;
    if (typeof expected === "string" && expected !== "" && isEmpty(metadata)) {
      const { article_text: _, ...rest } = mapped.row as ForeignRow;
      return [{ status: "ok", row: { ...rest, sources: [{ id: "expected", text: expected }] } }];
    }
    const fields =
      firstField(row, ["expected"]) === null ? named(FIELDS.context) : `${named(FIELDS.context)} (expected ≠ context)`;
    return [{ ...mapped, fields }];
  },
};

function isEmpty(metadata: unknown): boolean {
  return metadata === undefined || metadata === null || Object.keys(metadata).length === 0;
}
