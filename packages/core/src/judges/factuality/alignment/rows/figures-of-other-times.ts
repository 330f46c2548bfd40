import { readOnce } from "../../../../text/read-once.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { matchOf } from "../align-items.ts";
import { asidesIn } from "../asides.ts";
import { isDate, isFigure, type StatementItem } from "../statement-item.ts";
import { statementItems } from "../statement-items.ts";
import { isUnsure, type Row } from "./row.ts";

/** Between a figure and the brackets behind it stands what is counted and when, and no more. */
const NEAR = 6;

/** A longer sentence is a list of figures, and each would be read with all before it. */
const LONGEST = 120;

/** What a sentence says in brackets of another time: the figure, and the words for that time. */
interface TimedRow {
  readonly row: Row;
  readonly figure: StatementItem;
  readonly times: Row;
}

/**
 * "The firm employs 912 people (868 in 2023)": as "the firm employs 868 people in 2023", for a claim that has a figure and says which time it speaks of.
 * What follows is said of now alone.
 */
export function figuresFor(claim: Row, span: ComparedSpan): readonly Row[] {
  const isSaid = (one: StatementItem) =>
    claim.some((item) => (one.value === null ? item.lower === one.lower : matchOf(item, one) === "value"));
  const said = timedRows(span).filter(
    ({ figure, times }) => times.every(isSaid) && claim.some((item) => areAlike(item, figure)),
  );
  return said.map(({ row }) => row);
}

const timedRows = readOnce((span: ComparedSpan): readonly TimedRow[] => {
  const items = statementItems(span);
  if (items.length > LONGEST) return [];
  const { formerly, against, reached } = span.language.judging.restatements;
  return asidesIn(items).flatMap(({ from, to }) => {
    const aside = items.slice(from, to);
    const [figure, ...more] = aside.filter(isFigure);
    const times = aside.filter((item) => isDate(item) || formerly.has(item.lower));
    if (figure === undefined || more.length > 0 || times.length === 0) return [];
    const at = items.findLastIndex((item, place) => place < from && isFigure(item));
    if (at < 1 || from - at > NEAR || !areAlike(items[at]!, figure)) return [];
    const counted = items.slice(at + 1, from);
    // "(2023: 198 calls)" behind "173 calls".
    const isAgain = ({ stem }: StatementItem) => counted.some((item) => item.stem === stem);
    const rest = aside.filter((item) => item !== figure && !against.has(item.lower) && !isAgain(item));
    if (!rest.every((item) => times.includes(item) || (!item.content && item.logic?.class !== "comparison"))) return [];
    const before = items.slice(0, from);
    // "30 teachers and 912 pupils (868 in 2023)": how many teachers there were is not said.
    if (before.filter(isFigure).length > 1) return [];
    // "Rose to 71 million (2023: 74 million)": what happened now did not happen then.
    if (reached.has(items[at - 1]!.lower)) return [];
    if (before.some((item) => item.aside || item.direction !== undefined || isUnsure(item))) return [];
    if (counted.some(({ gapBefore }) => gapBefore !== "none") || !mayBeDropped(before, times)) return [];
    const main = withoutDates([...items.slice(0, at), { ...figure, gapBefore: items[at]!.gapBefore }, ...counted]);
    return [{ row: [...main, ...rest.map(unparted)].map(outside), figure, times }];
  });
});

/** Of now a sentence of one clause says one year at most, where the brackets name another. */
function mayBeDropped(items: Row, times: Row): boolean {
  const dates = items.filter(isDate);
  const isClause = items.slice(1).every(({ gapBefore }) => gapBefore === "none");
  return dates.length === 0 || (dates.length === 1 && isClause && [...dates, ...times].every(isYear));
}

/** A row without its dates and the small words that lead up to them. */
function withoutDates(items: Row): Row {
  return items.filter((item, at) => {
    const next = items.findIndex(({ content }, place) => place >= at && content);
    const isLead = !item.content && next > at && isDate(items[next]!);
    return !isDate(item) && !isLead;
  });
}

function unparted(item: StatementItem): StatementItem {
  return { ...item, gapBefore: "none" };
}

function outside(item: StatementItem): StatementItem {
  return { ...item, aside: false };
}

function isYear({ value }: StatementItem): boolean {
  return value !== null && "date" in value && value.date.kind === "year";
}

/** Both of money, of shares, or bare numbers. */
function areAlike({ value: one }: StatementItem, { value: other }: StatementItem): boolean {
  if (one === null || other === null || !("quantity" in one) || !("quantity" in other)) return false;
  const { kind, unit, currency } = one.quantity;
  return kind === other.quantity.kind && unit === other.quantity.unit && currency === other.quantity.currency;
}
