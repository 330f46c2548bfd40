import { autoevals } from "./autoevals.ts";
import { frank, llmAggrefact } from "./benchmarks.ts";
import { deepeval } from "./deepeval.ts";
import { langfuse } from "./langfuse.ts";
import { isRecord, type MappedRow, type PresetMapping } from "./mapped-row.ts";
import { promptfoo } from "./promptfoo.ts";
import { ragas } from "./ragas.ts";
import { ragtruth } from "./ragtruth.ts";
import { summeval } from "./summeval.ts";

/** Datasets in the form of other tools, mapped to Beleg's own row. */
export const PRESETS = [
  ...(["beleg", "ragas", "deepeval", "autoevals", "promptfoo", "langfuse", "ragtruth", "lettucedetect"] as const),
  ...(["llm-aggrefact", "frank", "summeval"] as const),
] as const;
/** Whose form a dataset has. */
export type Preset = (typeof PRESETS)[number];

const MAPPINGS = {
  ragas,
  deepeval,
  autoevals,
  promptfoo,
  langfuse,
  ragtruth,
  lettucedetect: ragtruth,
  "llm-aggrefact": llmAggrefact,
  frank,
  summeval,
} satisfies Record<Exclude<Preset, "beleg">, PresetMapping>;

/** The rows inside a file that is one JSON object, where the tool puts them; null when the object is a row itself. */
export function rowsInside(preset: Preset, whole: unknown): readonly unknown[] | null {
  if (preset === "beleg" || !isRecord(whole)) return null;
  return (MAPPINGS[preset] as PresetMapping).rowsIn?.(whole) ?? null;
}

/**
 * Turns one row of another tool's dataset into rows of ours, still unchecked. `at` numbers rows that have no id.
 * Conversations and SummEval's original rows hold several texts; every other preset gives one row for one.
 */
export function applyPreset(preset: Preset, value: unknown, at: number): readonly MappedRow[] {
  if (preset === "beleg" || !isRecord(value)) return [{ status: "ok", row: value }];
  // Rows that are in our form already pass: converted files keep their preset name.
  if (typeof value.summary_text === "string") return [{ status: "ok", row: { id: `${preset}-${at}`, ...value } }];
  return MAPPINGS[preset].map(value, at);
}

/** The tool whose row this is, when it is none of ours; null when no tool, or only a vague one, fits. */
export function guessPreset(value: unknown): Preset | null {
  if (!isRecord(value) || "summary_text" in value) return null;
  const inside = ["promptfoo", "deepeval"] as const;
  const holder = inside.find((preset) => rowsInside(preset, value) !== null);
  if (holder !== undefined) return holder;
  const names = Object.keys(MAPPINGS) as Exclude<Preset, "beleg">[];
  return names.find((preset) => MAPPINGS[preset].map(value, 1).every(({ status }) => status === "ok")) ?? null;
}
