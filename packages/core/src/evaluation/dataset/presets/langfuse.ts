import { contextTexts } from "./context-texts.ts";
import { type ForeignRow, isRecord, type PresetMapping } from "./mapped-row.ts";
import { ragRow } from "./rag-row.ts";
import { namedScores, toolScores } from "./tool-scores.ts";

const NAMES = ["context", "contexts", "retrieved_contexts", "retrieval_context", "documents"] as const;
const FIELDS = {
  answer: ["output", "output.content", "output.answer", "output.output", "output.response", "output.text"],
  context: [...["metadata", "input", "output"].flatMap((part) => NAMES.map((name) => `${part}.${name}`)), "retriever"],
} as const;

/** Langfuse: traces and observations as its pages and its API export them. A retriever's output is a context, too. */
export const langfuse: PresetMapping = {
  rowsIn(whole) {
    if (Array.isArray(whole.data)) return whole.data;
    // One downloaded trace.
    return isRecord(whole.trace) ? [{ ...whole.trace, observations: whole.observations, scores: whole.scores }] : null;
  },
  map(row, at) {
    const { input, output, metadata } = row;
    const read = {
      ...row,
      input: parsed(input),
      output: parsed(output),
      metadata: parsed(metadata),
      retriever: retrieved(row),
    };
    const answer = FIELDS.answer.filter((name) => name !== "output" || !isRecord(read.output));
    const system = typeof row.model === "string" ? row.model : null;
    const scores = toolScores(namedScores(parsed(row.scores)));
    const group = row.sessionId ?? row.session_id ?? row.group ?? null;
    return [ragRow({ ...FIELDS, answer }, read, { id: `langfuse-${at}`, scores, system, group: group || null })];
  },
};

/** Tables hold JSON as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function retrieved({ observations }: ForeignRow): readonly string[] | null {
  if (!Array.isArray(observations)) return null;
  const texts = observations
    .filter(isRecord)
    .flatMap(({ type, output }) => (type === "RETRIEVER" ? contextTexts(parsed(output)) : []));
  return texts.length === 0 ? null : texts;
}
