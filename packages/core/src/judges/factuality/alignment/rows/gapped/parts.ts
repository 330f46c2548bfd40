import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import { isDate, type StatementItem } from "../../statement-item.ts";
import { isLarge, type Row } from "../row.ts";
import { hasFigure, isCalendarDate } from "./figures.ts";
import { isOfClause } from "./is-clause.ts";
import { isArticle, isPreposition } from "./phrases.ts";
import { tellsCase } from "./told-case.ts";

/** What stands before a part: the end of a clause, a comma or bracket, or no more than an "and". */
type Border = "clause" | "comma" | "join";

/** What a sentence says between two commas, or a comma and an "and". */
export interface Part {
  readonly items: Row;
  readonly behind: Border;
}

/** A sentence cut at its commas and brackets, and at the words that join its parts. */
export function partsOf(items: Row, language: LanguagePack): readonly Part[] {
  const { and, but, or } = language.judging.logic;
  const parts: { readonly items: StatementItem[]; readonly behind: Border }[] = [];
  let border: Border | undefined = "clause";
  let join: StatementItem | undefined;
  for (const [at, item] of items.entries()) {
    const isBracket = items[at - 1] !== undefined && items[at - 1]!.aside !== item.aside;
    if (isBracket || item.gapBefore === "comma") border = "comma";
    else if (item.gapBefore === "clause") border = "clause";
    if ([and, but, or].some((words) => words.has(item.lower)) && mayJoin(items, at, language)) {
      border ??= "join";
      join = item;
      continue;
    }
    const last = parts.at(-1);
    if (border === undefined || last === undefined) {
      if (last === undefined) parts.push({ items: [item], behind: "clause" });
      else last.items.push(item);
    } else if (isBracket && item.aside && hasFigure(last.items.slice(-NEAR)) && asideAt(items, at).every(isLarge)) {
      last.items.push(item);
    } else if (border === "join" && isOfOnePhrase(last.items, items.slice(at), language)) {
      last.items.push(join!, item);
    } else parts.push({ items: [item], behind: border });
    border = undefined;
  }
  return withFigures(parts, language);
}

/** "Or more" goes on with a figure. */
function mayJoin(items: Row, at: number, { judging: { logic } }: LanguagePack): boolean {
  return !logic.or.has(items[at]!.lower) || items[at + 1]?.logic?.class !== "comparison";
}

/** What stands between the brackets that open before an item. */
function asideAt(items: Row, from: number): Row {
  const end = items.findIndex(({ aside }, at) => at > from && !aside);
  return items.slice(from, end < 0 ? items.length : end);
}

/** A part that names a case, or what all are cases of, with the figure that stands behind a comma or colon: "on carpet, 11", "Parking: 2 dollars for the first hour". */
function withFigures(parts: readonly Part[], language: LanguagePack): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const at = joined.findLastIndex(({ items }, by) => hasFigure(items) || (by === 0 && joined.length > 1)) + 1;
    const name = joined[at];
    const isOfName = name !== undefined && mayName(name.items) && opensWithFigure(part.items, language);
    const isLabel = part.behind === "clause" && at === 0 && joined.length === 1;
    if (isOfName && (isLabel || at > 0))
      joined.splice(at, joined.length - at, { ...name, items: [...name.items, ...part.items] });
    else joined.push(part);
  }
  return joined;
}

const LONGEST_NAME = 6;

function mayName(items: Row): boolean {
  return items.length <= LONGEST_NAME && !items.some(isOfClause);
}

function opensWithFigure(items: Row, language: LanguagePack): boolean {
  const at = items.findIndex((item) => hasFigure([item]));
  return at >= 0 && items.slice(0, at).every((item) => isPreposition(item, language) || isArticle(item, language));
}

/** "Monday and Tuesday from 8 to 12", "6 euros for children and students": what an "and" joins within one part. */
function isOfOnePhrase(before: Row, rest: Row, language: LanguagePack): boolean {
  const { logic } = language.judging;
  const end = rest.findIndex(
    ({ gapBefore, lower, aside }, at) =>
      (at > 0 && gapBefore !== "none") || logic.and.has(lower) || logic.but.has(lower) || aside !== rest[0]!.aside,
  );
  const next = rest.slice(0, end < 0 ? rest.length : end);
  // "On Mondays and Tuesdays", "between 8:00 and 13:00".
  const told = next.find(tellsCase);
  if (
    told !== undefined &&
    isDate(told) &&
    isDate(before.at(-1)!) &&
    isCalendarDate(told) === isCalendarDate(before.at(-1)!)
  )
    return true;
  // What leads up to a figure, or follows one.
  if (!hasFigure(before)) return hasFigure(rest);
  if (hasFigure(before.slice(-1))) return false;
  const isOther = (item: StatementItem) => isOfClause(item) || isPreposition(item, language) || isCalendarDate(item);
  return !hasFigure(next) && next.length <= LONGEST_NOUN && !next.some(isOther);
}

/** From a figure to the brackets that name its case: "60 requests a minute (Sandbox)". */
const NEAR = 6;
/** A longer one has a verb. */
const LONGEST_NOUN = 3;
