import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isLoose, matchOf } from "../../alignment/align-items.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** Words before and behind a place that tell which one it is. */
const REACH = 2;
/** What is said in passing behind a name is no longer than this. */
const LONGEST_ASIDE = 9;

export interface Side {
  readonly items: readonly StatementItem[];
  readonly blocks: ReadonlySet<number>;
}

/** The words before and behind a place that both sides have there. */
export function anchorsOf(
  own: Side,
  ours: readonly number[],
  theirs: Side,
  others: readonly number[],
  language: LanguagePack,
): readonly StatementItem[] {
  const { and, or } = language.judging.logic;
  const meet = (at: readonly number[], places: readonly number[]) =>
    at.flatMap((place) => {
      const item = own.items[place]!;
      const isMet = places.some((other) => isOneWord(item, theirs.items[other]!));
      return isMet && !and.has(item.lower) && !or.has(item.lower) ? [item] : [];
    });
  return [
    ...meet(wordsBefore(own, ours[0]!, language), wordsBefore(theirs, others[0]!, language)),
    ...meet(wordsBehind(own, ours.at(-1)!, language), wordsBehind(theirs, others.at(-1)!, language)),
  ];
}

/** A word with a meaning of its own, "is", "only" or "not". */
export function isTelling({ content, helping, logic }: StatementItem): boolean {
  return content || helping || (logic !== undefined && ["only", "quantifier", "negation"].includes(logic.class));
}

export function isOneWord(a: StatementItem, b: StatementItem): boolean {
  if (a.content) return isSame(a, b);
  return !b.content && (a.stem === b.stem || (a.helping && b.helping));
}

/** The words before a place, the nearest first. */
export function wordsBefore(
  { items, blocks }: Side,
  at: number,
  { judging: { roles } }: LanguagePack,
): readonly number[] {
  const found: number[] = [];
  for (let place = at - 1; place >= 0 && found.length < REACH && !blocks.has(place); place -= 1) {
    if (items[place + 1]!.gapBefore !== "none") break;
    if (!roles.determiners.has(items[place]!.lower)) found.push(place);
  }
  return found;
}

/** The next words behind a place, past what is said of it between two commas. */
function wordsBehind({ items, blocks }: Side, at: number, { judging: { roles } }: LanguagePack): readonly number[] {
  const found: number[] = [];
  let from = at + 1;
  if (items[from]?.gapBefore === "comma") {
    const end = items.findIndex(({ gapBefore }, place) => place > from && gapBefore !== "none");
    if (end > 0 && end - from < LONGEST_ASIDE && items[end]!.gapBefore === "comma") from = end;
  }
  for (let place = from; place < items.length && found.length < REACH && !blocks.has(place); place += 1) {
    if (place > from && items[place]!.gapBefore !== "none") break;
    if (!roles.determiners.has(items[place]!.lower)) found.push(place);
  }
  return found;
}

/** The small word that leads up to a place: "against", "of". */
export function leadOf(side: Side, at: number, language: LanguagePack): string {
  const before = side.items[wordsBefore(side, at, language)[0] ?? -1];
  return before !== undefined && language.judging.logic.prepositions.has(before.lower) ? before.lower : "";
}

export function isSame(item: StatementItem, other: StatementItem): boolean {
  const match = matchOf(item, other);
  return other.content && match !== undefined && match !== "synonym" && !isLoose(match);
}
