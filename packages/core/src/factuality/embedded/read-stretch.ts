import { type DateValue, findValues, type Language, type Quantity } from "../../text/index.ts";
import type { ComparedText, ComparedWord } from "../source-text.ts";
import { contentOf, type ReadStretch } from "./aligned-sentence.ts";

/** The numbers and dates of a stretch. */
export interface Values {
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateValue[];
}

/**
 * A stretch whose values are read when somebody first asks for them: most sentences of an article are too far from a
 * claim for that. A class, because every object literal with getters is of a kind of its own to the engine.
 */
export class LazyStretch implements ReadStretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly ComparedWord[];
  readonly content: ReadonlySet<string>;
  readonly #readValues: () => Values;
  #values: Values | undefined;

  constructor(start: number, end: number, text: string, words: readonly ComparedWord[], readValues: () => Values) {
    this.start = start;
    this.end = end;
    this.text = text;
    this.words = words;
    this.content = contentOf(words);
    this.#readValues = readValues;
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

/** Reads a stretch of a text: its words and its values, with offsets of the whole text. */
export function readStretch(
  text: string,
  start: number,
  end: number,
  words: readonly ComparedWord[],
  language: Language,
): ReadStretch {
  const slice = text.slice(start, end);
  return new LazyStretch(start, end, slice, words, () => moveValues(findValues(slice, language), start));
}

function moveValues({ quantities, dates }: Values, by: number): Values {
  if (by === 0) return { quantities, dates };
  const move = <Value extends { readonly start: number; readonly end: number }>(value: Value): Value => ({
    ...value,
    start: value.start + by,
    end: value.end + by,
  });
  return { quantities: quantities.map(move), dates: dates.map(move) };
}

/** Reads one sentence of a compared text. */
export function readSentence(compared: ComparedText, index: number): ReadStretch {
  const sentence = compared.sentences[index]!;
  const { from, to } = compared.ranges[index]!;
  const words = compared.words.slice(from, to);
  return readStretch(compared.text, sentence.start, sentence.end, words, compared.language);
}
