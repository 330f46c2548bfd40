import { type DateValue, findValues, type Quantity } from "../../text/index.ts";
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

const claims = new WeakMap<SourceText, Map<string, ReadStretch>>();

/** Reads a claim that is held against a source. */
export function readClaim({ text, words }: ComparedText, source: SourceText): ReadStretch {
  const stretch = new LazyStretch(0, text.length, text, words, () => valuesBeside(source, text));
  const known = claims.get(source);
  if (known === undefined) claims.set(source, new Map([[text, stretch]]));
  else known.set(text, stretch);
  return stretch;
}

/** A claim once more, as it was read when it was judged. */
export function claimBeside(source: SourceText, text: string): ReadStretch {
  return claims.get(source)?.get(text) ?? readClaim(readComparedText(text, source.language), source);
}

const sentences = new WeakMap<SourceText, Map<number, ReadStretch>>();

/** A sentence of the source, read once for all claims and for the estimate. */
export function sourceSentence(source: SourceText, index: number): ReadStretch {
  let known = sentences.get(source);
  if (known === undefined) {
    known = new Map();
    sentences.set(source, known);
  }
  let stretch = known.get(index);
  if (stretch === undefined) {
    stretch = readSentence(source, index);
    known.set(index, stretch);
  }
  return stretch;
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

const kept = new WeakMap<SourceText, Map<string, Values>>();

/** The values of a text that is held against a source. Most claims are whole sentences: their values are read once. */
export function valuesBeside(source: SourceText, text: string): Values {
  let known = kept.get(source);
  if (known === undefined) {
    known = new Map();
    kept.set(source, known);
  }
  let values = known.get(text);
  if (values === undefined) {
    values = findValues(text, source.language);
    known.set(text, values);
  }
  return values;
}

function moveValues({ quantities, dates }: Values, by: number): Values {
  const move = <Value extends { readonly start: number; readonly end: number }>(value: Value): Value => ({
    ...value,
    start: value.start + by,
    end: value.end + by,
  });
  return { quantities: quantities.map(move), dates: dates.map(move) };
}
