import type { Verifier } from "../../../ports/index.ts";
import type { ClaimJudge, ClaimToJudge, ProposedVerdict } from "../claim-judge.ts";
import type { SourceText } from "../source-text.ts";
import { strongest, weighPassages } from "./weigh-passages.ts";

const LABEL_OF = { supported: "correct", contradicted: "incorrect" } as const;

/**
 * Has a verifier read each claim beside its passages. The quote is the sentence of the deciding passage that scores
 * highest by itself; whether it can carry the claim is checked by the gate, as with every judge that only quotes.
 */
export function verifierClaimJudge(verifier: Verifier): ClaimJudge {
  return {
    origin: "embedded",
    batchSize: Number.MAX_SAFE_INTEGER,
    async judge({ source, claims, signal }) {
      const verdicts: ProposedVerdict[] = [];
      // One after the other: a model on this machine gains nothing from questions that wait side by side.
      for (const claim of claims) verdicts.push(await judgeClaim(claim, source, signal));
      return verdicts;
    },
  };

  async function judgeClaim(
    { claim, passages }: ClaimToJudge,
    source: SourceText,
    signal: AbortSignal | undefined,
  ): Promise<ProposedVerdict> {
    if (signal?.aborted) return { status: "failed", code: "aborted", detail: "aborted before this claim" };
    if (passages.length === 0) return OPEN;
    try {
      const texts = passages.map(({ text }) => text);
      const scores = await verifier.score(claim.text, texts, { signal });
      const verdict = weighPassages(scores);
      if (verdict === undefined) return { ...OPEN, place: scores[strongest(scores, "supported").index]?.spans?.[0] };
      const { side, index, score } = verdict;
      const { start_char: start, end_char: end } = passages[index]!;
      const sentences = source.sentences.filter((one) => start <= one.start_char && one.end_char <= end);
      const own = sentences.map(({ text }) => text);
      const best = own.length < 2 ? 0 : strongest(await verifier.score(claim.text, own, { signal }), side).index;
      return {
        ...OPEN,
        label: LABEL_OF[side],
        confidence: rounded(score),
        selected_evidence_index: index,
        evidence_quote: own[best] ?? texts[index],
        raw: JSON.stringify(scores),
      };
    } catch (error) {
      return { status: "failed", code: "verifier_failed", detail: error instanceof Error ? error.message : "unknown" };
    }
  }
}

/** It has nothing to say, and so nothing to show. */
const OPEN = {
  status: "ok",
  label: "uncertain",
  confidence: 0.5,
  error_type: null,
  selected_evidence_index: -1,
  evidence_quote: null,
  coverage_ok: true,
  coverage_note: null,
} as const;

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
