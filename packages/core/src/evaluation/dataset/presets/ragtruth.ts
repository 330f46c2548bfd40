import { type ForeignRow, isRecord, type PresetMapping } from "./mapped-row.ts";
import { ragRow } from "./rag-row.ts";

const FIELDS = {
  answer: ["response", "answer", "output"],
  context: ["source_info.passages", "source_text", "context", "prompt"],
} as const;

/**
 * RAGTruth (a line of `response.jsonl` with what `source_info.jsonl` says under its `source_id`) and LettuceDetect's samples.
 * A text with a marked span has an error, one with an empty list has none, one without a list nobody has read.
 */
export const ragtruth: PresetMapping = {
  rowsIn: (whole) => (Array.isArray(whole.samples) ? whole.samples : null),
  map(row, at) {
    const { source_info, source_id, dataset, task_type, language, model } = row;
    const error_spans = Array.isArray(row.labels) ? row.labels.filter(isRecord).map(spanOf) : undefined;
    return [
      ragRow(FIELDS, typeof source_info === "string" ? { ...row, source_text: source_info } : row, {
        id: `ragtruth-${at}`,
        error_spans,
        has_error: error_spans === undefined ? undefined : error_spans.length > 0,
        group: source_id ?? undefined,
        system: model ?? undefined,
        origin: task_type ?? dataset ?? undefined,
        lang: language === "cn" ? "zh" : (language ?? undefined),
      }),
    ];
  },
};

function spanOf({ start, end, text }: ForeignRow): ForeignRow {
  return { start, end, text: text ?? null };
}
