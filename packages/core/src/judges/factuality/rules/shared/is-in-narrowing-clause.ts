import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { isNamed } from "../../alignment/rows/row.ts";

/**
 * "Schäden, die der Mieter nicht verschuldet hat, trägt der Vermieter": of the other ones the sentence does not speak. Known where
 * commas part every clause.
 */
export function isInNarrowingClause(at: number, { alignment: { source }, language }: LaidClaim): boolean {
  if (language.names.capitalisedNouns === undefined) return false;
  const from = source.findLastIndex(({ gapBefore }, place) => place <= at && gapBefore !== "none");
  const goesOn = source.some(({ gapBefore }, place) => place > at && gapBefore !== "none");
  const isClause = from > 0 && goesOn && language.judging.restatements.narrowing.has(source[from]!.lower);
  return isClause && !isNamed(source.slice(0, from));
}
