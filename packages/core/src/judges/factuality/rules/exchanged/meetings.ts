import { isLoose, matchOf } from "../../alignment/align-items.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { haveOneFigure } from "./one-figure.ts";

/** An item of the claim and the only one of the sentence that says the same. */
export interface Meeting {
  readonly claim: number;
  readonly source: number;
}

/** What a sentence says twice tells no place; none where the sentence lacks a word of the claim that is not "rose". */
export function meetings(claim: readonly StatementItem[], source: readonly StatementItem[]): readonly Meeting[] {
  const met: Meeting[] = [];
  for (const [at, item] of claim.entries()) {
    if (!item.content) continue;
    const place = onlyPlaceOf(item, source);
    if (place === undefined) {
      if (item.direction === undefined && !source.some((other) => isSame(item, other))) return [];
      continue;
    }
    const isTwice = claim.some((other, second) => second !== at && other.content && isSame(other, item));
    if (!isTwice) met.push({ claim: at, source: place });
  }
  return met;
}

function onlyPlaceOf(item: StatementItem, source: readonly StatementItem[]): number | undefined {
  const isIt = (other: StatementItem) => isSame(item, other);
  const place = source.findIndex(isIt);
  if (place >= 0) return place === source.findLastIndex(isIt) ? place : undefined;
  // "From 4 to 6 million": the first is told without its unit.
  const hasFigure = (other: StatementItem) => haveOneFigure(item, other);
  const figure = source.findIndex(hasFigure);
  return figure >= 0 && figure === source.findLastIndex(hasFigure) ? figure : undefined;
}

export function isSame(item: StatementItem, other: StatementItem): boolean {
  const match = matchOf(item, other);
  return other.content && match !== undefined && match !== "synonym" && !isLoose(match);
}
