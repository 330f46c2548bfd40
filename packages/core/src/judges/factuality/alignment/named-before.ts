import type { NamedSentence, SentenceContext } from "./sentence-context.ts";
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
  goesOn: (sentence: NamedSentence) => boolean,
): boolean {
  if (isAmong(items, earlier)) return standTogether(items, earlier);
  const isPerson = hasReference && items.every(({ capitalised }) => capitalised);
  for (const place of before.toReversed()) {
    // A sentence that has some of the words and not all speaks of something alike.
    if (place.holds(items)) return standTogether(items, place.items) && !isListed(items, place.items);
    // One that names somebody else takes the pronoun, and one that names another thing of the kind stands in between.
    if (isPerson && place.items.some((item) => item.content && place.isName(item)) && !goesOn(place)) return false;
    if (place.namesAnotherOf(items)) return false;
  }
  return (
    !hasReference && topic?.holds(items) === true && !isListed(items, topic.items) && standTogether(items, topic.items)
  );
}

/** "Ketternach, Rossfeld and Mühlscheid": one of several that were named alike. */
function isListed(items: readonly StatementItem[], row: readonly StatementItem[]): boolean {
  const isLarge = (item: StatementItem | undefined) =>
    item?.content === true && item.capitalised && item.value === null;
  const start = row.findIndex((item, at) => item.gapBefore === "comma" && isLarge(item) && isLarge(row[at - 1]));
  if (start < 1) return false;
  let end = start;
  while (end < row.length && (isLarge(row[end]) || isLarge(row[end + 1]))) end += 1;
  const listed = row.slice(start - 1, end);
  return listed.length > 3 && listed.some(({ stem }) => items.some((item) => item.stem === stem));
}
