import { describe, expect, it } from "vitest";
import type { Finding } from "../api/index.ts";
import { compareFindings } from "./compare-findings.ts";

function finding(id: string, words: string | null, issue_type = "NUMBER", start = 0): Finding {
  return {
    id,
    dimension: "factuality",
    severity: "high",
    message: `message ${id}`,
    span: words === null ? null : { start_char: start, end_char: start + words.length, text: words },
    evidence: [],
    recommendation: null,
    source: {
      agent: "factuality",
      source_list: "issue_spans",
      item_index: 0,
      issue_type,
      verdict: "incorrect",
      origin: "embedded",
      merged_from: [{ source_list: "issue_spans", item_index: 0 }],
    },
  };
}

const ids = (findings: readonly Finding[]) => findings.map(({ id }) => id);

describe("compareFindings", () => {
  it("tells what went, what came and what stayed, wherever it stands and however it is worded", () => {
    const before = [finding("f_1", "69 million"), finding("f_2", "March", "DATE"), finding("f_3", null)];
    const after = [finding("f_4", "69 million", "NUMBER", 40), finding("f_5", "March", "NAME"), finding("f_6", null)];
    const { gone, added, kept } = compareFindings(before, after);
    expect([ids(gone), ids(added), ids(kept)]).toEqual([["f_2"], ["f_5"], ["f_4", "f_6"]]);
  });

  it("counts how often a problem occurs", () => {
    const { gone, added, kept } = compareFindings(
      [finding("f_1", "and"), finding("f_2", "and")],
      [finding("f_3", "and")],
    );
    expect([ids(gone), ids(added), ids(kept)]).toEqual([["f_2"], [], ["f_3"]]);
  });
});
