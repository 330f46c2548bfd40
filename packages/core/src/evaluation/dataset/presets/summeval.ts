import { nameOf } from "./benchmarks.ts";
import { type ForeignRow, isRecord, type MappedRow, type PresetMapping } from "./mapped-row.ts";

/** SummEval's own aligned rows: one decoded summary each, with the answers of several experts from 1 to 5. */
export const summeval: PresetMapping = {
  map(row, at) {
    const { machine_summaries, model_id } = row;
    const article = row.text ?? row.article ?? row.article_text;
    const summaries: readonly unknown[] = Array.isArray(machine_summaries) ? machine_summaries : [row.decoded];
    return summaries.map((summary, index): MappedRow => {
      if (typeof summary !== "string") return { status: "no_answer", fields: "decoded, machine_summaries" };
      const system = Array.isArray(machine_summaries) ? `system_${index}` : (model_id ?? null);
      const mapped = {
        id: `summeval-${nameOf(row.id, at)}|${nameOf(system, index)}`,
        article_text: article ?? "",
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
      return article === undefined || article === null
        ? { status: "no_context", fields: "text, article", row: mapped }
        : { status: "ok", row: mapped };
    });
  },
};

function expertMean(row: ForeignRow, name: string, index: number): number | null {
  const experts = row.expert_annotations;
  const answers = Array.isArray(experts)
    ? experts.map((expert: unknown) => (isRecord(expert) ? expert[name] : undefined))
    : [Array.isArray(row[name]) ? row[name][index] : row[name]];
  const numbers = answers.filter((answer) => typeof answer === "number");
  return numbers.length === 0 ? null : numbers.reduce((sum, answer) => sum + answer, 0) / numbers.length;
}
