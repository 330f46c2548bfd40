/** Datasets in the form of other tools, mapped to Beleg's own row. */
export const PRESETS = ["beleg", "ragas", "deepeval", "autoevals", "llm-aggrefact", "frank", "summeval"] as const;
/** Whose form a dataset has. */
export type Preset = (typeof PRESETS)[number];

type Row = Readonly<Record<string, unknown>>;

/**
 * Turns one row of another tool's dataset into rows of ours, still unchecked. `line` numbers rows that have no id.
 * SummEval's original rows hold several systems; every other preset gives one row for one.
 */
export function applyPreset(preset: Preset, value: unknown, line: number): readonly unknown[] {
  if (preset === "beleg" || typeof value !== "object" || value === null || Array.isArray(value)) return [value];
  const row = value as Row;
  // Rows that are in our form already pass: converted files keep their preset name.
  if (typeof row.summary_text === "string") return [{ id: `${preset}-${line}`, ...row }];
  return MAPPINGS[preset](row, line);
}

const MAPPINGS: Readonly<Record<Exclude<Preset, "beleg">, (row: Row, line: number) => readonly unknown[]>> = {
  ragas: (row, line) => [
    {
      ...common("ragas", row, line),
      ...sourcesFrom(row.retrieved_contexts ?? row.contexts),
      summary_text: row.response ?? row.answer,
    },
  ],
  deepeval: (row, line) => [
    {
      ...common("deepeval", row, line),
      ...sourcesFrom(row.retrieval_context ?? row.context),
      summary_text: row.actual_output,
    },
  ],
  autoevals: (row, line) => [
    {
      ...common("autoevals", row, line),
      ...sourcesFrom(row.context ?? row.expected),
      summary_text: row.output,
    },
  ],
  // LLM-AggreFact labels a supported claim 1: an error is the opposite.
  "llm-aggrefact": (row, line) => [
    {
      ...common("llm-aggrefact", row, line),
      article_text: row.doc,
      summary_text: row.claim,
      has_error: row.label === undefined || row.label === null ? null : Number(row.label) === 0,
      origin: row.dataset ?? null,
    },
  ],
  // FRANK's `Factuality` is the share of annotators' sentences without error: below 1 somebody saw one.
  frank: (row, line) => [
    {
      ...common("frank", row, line),
      id: `frank-${nameOf(row.hash, line)}|${nameOf(row.model_name, line)}`,
      article_text: row.article,
      summary_text: row.summary,
      has_error: typeof row.Factuality === "number" ? row.Factuality < 1 : (row.has_error ?? null),
      group: row.hash ?? null,
      system: row.model_name ?? null,
    },
  ],
  summeval: summevalRows,
};

function common(preset: string, row: Row, line: number): Record<string, unknown> {
  return {
    id: row.id ?? `${preset}-${line}`,
    has_error: row.has_error ?? null,
    group: row.group ?? null,
    system: row.system ?? null,
    origin: row.origin ?? null,
    lang: row.lang ?? null,
  };
}

/** SummEval's own aligned rows: one decoded summary each, with the answers of several experts from 1 to 5. */
function summevalRows(row: Row, line: number): readonly unknown[] {
  const article = row.text ?? row.article ?? row.article_text;
  const summaries = Array.isArray(row.machine_summaries) ? row.machine_summaries : [row.decoded];
  return summaries.map((summary: unknown, index) => {
    const system = Array.isArray(row.machine_summaries) ? `system_${index}` : (row.model_id ?? null);
    return {
      id: `summeval-${nameOf(row.id, line)}|${nameOf(system, index)}`,
      article_text: article,
      summary_text: summary,
      gt: {
        coherence: expertMean(row, "coherence", index),
        readability: expertMean(row, "fluency", index),
        factuality: expertMean(row, "consistency", index),
      },
      scale: [1, 5],
      group: row.id ?? null,
      system,
      lang: "en",
    };
  });
}

function expertMean(row: Row, name: string, index: number): number | null {
  const experts = row.expert_annotations;
  const answers = Array.isArray(experts)
    ? experts.map((expert: unknown) => (expert as Row | null)?.[name])
    : [Array.isArray(row[name]) ? row[name][index] : row[name]];
  const numbers = answers.filter((answer) => typeof answer === "number");
  return numbers.length === 0 ? null : numbers.reduce((sum, answer) => sum + answer, 0) / numbers.length;
}

/** A text or number as a name; anything else is no name. */
function nameOf(value: unknown, fallback: number): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : String(fallback);
}

/** Several contexts are several sources, called after their place in the list; one is the article. */
function sourcesFrom(value: unknown): Row {
  if (!Array.isArray(value)) return { article_text: value };
  const texts = value.flatMap((text, at) => (typeof text === "string" ? [{ id: `context-${at + 1}`, text }] : []));
  return texts.length > 1 ? { sources: texts } : { article_text: texts[0]?.text ?? "" };
}
