import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { foldWord } from "../../../../text/values/fold-word.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import { sourceSentence } from "../../embedded/compared-span.ts";
import { isSame } from "./places.ts";

type Row = readonly StatementItem[];

/** More figures give nearly every figure. */
const MOST_FIGURES = 12;

/** Whether a value of the claim may be reckoned from those of the sentence and its neighbours. */
export function mayFollow(laid: LaidClaim, own: StatementItem): boolean {
  if (isLong(laid, -1) || isLong(laid, 1)) return true;
  const items = itemsAround(laid, 1);
  const figures = figuresOf(items);
  if (figures.length > MOST_FIGURES || isAnotherDate(laid, own, items)) return true;
  return isReckoned(own, figures, (a, b) => [a + b, Math.abs(a - b), a * b, a / b, b / a]);
}

/** Whether the sentence tells how to reckon a value of the claim: "eight classes with 27 pupils each", "a month later", "the tenth anniversary". */
export function isToldOtherwise(laid: LaidClaim, own: StatementItem): boolean {
  const items = itemsAround(laid, 0);
  if (items.length > MAX_ITEMS) return false;
  if (isAnotherDate(laid, own, items)) return true;
  return isReckoned(own, figuresOf(items), (a, b) => (Math.min(a, b) < LEAST_FACTOR ? [] : [a * b]));
}

/** A longer sentence gives nearly every figure. */
const MAX_ITEMS = 100;
/** A longer sentence beside it takes long to read. */
const LONG = 1000;

function isLong({ source, sentence }: LaidClaim, by: number): boolean {
  return (source.sentences[sentence + by]?.text.length ?? 0) > LONG;
}

/** Smaller ones make too many products. */
const LEAST_FACTOR = 4;

function itemsAround({ source, sentence }: LaidClaim, reach: number): Row {
  const { from } = source.partOf(sentence);
  return source.sentences
    .slice(Math.max(from, sentence - reach), sentence + reach + 1)
    .flatMap(({ index }) => statementItems(sourceSentence(source, index)));
}

function figuresOf(items: Row): readonly number[] {
  return items.flatMap(({ value }) => (value !== null && "quantity" in value ? [value.quantity.value] : []));
}

function isReckoned(
  { value }: StatementItem,
  figures: readonly number[],
  results: (a: number, b: number) => readonly number[],
): boolean {
  if (value === null || "date" in value) return false;
  const figure = value.quantity.value;
  // One times a figure is the figure.
  const others = figures.filter((one) => one !== 1 && one !== figure);
  return others.some((a, at) => others.slice(at + 1).some((b) => results(a, b).includes(figure)));
}

/** A date that what is told leads to, or that lies between two that are told. */
function isAnotherDate(laid: LaidClaim, own: StatementItem, items: Row): boolean {
  return isLaterDate(laid, own, items) || mayLieBetween(laid, own, items);
}

const PERIODS: ReadonlySet<string> = new Set(["week", "month", "year"]);

/** "On 10 May" beside "on 10 April, and again a month later"; "in 2009" beside "the fifteenth anniversary in 2024". */
function isLaterDate({ plain: { claim }, language }: LaidClaim, { value }: StatementItem, items: Row): boolean {
  if (value === null || "quantity" in value) return false;
  const { year, day } = value.date;
  const dates = items.flatMap((item) => (item.value !== null && "date" in item.value ? [item.value.date] : []));
  const untold = items.filter((item) => !claim.some((other) => other.value !== null && isSame(other, item)));
  if (day === undefined) {
    const figures = figuresOf(untold);
    return year !== undefined && dates.some((date) => figures.includes(Math.abs((date.year ?? year) - year)));
  }
  const { unitWords } = language.quantities;
  const isPeriod = ({ value: own, text }: StatementItem) =>
    (own === null || "quantity" in own) &&
    text.split(/\s/u).some((word) => PERIODS.has(unitWords.get(foldWord(word)) ?? ""));
  return dates.some((date) => date.day === day) && untold.some(isPeriod);
}

/** "In July 2012" beside "from 2005 until 2021". */
function mayLieBetween({ plain: { claim }, language }: LaidClaim, { value }: StatementItem, items: Row): boolean {
  return value !== null && "date" in value && hasStretch(items, language) && !hasStretch(claim, language);
}

/** "From October to April": a date, a word that leads to the next, and that. */
function hasStretch(items: Row, { judging: { roles } }: LanguagePack): boolean {
  const isDate = (item: StatementItem | undefined) => item?.value != null && "date" in item.value;
  const leadsOn = ({ lower, logic }: StatementItem) =>
    roles.route.to.has(lower) || (logic?.class === "time" && logic.sense === "u");
  return items.some((item, at) => leadsOn(item) && isDate(items[at - 1]) && isDate(items[at + 1]));
}
