import { describe, expect, it } from "vitest";
import type { Prediction } from "../../contracts/index.ts";
import { evidenceTally } from "./evidence-tally.ts";
import { summariseFactuality } from "./factuality-summary.ts";
import { kindTables } from "./kind-tables.ts";
import { noiseTable, recalibrationTable, thresholdTable } from "./threshold-tables.ts";
import { evaluationWords } from "./wording.ts";

const none = { low: 0, medium: 0, high: 0 };
const words = evaluationWords("en");

/** Every third text is wrong; the judge sees dates and is blind to names, and speaks German less well. */
const predictions = Array.from({ length: 60 }, (_, i): Prediction => {
  const label = i % 3 === 0;
  const type = i % 2 === 0 ? "date" : "name";
  return {
    task: "factuality",
    index: i,
    id: `r${i}`,
    cluster: `c${i}`,
    origin: "press",
    system: i % 2 === 0 ? "a" : "b",
    lang: i < 30 ? "en" : "de",
    status: "ok",
    error: null,
    score: 0.5,
    label,
    error_probability: label && type === "date" ? 0.7 + i / 1000 : 0.1 + i / 1000,
    features: { words: 10 + i, characters: 100, new_bigrams: 0.1 },
    ...(label ? { error_types: [type] } : {}),
    issues: { incorrect: none, uncertain: none },
  };
});

const summary = summariseFactuality(
  {
    predictions,
    rows: 60,
    policy: { name: "probability", threshold: 0.5, severity_min: "low" },
    tuning: null,
    evidence: evidenceTally().stats(),
    duplicateIds: 0,
  },
  { seed: 1, resamples: 40 },
);

describe("kindTables", () => {
  const tables = new Map(kindTables(summary, words).map((table) => [table.kind, table]));

  it("has a table for each kind that tells rows apart, and none for a single origin", () => {
    expect([...tables.keys()]).toEqual(["by_system", "by_lang", "by_length", "by_error_type"]);
  });

  it("counts a type by the rows that have it, and says how many were found", () => {
    const { head, rows } = tables.get("by_error_type")!;
    expect(head).toEqual(["", "Rows", "Recall", "AUROC"]);
    expect(rows.map(([type, n, recall]) => [type, n, recall?.slice(0, 5)])).toEqual([
      ["date", "10", "1.000"],
      ["name", "10", "0.000"],
    ]);
  });

  it("tells lengths in the reader's language, without gaps", () => {
    expect(tables.get("by_length")?.rows.map(([name]) => name)).toEqual([
      "up to 29 words",
      "30 to 49 words",
      "more than 49 words",
    ]);
    const german = kindTables(summary, evaluationWords("de")).find(({ kind }) => kind === "by_length");
    expect(german?.rows.map(([name]) => name)).toEqual(["bis 29 Wörter", "30 bis 49 Wörter", "mehr als 49 Wörter"]);
  });
});

describe("thresholdTable", () => {
  it("marks the threshold in use with the decisions of the summary", () => {
    const { rows, lines } = thresholdTable(summary, words)!;
    expect(rows.length).toBeLessThanOrEqual(11);
    const inUse = rows.find(([threshold]) => threshold?.includes("in use"));
    const { tp, fn, fp } = summary.confusion;
    expect(inUse?.slice(1, 4)).toEqual([tp, fn, fp].map(String));
    expect(rows.filter(([threshold]) => threshold?.includes("best for these rows"))).toHaveLength(1);
    expect(lines.join("")).toContain(words.number(summary.nested_tuning?.value ?? null));
  });
});

describe("recalibrationTable", () => {
  it("shows the errors before and after", () => {
    const { rows } = recalibrationTable(summary, words)!;
    expect(rows.map(([name]) => name)).toEqual(["as given", "Platt’s curve", "isotonic regression"]);
    expect(rows[0]?.[1]).toBe(words.number(summary.recalibration?.before.brier ?? null));
  });
});

describe("noiseTable", () => {
  it("gives way to the table of people where there are annotations", () => {
    expect(noiseTable(summary, words)?.rows).toHaveLength(3);
    const people = { annotators: 2, rows: 1, pairwise: [], ceiling: {}, judge_against: [] };
    const alpha = { value: 1, ci_lower: null, ci_upper: null };
    expect(noiseTable({ ...summary, people: { ...people, alpha } as never }, words)).toBeNull();
  });
});
