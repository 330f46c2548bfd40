import { createHash } from "node:crypto";
import type { AgentResult, Claim, DatasetRow } from "@beleg/core/contracts";
import type { JudgeContext, TextJudge } from "../judge.ts";

/** What a test may script; everything else follows from the row's id. */
export interface Script {
  /** Ends the answer of these rows as `failed` with this code. */
  readonly fail?: (row: DatasetRow) => string | null;
  /** Called before each answer. */
  readonly before?: (row: DatasetRow, context: JudgeContext) => Promise<void> | void;
  /** The score of a row. Defaults to a number drawn from its id, better for rows without error. */
  readonly score?: (row: DatasetRow, sample: number) => number;
}

/** A judge whose answers depend on the row only, with claims, quotes and issues like a real one. */
export function scriptedJudge(script: Script = {}): TextJudge & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: "scripted",
    capacity: 8,
    asked,
    async answer(row, context) {
      asked.push(row.id);
      await script.before?.(row, context);
      return scriptedAnswer(row, context.sample, script);
    },
    close: async () => {},
  };
}

/** The answer of the scripted judge to one row. */
function scriptedAnswer(row: DatasetRow, sample: number, script: Script = {}): AgentResult {
  const code = script.fail?.(row);
  if (code) {
    return { status: "failed", score: null, origin: "model", issue_spans: [], details: {}, error: { code } };
  }
  const score =
    script.score?.(row, sample) ?? Math.max(0, Math.min(1, noise(row.id) * 0.7 + (row.has_error ? 0 : 0.3)));
  const wrong = score < 0.5;
  const end = Math.min(12, row.summary_text.length);
  return {
    status: "ok",
    score,
    origin: "model",
    issue_spans:
      wrong && end > 0
        ? [
            {
              start_char: 0,
              end_char: end,
              message: "contradicts the source",
              severity: "high",
              issue_type: "NUMBER",
              verdict: "incorrect",
              origin: "model",
              confidence: 1 - score,
              evidence_quote: row.article_text.slice(0, 40) || null,
            },
          ]
        : [],
    details: { claims: [claimOf(row, wrong)], error_probability: 1 - score },
  };
}

function claimOf(row: DatasetRow, wrong: boolean): Claim {
  const quote = row.article_text.slice(0, 40);
  const found = quote !== "";
  return {
    id: `${row.id}-c0`,
    text: row.summary_text.slice(0, 40) || "nothing",
    start_char: 0,
    end_char: Math.min(40, row.summary_text.length),
    sentence_index: 0,
    label: found ? (wrong ? "incorrect" : "correct") : "uncertain",
    uncertain_reason: found ? null : "nothing_found",
    confidence: 0.8,
    error_type: wrong ? "NUMBER" : null,
    selected_evidence_index: found ? 0 : -1,
    evidence_found: found,
    evidence_quote: found ? quote : null,
    evidence: found ? { text: quote, start_char: 0, end_char: quote.length, match: "exact" } : null,
  };
}

function noise(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE(0) / 2 ** 32;
}
