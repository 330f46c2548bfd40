import { contextTexts, sourcesOf } from "./context-texts.ts";
import { type ForeignRow, isRecord, type MappedRow, type PresetMapping } from "./mapped-row.ts";
import { common, ragRow } from "./rag-row.ts";
import { type ToolScores, toolScores } from "./tool-scores.ts";

const FIELDS = { answer: ["response", "answer"], context: ["retrieved_contexts", "contexts"] } as const;

/** `SingleTurnSample` and `MultiTurnSample`, with the names of earlier versions; what is a number besides is a metric. */
const SAMPLE_FIELDS: ReadonlySet<string> = new Set([
  "user_input",
  "retrieved_contexts",
  "reference_contexts",
  "retrieved_context_ids",
  "reference_context_ids",
  "response",
  "multi_responses",
  "reference",
  "rubric",
  "rubrics",
  "persona_name",
  "query_style",
  "query_length",
  "reference_tool_calls",
  "reference_topics",
  "synthesizer_name",
  "question",
  "answer",
  "contexts",
  "ground_truth",
  "ground_truths",
  "id",
  "has_error",
  "group",
  "system",
  "origin",
  "lang",
  "",
  "index",
  "Unnamed: 0",
]);

/** ragas: `EvaluationDataset.to_jsonl`, and `result.to_pandas()` with its metrics as columns. */
export const ragas: PresetMapping = {
  map(row, at) {
    const id = `ragas-${at}`;
    const scores = toolScores(Object.entries(row).filter(([name]) => !SAMPLE_FIELDS.has(name)));
    const messages = messagesOf(row.user_input);
    return messages === null ? [ragRow(FIELDS, row, { id, scores })] : turns(row, messages, id, scores);
  },
};

/** A conversation has one row for each answer that follows something a tool returned; they share a group. */
function turns(
  row: ForeignRow,
  messages: readonly ForeignRow[],
  id: string,
  scores?: ToolScores,
): readonly MappedRow[] {
  const given = contextTexts(row.retrieved_contexts);
  const base: Record<string, unknown> = { ...common(row, id), group: row.group ?? row.id ?? id };
  const rows: MappedRow[] = [];
  let returned: readonly string[] = [];
  for (const [turn, { type, content }] of messages.entries()) {
    if (type === "tool") returned = [...returned, ...contextTexts(content)];
    // A message that only calls a tool says nothing to anybody.
    if (type !== "ai" || typeof content !== "string" || content.trim() === "") continue;
    const sources = [...given, ...returned];
    if (sources.length === 0) continue;
    rows.push({
      status: "ok",
      row: {
        ...base,
        id: `${String(base.id)}|${turn + 1}`,
        ...sourcesOf(sources),
        summary_text: content,
        ...(scores === undefined ? {} : { scores }),
      },
    });
  }
  if (rows.length > 0) return rows;
  const answer = messages.findLast(({ type }) => type === "ai")?.content;
  if (typeof answer !== "string") return [{ status: "no_answer", fields: 'user_input[] {"type": "ai", "content"}' }];
  return [
    {
      status: "no_context",
      fields: 'user_input[] {"type": "tool", "content"}, retrieved_contexts',
      row: { ...base, article_text: "", summary_text: answer },
    },
  ];
}

function messagesOf(value: unknown): readonly ForeignRow[] | null {
  return Array.isArray(value) && value.every((one) => isRecord(one) && "content" in one) ? value : null;
}
