import type { StatementItem } from "../../alignment/statement-item.ts";
import { isSame } from "./places.ts";

/**
 * Whether an item stands in a last part of its claim that only moved there: behind a comma, a name and more, whose words stand
 * together in the sentence too. "…, says Ella Rock" beside "Ella Rock says that …".
 */
export function isMovedPart(at: number, claim: readonly StatementItem[], source: readonly StatementItem[]): boolean {
  const from = claim.findLastIndex(({ gapBefore }, place) => place > 0 && gapBefore !== "none");
  if (from < 0 || at < from) return false;
  const words = claim.slice(from).filter(({ content }) => content);
  if (new Set(words.map(({ capitalised }) => capitalised)).size < 2) return false;
  const theirs = words.map((word) => source.findIndex((other) => isSame(word, other)));
  return Math.min(...theirs) >= 0 && Math.max(...theirs) - Math.min(...theirs) === words.length - 1;
}
