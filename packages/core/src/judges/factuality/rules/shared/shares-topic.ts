import { type AlignedSentence, isInValue } from "../../embedded/aligned-sentence.ts";
import type { SourceText } from "../../source-text.ts";

/** The claim and the source must share this much besides the value before two values are held against each other. */
export const MIN_OVERLAP = 0.5;

/**
 * Half of the words in common is enough only where they tell of the same: not a verb alone whose subject the article never
 * names ("admission costs"), nor a name alone of which something else is told ("has worked here since 2011").
 */
export function sharesTopic({ claim, overlap, shared }: AlignedSentence, article: SourceText): boolean {
  if (overlap !== MIN_OVERLAP) return overlap > MIN_OVERLAP;
  const content = claim.words.filter((word) => !word.stop && !word.number && !isInValue(word, claim));
  if (shared.size === 1) return content[0] !== undefined && article.places.has(content[0].stem);
  const told = content.filter((word) => !word.capitalised);
  return told.length === 0 || told.some((word) => shared.has(word.stem));
}
