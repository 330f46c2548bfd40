import type { CriteriaResult, GuardDecision, GuardedSentence } from "../contracts/index.ts";
import { type JudgedBy, verdictOf } from "../report/index.ts";

/** What a sentence that blocks says against its answer. */
const AGAINST = {
  incorrect: "contradicted",
  uncertain: "unconfirmed",
  failed: "not_judged",
  // These two pass whatever is asked for.
  correct: null,
  no_claims: null,
} as const satisfies Record<GuardedSentence["label"], string | null>;

/** Blocked where a sentence blocks or nothing is left to show, passed otherwise; `empty` is the text without sentences. */
export function decided(judged: JudgedBy, sentences: readonly GuardedSentence[], empty: string): GuardDecision {
  const text = sentences.length === 0 ? empty : sentences.map(({ shown }) => shown).join("");
  const blocking = sentences.find(({ action }) => action === "block");
  const isEmpty = sentences.length > 0 && text.trim() === "";
  const { verdict, reason } = verdictOf(judged, blocking ? AGAINST[blocking.label] : isEmpty ? "nothing_left" : null);
  return {
    verdict,
    text: verdict === "passed" ? text : null,
    sentences: [...sentences],
    ...(reason !== undefined && { reason }),
  };
}

/** A passed answer with what became of its criteria: one that is not met blocks it. */
export function withCriteria(decision: GuardDecision, criteria: CriteriaResult | undefined): GuardDecision {
  if (criteria === undefined) return decision;
  const { verdict, reason } = verdictOf({ criteria }, criteria.counts.not_met > 0 ? "criteria" : null);
  const text = verdict === "passed" ? decision.text : null;
  return { ...decision, verdict, text, criteria, ...(reason !== undefined && { reason }) };
}

/** Nobody can say: nothing to show. */
export function incomplete(sentences: readonly GuardedSentence[], reason: string | undefined): GuardDecision {
  return { verdict: "incomplete", text: null, sentences: [...sentences], ...(reason !== undefined && { reason }) };
}

/** A sentence of a longer answer, with its places in that. */
export function moved(sentence: GuardedSentence, by: number): GuardedSentence {
  const { start_char, end_char, claims } = sentence;
  return {
    ...sentence,
    start_char: start_char + by,
    end_char: end_char + by,
    claims: claims.map((claim) => ({
      ...claim,
      start_char: claim.start_char + by,
      end_char: claim.end_char + by,
    })),
  };
}

/** What is told of a judge that throws. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "judge_failed";
}
