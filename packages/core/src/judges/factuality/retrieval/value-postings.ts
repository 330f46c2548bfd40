import { atOnce, type Steps } from "../../../ports/steps.ts";
import type { DateValue, Quantity, Range, TextDocument, Values } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import { units } from "../../../text/values/data/units.ts";
import { comparedText, contentOf, type SourceText } from "../source-text.ts";
import { sentencePostings } from "./sentence-postings.ts";

/** The sentences of a source that hold one of these values, however it is written, in order: "1,500" for "fifteen hundred". */
export function valuePostings(source: SourceText, values: Values): readonly number[] {
  const index = indexOf(source);
  const found = keysOf(values).map((key) => index.get(key) ?? []);
  return found.length === 1 ? found[0]! : [...new Set(found.flat())].sort((a, b) => a - b);
}

/**
 * Reads the values of a source sentence by sentence, and their index, before a claim is looked up whose values are not
 * among the words.
 */
export function* readValuesFor(claim: TextDocument, source: SourceText): Steps<void> {
  const known = knownValues(source);
  if (known.areRead) return;
  const { quantities, dates } = unfoundValues(claim, source);
  if (quantities.length + dates.length === 0) return;
  known.areRead = true;
  known.index = yield* indexSteps(source);
}

type ValueIndex = ReadonlyMap<string, readonly number[]>;

const knownValues = readOnce((_source: SourceText): { areRead: boolean; index?: ValueIndex } => ({ areRead: false }));

/** The values of a claim that none of its content words leads to: written otherwise in the source, or not there. */
export function unfoundValues(claim: TextDocument, source: SourceText): Values {
  const { words } = comparedText(claim);
  const content = contentOf(words);
  const isUnfound = (value: Range) =>
    !words.some(
      ({ start, end, stem }) =>
        start < value.end && value.start < end && content.has(stem) && sentencePostings(source, stem).length > 0,
    );
  const { quantities, dates } = claim.values;
  return { quantities: quantities.filter(isUnfound), dates: dates.filter(isUnfound) };
}

function indexOf(source: SourceText): ValueIndex {
  const known = knownValues(source);
  known.index ??= atOnce(indexSteps(source));
  return known.index;
}

function* indexSteps({ sentences }: SourceText): Steps<ValueIndex> {
  const index = new Map<string, number[]>();
  for (const sentence of sentences) {
    const values = yield* sentence.readValues();
    for (const key of new Set(keysOf(values))) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [sentence.index]);
      else list.push(sentence.index);
    }
    yield sentence.text.length / 4 + values.quantities.length + 2 * values.dates.length;
  }
  return index;
}

function keysOf({ quantities, dates }: Values): string[] {
  return [...quantities.filter(({ weak }) => !weak).map(quantityKey), ...dates.map(dateKey)];
}

/** Amounts of one dimension agree in its base unit; a number is the same whatever it counts. */
function quantityKey({ value, unit: name = "", against }: Quantity): string {
  const unit = units.get(name);
  if (unit === undefined) return `${value} ${against ?? ""}`;
  return `${unit.dimension} ${(value * unit.factor + (unit.offset ?? 0)).toPrecision(9)}`;
}

/** What makes two dates one: the year where it is said, else the day. */
function dateKey({ year, month, day, weekday, hour, minute, decade, century }: DateValue): string {
  return year === undefined ? `date ${[month, day, weekday, hour, minute, decade, century].join("-")}` : `year ${year}`;
}
