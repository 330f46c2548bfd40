import { type DateValue, findValues, type Quantity } from "../../../text/index.ts";
import { type ComparedText, type ComparedWord, readComparedText, type SourceText } from "../source-text.ts";
import { contentOf, type ReadStretch } from "./aligned-sentence.ts";

/** The numbers and dates of a stretch. */
export interface Values {
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateValue[];
}

/**
 * A stretch whose content and values are read when somebody first asks for them: most sentences of an article are too
 * far from a claim for that. A class, because every object literal with getters is of a kind of its own to the engine.
 */
export class LazyStretch implements ReadStretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly ComparedWord[];
  #content: ReadonlySet<string> | undefined;
  readonly #readValues: () => Values;
  #values: Values | undefined;

  constructor(start: number, end: number, text: string, words: readonly ComparedWord[], readValues: () => Values) {
    this.start = start;
    this.end = end;
    this.text = text;
    this.words = words;
    this.#readValues = readValues;
  }

  get content(): ReadonlySet<string> {
    this.#content ??= contentOf(this.words);
    return this.#content;
  }

  get quantities(): readonly Quantity[] {
    this.#values ??= this.#readValues();
    return this.#values.quantities;
  }

  get dates(): readonly DateValue[] {
    this.#values ??= this.#readValues();
    return this.#values.dates;
  }
}

/** What is read once beside a source, by whoever asks first, and goes with the source. */
function keptBeside<Key, Value>(): (source: SourceText, key: Key, read: () => Value) => Value {
  const kept = new WeakMap<SourceText, Map<Key, Value>>();
  return (source, key, read) => {
    let known = kept.get(source);
    if (known === undefined) {
      known = new Map();
      kept.set(source, known);
    }
    let value = known.get(key);
    if (value === undefined) {
      value = read();
      known.set(key, value);
    }
    return value;
  };
}

const claims = keptBeside<string, ReadStretch>();
const sentences = keptBeside<number, ReadStretch>();
const values = keptBeside<string, Values>();

/** Reads a claim that is held against a source. */
export function readClaim({ text, words }: ComparedText, source: SourceText): ReadStretch {
  const read = () => new LazyStretch(0, text.length, text, words, () => valuesBeside(source, text));
  return claims(source, text, read);
}

/** A claim once more, as it was read when it was judged. */
export function claimBeside(source: SourceText, text: string): ReadStretch {
  return claims(source, text, () => readClaim(readComparedText(text, source.language), source));
}

/** A sentence of the source, read once for all claims and for the estimate. */
export function sourceSentence(source: SourceText, index: number): ReadStretch {
  return sentences(source, index, () => readSentence(source, index));
}

/** The values of a text that is held against a source. Most claims are whole sentences: their values are read once. */
export function valuesBeside(source: SourceText, text: string): Values {
  return values(source, text, () => findValues(text, source.language));
}

/** Reads one sentence of a compared text. Who reads sentences that are claims as well says where their values are kept. */
export function readSentence(
  compared: ComparedText,
  index: number,
  valuesOf: (text: string) => Values = (text) => findValues(text, compared.language),
): ReadStretch {
  const { start, end, text } = compared.sentences[index]!;
  const { from, to } = compared.ranges[index]!;
  const words = compared.words.slice(from, to);
  return new LazyStretch(start, end, text, words, () => moveValues(valuesOf(text), start));
}

function moveValues({ quantities, dates }: Values, by: number): Values {
  const move = <Value extends { readonly start: number; readonly end: number }>(value: Value): Value => ({
    ...value,
    start: value.start + by,
    end: value.end + by,
  });
  return { quantities: quantities.map(move), dates: dates.map(move) };
}
