import type { DateValue, Quantity } from "../../../text/index.ts";
import { sourceSentence } from "../embedded/compared-span.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";

/** A quote as the source holds it. */
export interface QuoteText {
  /** Indices of the sentences it touches, in order. */
  readonly sentences: readonly number[];
  readonly words: readonly ComparedWord[];
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateValue[];
}

/** Reads the words and values of a quote in the sentences it was cut from. */
export function readQuote(
  source: SourceText,
  { start_char, end_char }: { readonly start_char: number; readonly end_char: number },
): QuoteText {
  const isInside = ({ start }: { readonly start: number }) => start_char <= start && start < end_char;
  const sentences = source.sentences.flatMap(({ start_char: start, end_char: end }, index) =>
    start < end_char && start_char < end ? [index] : [],
  );
  const spans = sentences.map((index) => sourceSentence(source, index));
  return {
    sentences,
    words: spans.flatMap(({ words }) => words.filter(isInside)),
    quantities: spans.flatMap(({ quantities }) => quantities.filter(isInside)),
    dates: spans.flatMap(({ dates }) => dates.filter(isInside)),
  };
}
