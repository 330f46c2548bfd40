import { readFileSync } from "node:fs";
import { noModel } from "@beleg/core";
import { DecisionCase, type PipelineState } from "@beleg/core/contracts";
import { type CaseRecord, caseRecord, decide } from "@beleg/core/decision";
import type { Locale } from "@beleg/core/text";
import { decisionSources } from "../../../packages/beleg/src/decisions/decision-sources.ts";

const CASES = new URL("../../../examples/decisions/cases.jsonl", import.meta.url).pathname;
const clock = { now: () => Date.parse("2025-06-12T16:00:00Z") };

/** The six reference cases in one language, each as the system left it and as a person decided it. */
export async function referenceRecords(locale: Locale): Promise<readonly CaseRecord[]> {
  const sources = await decisionSources({ policies: null, country_lists: null }, ".", clock);
  const records: CaseRecord[] = [];
  for (const line of readFileSync(CASES, "utf8").trim().split("\n")) {
    const asked = DecisionCase.parse(JSON.parse(line));
    const state = await decide(asked, { clock, model: noModel, ...sources, locale, quality: false });
    records.push(caseRecord(state), caseRecord(byPerson(state)));
  }
  return records;
}

/** The case after Ana Torres decided it against the proposal. */
function byPerson(state: PipelineState): PipelineState {
  const before = state.decision!;
  const { decision, confidence } = before;
  const decided_by = "fallback" as const;
  return {
    ...state,
    earlier_versions: [{ version: 1, at: "2025-06-12T16:01:00Z", decision, confidence, decided_by }],
    decision: {
      ...before,
      decision: decision === "APPROVE" ? "BLOCK" : "APPROVE",
      confidence: null,
      decided_by: "human",
      resolution: {
        review_id: "r-1",
        actor: "Ana Torres",
        decided_at: "2025-06-13T10:05:00Z",
        reason: "confirmed by phone",
        shown_version: 1,
        snapshot_digest: "8f2c41d09b7e".padEnd(64, "0"),
        proposed: { decision, confidence, decided_by },
      },
    },
  };
}
