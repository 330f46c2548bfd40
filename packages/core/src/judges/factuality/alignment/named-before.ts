import type { SentenceContext } from "./sentence-context.ts";
import { isAmong, standTogether } from "./stand-together.ts";
import type { StatementItem } from "./statement-item.ts";

/**
 * True for items that were named together: earlier in the sentence, in the nearest sentence before it that has any of them, or,
 * where nothing points back, in the one that tells what the source is about.
 */
export function isNamedBefore(
  items: readonly StatementItem[],
  earlier: readonly StatementItem[],
  { before, topic }: SentenceContext,
  hasReference: boolean,
): boolean {
  if (isAmong(items, earlier)) return standTogether(items, earlier);
  const isPerson = hasReference && items.every(({ capitalised }) => capitalised);
  for (const place of before.toReversed()) {
    // A sentence that has some of the words and not all speaks of something alike.
    if (place.holds(items)) return standTogether(items, place.items);
    // One that names somebody else takes the pronoun.
    if (isPerson && place.items.some((item) => item.content && place.isName(item))) return false;
  }
  return !hasReference && topic?.holds(items) === true && standTogether(items, topic.items);
}
