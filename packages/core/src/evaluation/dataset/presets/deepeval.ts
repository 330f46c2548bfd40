import { type ForeignRow, isRecord, type MappedRow, type PresetMapping } from "./mapped-row.ts";
import { ragRow } from "./rag-row.ts";
import { namedScores, toolScores } from "./tool-scores.ts";

const FIELDS = {
  answer: ["actual_output", "actualOutput"],
  context: ["retrieval_context", "retrievalContext", "context"],
} as const;
const TURN_FIELDS = { answer: ["content"], context: ["retrieval_context", "retrievalContext"] } as const;

/** DeepEval: test cases and results in Python's names and in those it writes to JSON, and its CSV. */
export const deepeval: PresetMapping = {
  rowsIn(whole) {
    const lists = [whole.testCases, whole.test_cases, whole.test_results, whole.conversationalTestCases];
    const rows = lists.flatMap((list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []));
    return lists.some(Array.isArray) ? rows : null;
  },
  map(row, at) {
    const id = typeof row.name === "string" && row.name !== "" ? row.name : `deepeval-${at}`;
    const scores = toolScores(namedScores(row.metrics_data ?? row.metricsData));
    if (!Array.isArray(row.turns)) return [ragRow(FIELDS, row, { id, scores, delimiter: "|" })];
    const turns = (row.turns as unknown[]).filter(isRecord);
    const answers = turns.flatMap((turn, index): MappedRow[] =>
      turn.role === "assistant"
        ? [ragRow(TURN_FIELDS, turnRow(row, turn), { id: `${id}|${index + 1}`, group: id, scores })]
        : [],
    );
    return answers.length > 0 ? answers : [{ status: "no_answer", fields: 'turns[] {"role": "assistant", "content"}' }];
  },
};

/** A turn with what its conversation says about all of them; the id is the turn's own. */
function turnRow(row: ForeignRow, turn: ForeignRow): ForeignRow {
  return { ...row, ...turn, id: turn.id };
}
