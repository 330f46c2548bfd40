import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { Contradiction } from "../rule.ts";
import { figureOf, haveOneFigure } from "./one-figure.ts";

/** "Profit rose to 24 from 19 million" beside "profit fell to 19 from 24 million", whatever else the claim tells. */
export function turnedMove({ plain: { claim, source }, span, language }: LaidClaim): Contradiction | undefined {
  const [own, theirs] = [moveIn(claim), moveIn(source)];
  if (own === undefined || theirs === undefined || own.direction === theirs.direction) return undefined;
  const [ownThing, thing] = [claim[own.thing]!, source[theirs.thing]!];
  if (ownThing.stem !== thing.stem) return undefined;
  const [one, two] = own.values;
  const [first, second] = theirs.values;
  if (!haveOneFigure(claim[one]!, source[second]!) || !haveOneFigure(claim[two]!, source[first]!)) return undefined;
  if (haveOneFigure(claim[one]!, source[first]!) || leadBefore(claim, one) !== leadBefore(source, first))
    return undefined;
  return {
    claim: { start: ownThing.start - span.start, end: claim[two]!.end - span.start },
    source: { start: thing.start, end: source[second]!.end },
  };

  function leadBefore(items: readonly StatementItem[], at: number): string {
    return language.judging.logic.prepositions.has(items[at - 1]?.lower ?? "") ? items[at - 1]!.lower : "";
  }
}

interface Move {
  readonly thing: number;
  readonly direction: StatementItem["direction"];
  readonly values: readonly [number, number];
}

/** What rose or fell, and its two figures; undefined where there are more. */
function moveIn(items: readonly StatementItem[]): Move | undefined {
  const at = items.findIndex(({ direction }) => direction !== undefined);
  const thing = items.findLastIndex((item, place) => place < at && item.content);
  const end = items.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  const part = items.slice(0, end < 0 ? items.length : end);
  const [one, two, ...others] = part.flatMap((item, place) =>
    place > at && figureOf(item) !== undefined ? [place] : [],
  );
  if (thing < 0 || one === undefined || two === undefined || others.length > 0) return undefined;
  return { thing, direction: items[at]!.direction, values: [one, two] };
}
