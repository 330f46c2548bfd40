import { firstField, type PresetMapping } from "./mapped-row.ts";
import { ragRow } from "./rag-row.ts";
import { scoreOf } from "./tool-scores.ts";

/** LLM-AggreFact labels a supported claim 1: an error is the opposite. */
export const llmAggrefact: PresetMapping = {
  map(row, at) {
    const label = scoreOf(row.label);
    const has_error = typeof label === "number" ? label === 0 : undefined;
    const rest = { id: `llm-aggrefact-${at}`, has_error, origin: row.dataset ?? undefined };
    return [ragRow({ answer: ["claim"], context: ["doc"] }, row, rest)];
  },
};

/** FRANK's `Factuality` is the share of annotators' sentences without error: below 1 somebody saw one. */
export const frank: PresetMapping = {
  map(row, at) {
    const share = scoreOf(row.Factuality);
    const id = `frank-${nameOf(row.hash, at)}|${nameOf(row.model_name, at)}`;
    const rest = {
      id,
      has_error: typeof share === "number" ? share < 1 : undefined,
      group: row.hash ?? undefined,
      system: row.model_name ?? undefined,
      origin: firstField(row, ["origin", "dataset"])?.value,
    };
    return [ragRow({ answer: ["summary"], context: ["article"] }, { ...row, id }, rest)];
  },
};

/** A text or number as a name; anything else is no name. */
export function nameOf(value: unknown, fallback: number): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : String(fallback);
}
