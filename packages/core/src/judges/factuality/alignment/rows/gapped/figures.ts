import { compareQuantities, type Quantity } from "../../../../../text/index.ts";
import { isDate, isFigure, type StatementItem } from "../../statement-item.ts";
import { isLabel, isLarge, type Row } from "../row.ts";
import type { Stretch } from "./told-case.ts";

/** The one figure of each of two parts that the other has as well; undefined where none or several do. */
export function figuresOfBoth(full: Row, part: Row): { readonly theirs: Stretch; readonly own: Stretch } | undefined {
  for (const isOne of [isClockOrFigure, isDate]) {
    const [ofFull, ofPart] = [runsOf(full, isOne), runsOf(part, isOne)];
    for (const areAlike of [areOfOneUnit, areOfOneKind, mayTakeUnit]) {
      const both = ofPart.flatMap((own) =>
        ofFull
          .filter((theirs) => areAlike(full[theirs.from]!, part[own.from]!) && mayReplace(full, theirs, part, own))
          .map((theirs) => ({ theirs, own })),
      );
      const [first] = both;
      // Of several in front the last is told: "after twelve hours large loaves bake for 55 minutes".
      if (first !== undefined) return both.every(({ own }) => own === first.own) ? both.at(-1) : undefined;
    }
    // "In May" tells a case wherever there is a figure.
    if (ofPart.length > 0) return undefined;
  }
  return undefined;
}

/**
 * Not "14.8 kilograms" for "24 gears", "four times a day" for "ten minutes", "9 to 4" for the "7" of "7 votes to 2"; but "zwei Wochen" for
 * the "vier" of "für Bücher vier, für Filme zwei Wochen".
 */
function mayReplace(full: Row, theirs: Stretch, part: Row, own: Stretch): boolean {
  const isBare = (row: Row, { from }: Stretch) => isBareNumber(row[from]!);
  const isCount = (row: Row, figure: Stretch) => isBare(row, figure) && row[figure.to]?.content === true;
  if ((isCount(full, theirs) && !isBare(part, own)) || (isCount(part, own) && !isBare(full, theirs))) return false;
  return own.to - own.from <= theirs.to - theirs.from;
}

/** Whether a part has a figure at all. */
export function hasFigure(part: Row): boolean {
  return part.some(isClockOrFigure);
}

/** A day, a month or a year; no time of day. */
export function isCalendarDate(item: StatementItem): boolean {
  return isDate(item) && !isClockOrFigure(item);
}

function isClockOrFigure(item: StatementItem): boolean {
  const { value } = item;
  if (value !== null && "date" in value) return value.date.kind === "time";
  // "The second plan".
  return isFigure(item) && value?.quantity.kind !== "ordinal";
}

/** Values of one kind with no more than a small word between them are one figure, "8 to 20". A number behind a name belongs to it where there is another: "the Tern 36 six". */
function runsOf(part: Row, isOne: (item: StatementItem) => boolean): readonly Stretch[] {
  const values = part.flatMap((item, at) => (isOne(item) ? [at] : []));
  const figures = values.filter((at) => !(isLabel(part[at]!) && isLarge(part[at - 1])));
  const runs: Stretch[] = [];
  for (const at of figures.length > 0 ? figures : values) {
    const last = runs.at(-1);
    if (last !== undefined && goesOn(part, last, at)) runs[runs.length - 1] = { from: last.from, to: at + 1 };
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

function goesOn(part: Row, { from, to }: Stretch, at: number): boolean {
  const [first, item] = [part[from]!, part[at]!];
  if (at - to > 1 || part.slice(to, at).some(({ content }) => content)) return false;
  return areOfOneKind(first, item) || (at > to && mayTakeUnit(first, item));
}

function areOfOneUnit({ value: one }: StatementItem, { value: other }: StatementItem): boolean {
  if (one === null || other === null || "date" in one || "date" in other) return false;
  const { kind, unit, currency } = one.quantity;
  return kind === other.quantity.kind && unit === other.quantity.unit && currency === other.quantity.currency;
}

function areOfOneKind({ value: one }: StatementItem, { value: other }: StatementItem): boolean {
  if (one === null || other === null) return false;
  if ("date" in one || "date" in other) return "date" in one && "date" in other && one.date.kind === other.date.kind;
  const isOfUnit = one.quantity.kind === "measure";
  return one.quantity.kind === other.quantity.kind && !(isOfUnit && areOfTwoDimensions(one.quantity, other.quantity));
}

/** "16 GB" and "13 hours". */
function areOfTwoDimensions(one: Quantity, other: Quantity): boolean {
  const exactly = (quantity: Quantity) => ({ ...quantity, approx: undefined, low: undefined, high: undefined });
  return compareQuantities(exactly(one), exactly(other)) === "incomparable";
}

/** "40" beside "60 percent", "at 9:30" beside "at 9". */
function mayTakeUnit(one: StatementItem, other: StatementItem): boolean {
  return isBareNumber(one) || isBareNumber(other);
}

/** "Tarsia, 4": a number behind a name may be read as an age. */
function isBareNumber({ text, value }: StatementItem): boolean {
  if (value === null || "date" in value) return false;
  return value.quantity.kind === "number" || (value.quantity.kind === "age" && /^\d+$/.test(text));
}

/** "40" beside "60 percent", as 40 percent; "2.7" beside "3.2 million" as 2.7 million, "4" beside "6 below zero" as 4 below zero. */
export function withUnitOf(item: StatementItem, full: StatementItem): StatementItem {
  const { value } = item;
  if (value === null || full.value === null || !("quantity" in value) || !("quantity" in full.value)) return item;
  const { approx, kind, unit, currency } = full.value.quantity;
  const times = magnitudeOf(item, value.quantity.value) === 1 ? magnitudeOf(full, full.value.quantity.value) : 1;
  // "No more than 15 kilos, with the other fare 23": what bounds the one bounds the other.
  const isBound = approx !== undefined && value.quantity.approx === undefined;
  if (!isBareNumber(item)) return isBound ? { ...item, value: { quantity: { ...value.quantity, approx } } } : item;
  if (kind === "number" && times === 1 && !isBound) return item;
  return {
    ...item,
    value: {
      quantity: {
        ...value.quantity,
        value: value.quantity.value * times,
        step: value.quantity.step * Math.abs(times),
        approx: value.quantity.approx ?? approx,
        kind,
        ...(unit === undefined ? {} : { unit }),
        ...(currency === undefined ? {} : { currency }),
      },
    },
  };
}

const MAGNITUDES = [1, 1e3, 1e6, 1e9, 1e12];

/** What the digits of a figure are multiplied by in words. */
function magnitudeOf({ text }: StatementItem, value: number): number {
  const digitsOf = (told: string) => told.replaceAll(/\D/gu, "").replace(/^0+/u, "");
  const times = MAGNITUDES.find((one) => digitsOf(String(Math.abs(value) / one)) === digitsOf(text)) ?? 1;
  return value < 0 && !/^[-\u2212]/u.test(text) ? -times : times;
}
