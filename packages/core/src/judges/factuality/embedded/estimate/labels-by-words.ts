import type { Claim } from "../../../../contracts/index.ts";
import type { SourceText } from "../../source-text.ts";
import { alignSentence } from "../aligned-sentence.ts";
import { comparedClaim, sourceSentence } from "../compared-span.ts";
import { objectsToSharedWords } from "../has-objection.ts";
import { isCopied } from "../is-copied.ts";
import { isSupported, measureSupport } from "../measure-support.ts";
import { type OwnWords, sameDirections } from "../paraphrased-words.ts";

/**
 * The embedded judge's claims labelled as the estimate counts them: backed by the number of shared words alone. A single
 * word the source does not have is weighed by the estimate's own features; counted here once more it would only move
 * its thresholds.
 */
export function labelsByWords(claims: readonly Claim[], source: SourceText): readonly Claim[] {
  return claims.map((claim) => {
    if ((claim.label !== "correct" && claim.label !== "uncertain") || claim.evidence === null) return claim;
    const label = isBackedByWords(claim.text, claim.evidence.start_char, source) ? "correct" : "uncertain";
    return label === claim.label ? claim : { ...claim, label };
  });
}

function isBackedByWords(text: string, start: number, source: SourceText): boolean {
  const claim = comparedClaim(source, text);
  const sentence = sourceSentence(source, sentenceAt(start, source));
  const same = sameDirections(claim, sentence);
  if (!isSupported(measureSupport(claim, sentence, source, same))) return false;
  return isCopied(claim, source) || !objectsToSharedWords(alignSentence(claim, sentence), source, NOTHING);
}

/** The words a sentence says in another way are not asked for. */
const NOTHING: OwnWords = { paraphrased: new Set(), unsaid: [] };

/** The last sentence that starts at an offset or before it. */
function sentenceAt(start: number, { sentences }: SourceText): number {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sentences[middle]!.start <= start) low = middle;
    else high = middle - 1;
  }
  return low;
}
