import { type ForeignRow, firstField, isRecord, type PresetMapping } from "./mapped-row.ts";
import { ragRow } from "./rag-row.ts";
import { namedScores, toolScores } from "./tool-scores.ts";

const FIELDS = {
  answer: ["response.output.answer", "response.output"],
  context: [
    "graded_context",
    "vars.context",
    "testCase.vars.context",
    "response.output.context",
    "response.metadata.context",
  ],
} as const;

/** promptfoo: `promptfoo eval -o results.json` (or .jsonl). What an assertion was graded on is the best context there is. */
export const promptfoo: PresetMapping = {
  rowsIn(whole) {
    if (Array.isArray(whole.results)) return whole.results;
    return isRecord(whole.results) && Array.isArray(whole.results.results) ? whole.results.results : null;
  },
  map(row, at) {
    const graded = gradedBy(row);
    const { testIdx, promptIdx } = row;
    const place = typeof testIdx === "number" ? `${testIdx}-${typeof promptIdx === "number" ? promptIdx : 0}` : `${at}`;
    const scores = toolScores([
      ...graded.map(({ assertion, score }) => [nameOf(assertion), score] as const),
      ...namedScores(row.namedScores),
    ]);
    const graded_context = graded
      .map((one) => firstField(one, ["metadata.context"])?.value)
      .find((found) => found !== undefined);
    const system = firstField(row, ["provider.label", "provider.id"])?.value ?? null;
    return [ragRow(FIELDS, { ...row, graded_context }, { id: `promptfoo-${place}`, scores, system })];
  },
};

function gradedBy(row: ForeignRow): readonly ForeignRow[] {
  const results = firstField(row, ["gradingResult.componentResults"])?.value;
  return Array.isArray(results) ? results.filter(isRecord) : [];
}

function nameOf(assertion: unknown): unknown {
  return isRecord(assertion) ? (assertion.metric ?? assertion.type) : undefined;
}
