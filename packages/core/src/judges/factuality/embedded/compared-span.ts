import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { DateValue, Quantity, TextDocument, Values } from "../../../text/index.ts";
import { Analysed, readOnce } from "../../../text/read-once.ts";
import {
  type ComparedText,
  type ComparedWord,
  comparedText,
  comparedWords,
  contentOf,
  type SourceText,
} from "../source-text.ts";

/**
 * A span of text with its words and values; all offsets are those of the whole text it was cut from. Its content and
 * values are read when somebody first asks for them: most sentences of an article are too far from a claim for that.
 */
export class ComparedSpan extends Analysed {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly ComparedWord[];
  readonly language: LanguagePack;
  readonly #readValues: () => Values;
  #content: ReadonlySet<string> | undefined;
  #values: Values | undefined;

  constructor(
    { start, end, text, language }: Pick<ComparedSpan, "start" | "end" | "text" | "language">,
    words: readonly ComparedWord[],
    readValues: () => Values,
  ) {
    super();
    this.start = start;
    this.end = end;
    this.text = text;
    this.words = words;
    this.language = language;
    this.#readValues = readValues;
  }

  /** The stems of its content words. */
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

/** A claim that is held against a source, read once for the judge and the estimate. */
export function comparedClaim(source: SourceText, text: string): ComparedSpan {
  return comparedDocument(source.beside(text));
}

/** All of a text as one span. */
export const comparedDocument: (document: TextDocument) => ComparedSpan = readOnce((document: TextDocument) => {
  const { text, language } = document;
  const place = { start: 0, end: text.length, text, language };
  return new ComparedSpan(place, comparedText(document).words, () => document.values);
});

/** A sentence of the source, read once for all claims and for the estimate. */
export function sourceSentence(source: SourceText, index: number): ComparedSpan {
  const known = spansOf(source);
  known[index] ??= readSentence(source, index);
  return known[index];
}

/** A place for each sentence; most are never held against a claim. */
const spansOf = readOnce(({ sentences }: SourceText) =>
  Array<ComparedSpan | undefined>(sentences.length).fill(undefined),
);

/** Reads one sentence of a compared text. Who reads sentences that are claims as well says where their values are kept. */
export function readSentence(
  { sentences }: ComparedText,
  index: number,
  valuesOf?: (text: string) => Values,
): ComparedSpan {
  const sentence = sentences[index]!;
  const { start_char: start, end_char: end, text, language } = sentence;
  return new ComparedSpan({ start, end, text, language }, comparedWords(sentence), () =>
    moveValues(valuesOf?.(text) ?? sentence.values, start),
  );
}

function moveValues({ quantities, dates }: Values, by: number): Values {
  const move = <Value extends { readonly start: number; readonly end: number }>(value: Value): Value => ({
    ...value,
    start: value.start + by,
    end: value.end + by,
  });
  return { quantities: quantities.map(move), dates: dates.map(move) };
}
