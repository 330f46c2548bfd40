import type { Claim, SentenceResult } from "../../contracts/index.ts";
import type { Steps } from "../../ports/steps.ts";
import type { Sentence } from "../../text/index.ts";

/**
 * Gives every sentence the worst label of its claims: any incorrect, else any uncertain, else correct with the lowest
 * confidence. A sentence is correct only when all of its claims are: beside correct claims, one without a verdict leaves
 * the sentence without one.
 */
export function* labelSentences(sentences: readonly Sentence[], claims: readonly Claim[]): Steps<SentenceResult[]> {
  const bySentence = new Map<number, Claim[]>();
  for (const claim of claims) {
    const list = bySentence.get(claim.sentence_index);
    if (list === undefined) bySentence.set(claim.sentence_index, [claim]);
    else list.push(claim);
  }
  const labelled: SentenceResult[] = [];
  for (const { index, start_char: start, end_char: end } of sentences) {
    const own = bySentence.get(index) ?? [];
    const claim_ids = own.map((claim) => claim.id);
    labelled.push({ sentence_index: index, start_char: start, end_char: end, ...labelOf(own), claim_ids });
    yield 1 + own.length;
  }
  return labelled;
}

function labelOf(claims: readonly Claim[]): Pick<SentenceResult, "label" | "confidence"> {
  const confidences = (label: Claim["label"]) =>
    claims.filter((claim) => claim.label === label).map((claim) => claim.confidence ?? 0);
  const incorrect = confidences("incorrect");
  if (incorrect.length > 0) return { label: "incorrect", confidence: Math.max(...incorrect) };
  const uncertain = confidences("uncertain");
  if (uncertain.length > 0) return { label: "uncertain", confidence: Math.max(...uncertain) };
  if (claims.length === 0) return { label: "no_claims", confidence: null };
  const correct = confidences("correct");
  if (correct.length < claims.length) return { label: "failed", confidence: null };
  return { label: "correct", confidence: Math.min(...correct) };
}
