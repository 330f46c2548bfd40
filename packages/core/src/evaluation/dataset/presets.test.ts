import { describe, expect, it } from "vitest";
import { DatasetRow } from "../../contracts/index.ts";
import { applyPreset, type Preset } from "../index.ts";

/** Maps one row and reads it by the contract, as the runner does. */
function read(preset: Preset, value: unknown, line = 7): DatasetRow[] {
  return applyPreset(preset, value, line).map((row) => DatasetRow.parse(row));
}

describe("dataset presets", () => {
  it("ragas: retrieved contexts become sources", () => {
    const [row] = read("ragas", { user_input: "Who?", retrieved_contexts: ["One.", "Two."], response: "Three." });
    const sources = [
      { id: "context-1", text: "One." },
      { id: "context-2", text: "Two." },
    ];
    expect(row).toMatchObject({ id: "ragas-7", article_text: "", sources, summary_text: "Three.", has_error: null });
  });

  it("has one article where there is one context, and none where there is none", () => {
    expect(read("ragas", { retrieved_contexts: ["One."], response: "Three." })[0]?.article_text).toBe("One.");
    expect(read("deepeval", { retrieval_context: [], actual_output: "Two." })[0]).toMatchObject({ article_text: "" });
  });

  it("deepeval: retrieval context and actual output", () => {
    const [row] = read("deepeval", { id: 4, input: "?", retrieval_context: ["One."], actual_output: "Two." });
    expect(row).toMatchObject({ id: "4", article_text: "One.", summary_text: "Two." });
  });

  it("autoevals: context, or what was expected where there is none", () => {
    expect(read("autoevals", { input: "?", context: "One.", output: "Two.", expected: "X" })[0]).toMatchObject({
      article_text: "One.",
      summary_text: "Two.",
    });
    expect(read("autoevals", { input: "?", output: "Two.", expected: "Known." })[0]?.article_text).toBe("Known.");
  });

  it("llm-aggrefact: label 1 means supported, so the error is the opposite", () => {
    const row = { doc: "One.", claim: "Two.", label: 1, dataset: "Reveal" };
    expect(read("llm-aggrefact", row)[0]).toMatchObject({ has_error: false, origin: "Reveal", summary_text: "Two." });
    expect(read("llm-aggrefact", { ...row, label: 0 })[0]?.has_error).toBe(true);
    expect(read("llm-aggrefact", { doc: "One.", claim: "Two." })[0]?.has_error).toBeNull();
  });

  it("frank: rows about one article share a group", () => {
    const row = { hash: "h1", model_name: "bart", article: "One.", summary: "Two.", Factuality: 0.67 };
    expect(read("frank", row)[0]).toMatchObject({ id: "frank-h1|bart", group: "h1", system: "bart", has_error: true });
    expect(read("frank", { ...row, Factuality: 1 })[0]?.has_error).toBe(false);
  });

  it("summeval: experts' answers are averaged on 1 to 5", () => {
    const experts = [
      { coherence: 5, fluency: 4, consistency: 5, relevance: 1 },
      { coherence: 2, fluency: 4, consistency: 5, relevance: 1 },
    ];
    const [row] = read("summeval", {
      id: "dm-1",
      model_id: "M1",
      text: "One.",
      decoded: "Two.",
      expert_annotations: experts,
    });
    expect(row).toMatchObject({
      id: "summeval-dm-1|M1",
      group: "dm-1",
      system: "M1",
      gt: { coherence: 3.5, readability: 4, factuality: 5 },
      scale: [1, 5],
    });
  });

  it("summeval: a row with all systems becomes a row for each", () => {
    const value = { id: "dm-1", text: "One.", machine_summaries: ["A.", "B."], coherence: [1, 5], fluency: [2, 4] };
    const rows = read("summeval", value);
    expect(rows.map(({ summary_text, gt }) => [summary_text, gt?.coherence, gt?.readability])).toEqual([
      ["A.", 1, 2],
      ["B.", 5, 4],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });

  it("leaves rows in our own form alone", () => {
    const own = { id: "a", article_text: "One.", summary_text: "Two.", has_error: true };
    for (const preset of ["beleg", "frank", "summeval", "ragas"] as const) expect(read(preset, own)).toEqual([own]);
  });

  it("hands on what it cannot map, for the contract to refuse", () => {
    for (const value of [null, 3, "text", [], { nothing: true }]) {
      for (const row of applyPreset("ragas", value, 1)) expect(DatasetRow.safeParse(row).success).toBe(false);
    }
  });
});
