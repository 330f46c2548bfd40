import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { ToldCase } from "../../alignment/rows/gapped/told-case.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** The words of a case that are in none of the others. */
export function toldApart(told: ToldCase, others: readonly ToldCase[]): readonly StatementItem[] {
  const wordsOf = ({ rows, words }: ToldCase) => rows[0]!.filter(({ start }) => words.has(start));
  const known = new Set(others.flatMap(wordsOf).map(({ stem }) => stem));
  return wordsOf(told).filter(({ stem }) => !known.has(stem));
}

/** Whether a claim has a word, wherever it stands. */
export function isSaidIn({ plain: { claim } }: LaidClaim, { stem }: StatementItem): boolean {
  return claim.some((item) => item.stem === stem);
}
