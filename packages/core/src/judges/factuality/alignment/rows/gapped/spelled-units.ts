import type { ComparedSpan } from "../../../embedded/compared-span.ts";
import type { StatementItem } from "../../statement-item.ts";
import type { Row } from "../row.ts";
import type { ToldCase } from "./told-case.ts";

/**
 * "One month", "einen Monat": words for an alignment, since an article may stand there as well; beside "two weeks" a figure. "A
 * three-person tent": a figure for an alignment; beside "2.6 kg" a word.
 */
export function withSpelledUnits(items: Row, { quantities, start: from, text: told }: ComparedSpan): Row {
  const spelled = quantities.filter(({ weak, unit }) => weak === true && unit !== undefined);
  const isHyphened = ({ end, value }: StatementItem) => value !== null && told[end - from] === "-";
  if (spelled.length === 0 && !items.some(isHyphened)) return items;
  const read: StatementItem[] = [];
  for (const item of items) {
    if (isHyphened(item)) {
      read.push({ ...item, value: null });
      continue;
    }
    const quantity = spelled.find(({ start, end }) => item.start >= start && item.end <= end);
    if (quantity === undefined) read.push(item);
    else if (item.start === quantity.start) {
      const { start, end, text } = quantity;
      read.push({ ...item, start, end, text, lower: text.toLowerCase(), value: { quantity }, content: true });
    }
  }
  return read;
}

/** A case with the words of its sentence again. */
export function inWords(told: ToldCase, items: Row, read: Row): ToldCase {
  if (items === read) return told;
  const wordsOf = (value: StatementItem) => items.filter(({ start, end }) => start >= value.start && end <= value.end);
  const spelled = new Map(read.filter((item) => !items.includes(item)).map((item) => [item.start, item]));
  const back = (item: StatementItem, at: number): Row => {
    const value = spelled.get(item.start);
    if (value?.text !== item.text) return [item];
    const [first, ...rest] = wordsOf(value);
    return [{ ...first!, gapBefore: at === 0 ? "none" : item.gapBefore }, ...rest];
  };
  const figure = [...told.figure].flatMap((start) =>
    wordsOf(spelled.get(start) ?? items.find((item) => item.start === start)!),
  );
  return {
    ...told,
    rows: told.rows.map((row) => row.flatMap(back)),
    figure: new Set(figure.map(({ start }) => start)),
  };
}
