import type { Claim, SentenceResult } from "../../contracts/index.ts";
import type { Sentence } from "../../text/index.ts";

/**
 * Gives every sentence the worst label of its claims: any incorrect, else any uncertain, else correct with the lowest
 * confidence. Failed claims count only when nothing else is known about the sentence.
 */
export function labelSentences(sentences: readonly Sentence[], claims: readonly Claim[]): SentenceResult[] {
  const bySentence = new Map<number, Claim[]>();
  for (const claim of claims) {
    const list = bySentence.get(claim.sentence_index);
    if (list === undefined) bySentence.set(claim.sentence_index, [claim]);
    else list.push(claim);
  }
  return sentences.map(({ index, start, end }) => {
    const own = bySentence.get(index) ?? [];
    return {
      sentence_index: index,
      start_char: start,
      end_char: end,
      ...labelOf(own),
      claim_ids: own.map((claim) => claim.id),
    };
  });
}

function labelOf(claims: readonly Claim[]): Pick<SentenceResult, "label" | "confidence"> {
  const confidences = (label: Claim["label"]) =>
    claims.filter((claim) => claim.label === label).map((claim) => claim.confidence ?? 0);
  const incorrect = confidences("incorrect");
  if (incorrect.length > 0) return { label: "incorrect", confidence: Math.max(...incorrect) };
  const uncertain = confidences("uncertain");
  if (uncertain.length > 0) return { label: "uncertain", confidence: Math.max(...uncertain) };
  const correct = confidences("correct");
  if (correct.length > 0) return { label: "correct", confidence: Math.min(...correct) };
  return { label: claims.length > 0 ? "failed" : "no_claims", confidence: null };
}
