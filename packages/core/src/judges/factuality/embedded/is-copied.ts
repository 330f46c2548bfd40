import type { SourceText } from "../source-text.ts";
import type { ComparedSpan } from "./compared-span.ts";
import { copiedFragments } from "./estimate/copied-fragments.ts";

/** A claim copied to this share in one piece says what the source says. */
const COPIED = 0.9;

/** True for a claim that stands in the source in one run, but for function words, and no negation comes before it. */
export function isCopied(claim: ComparedSpan, article: SourceText): boolean {
  const { negations } = article.language.judging;
  return copiedFragments(claim.words, article).some(({ at, length, source }) => {
    if (length < COPIED * claim.words.length || length < 4) return false;
    if (claim.words.some((word, i) => (i < at || i >= at + length) && !word.stop)) return false;
    return ![1, 2].some((back) => negations.has(article.words[source - back]?.lower ?? ""));
  });
}
