import { describe, expect, it } from "vitest";
import { DatasetRow } from "../../../contracts/index.ts";
import { applyPreset, guessPreset, type MappedRow, type Preset } from "../../index.ts";

/** Maps one row and reads it by the contract, as the runner does. */
function read(preset: Preset, value: unknown, line = 7): DatasetRow[] {
  return applyPreset(preset, value, line).map((mapped) => {
    expect(mapped.status).toBe("ok");
    return DatasetRow.parse("row" in mapped ? mapped.row : null);
  });
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

  it("deepeval: a conversation has one row for each turn of the assistant, judged against that turn's context", () => {
    const turns = [
      { role: "user", content: "?" },
      { role: "assistant", content: "Two.", retrievalContext: ["One."] },
      { role: "user", content: "And?" },
      { role: "assistant", content: "Four.", retrieval_context: ["Three.", "Five."] },
    ];
    const rows = read("deepeval", { id: "c7", name: "chat", turns });
    expect(rows.map(({ id, group, summary_text }) => [id, group, summary_text])).toEqual([
      ["chat|2", "chat", "Two."],
      ["chat|4", "chat", "Four."],
    ]);
    expect(rows[0]?.article_text).toBe("One.");
    expect(rows[1]?.sources).toHaveLength(2);
  });

  it("autoevals: context, or what was expected where there is none", () => {
    expect(read("autoevals", { input: "?", context: "One.", output: "Two.", expected: "X" })[0]).toMatchObject({
      article_text: "One.",
      summary_text: "Two.",
    });
    // The quotes then name `expected` as their source, so that nobody takes it for the context.
    expect(read("autoevals", { input: "?", output: "Two.", expected: "Known." })[0]).toMatchObject({
      article_text: "",
      sources: [{ id: "expected", text: "Known." }],
    });
  });

  it("autoevals: a context in the metadata is the source, and a row with metadata is never judged against expected", () => {
    const row = { input: "?", output: "Two.", expected: "Known.", metadata: { context: ["One.", "Three."] } };
    expect(read("autoevals", row)[0]?.sources?.map(({ text }) => text)).toEqual(["One.", "Three."]);
    expect(applyPreset("autoevals", { ...row, metadata: { documents_used: ["One."] } }, 1)).toMatchObject([
      { status: "no_context", fields: expect.stringContaining("metadata.context") },
    ]);
  });

  it("llm-aggrefact: label 1 means supported, so the error is the opposite", () => {
    const row = { doc: "One.", claim: "Two.", label: 1, dataset: "Reveal" };
    expect(read("llm-aggrefact", row)[0]).toMatchObject({ has_error: false, origin: "Reveal", summary_text: "Two." });
    expect(read("llm-aggrefact", { ...row, label: 0 })[0]?.has_error).toBe(true);
    expect(read("llm-aggrefact", { doc: "One.", claim: "Two." })[0]?.has_error).toBeNull();
  });

  it("frank: rows about one article share a group, and the dataset is the origin", () => {
    const row = { hash: "h1", model_name: "bart", article: "One.", summary: "Two.", Factuality: 0.67, dataset: "bbc" };
    expect(read("frank", row)[0]).toMatchObject({
      id: "frank-h1|bart",
      group: "h1",
      system: "bart",
      has_error: true,
      origin: "bbc",
    });
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
    for (const value of [null, 3, "text", []]) {
      for (const mapped of applyPreset("ragas", value, 1)) {
        expect(mapped).toEqual({ status: "ok", row: value });
        expect(DatasetRow.safeParse(value).success).toBe(false);
      }
    }
  });

  it.each<[Preset, Record<string, unknown>, MappedRow["status"], string]>([
    ["ragas", { nothing: true }, "no_answer", "response, answer"],
    ["ragas", { response: "Two." }, "no_context", "retrieved_contexts, contexts"],
    ["ragas", { user_input: [{ type: "human", content: "?" }] }, "no_answer", 'user_input[] {"type": "ai", "content"}'],
    ["deepeval", { actualOutput: "Two." }, "no_context", "retrieval_context, retrievalContext, context"],
    ["deepeval", { turns: [{ role: "user", content: "?" }] }, "no_answer", 'turns[] {"role": "assistant", "content"}'],
    ["frank", { hash: "h", summary: "Two." }, "no_context", "article"],
    ["llm-aggrefact", { doc: "One." }, "no_answer", "claim"],
    ["summeval", { text: "One." }, "no_answer", "decoded, machine_summaries"],
  ])("%s: names what a row lacks by the tool's own fields (%j)", (preset, row, status, fields) => {
    expect(applyPreset(preset, row, 1)).toMatchObject([{ status, fields }]);
  });

  it("promptfoo, langfuse: an answer that is an object is refused by its field", () => {
    const row = { vars: { context: "One." }, response: { output: { tool: "search" } } };
    expect(applyPreset("promptfoo", row, 1)).toEqual([{ status: "not_text", field: "response.output" }]);
  });

  it("guesses whose row it is, and stays silent about ours and about nobody's", () => {
    expect(guessPreset({ user_input: "?", retrieved_contexts: ["One."], response: "Two." })).toBe("ragas");
    expect(guessPreset({ input: "?", actualOutput: "Two.", retrievalContext: ["One."] })).toBe("deepeval");
    expect(guessPreset({ results: { results: [] } })).toBe("promptfoo");
    for (const value of [null, [], {}, { id: "a", article_text: "One." }, { id: "a", summary_text: "Two." }]) {
      expect(guessPreset(value)).toBeNull();
    }
  });
});
