import { findValues, type Language } from "../../text/index.ts";
import type { ComparedText, ComparedWord } from "../source-text.ts";
import { contentOf, type ReadStretch } from "./aligned-sentence.ts";

/** Reads a stretch of a text: its words and its values, with offsets of the whole text. */
export function readStretch(
  text: string,
  start: number,
  end: number,
  words: readonly ComparedWord[],
  language: Language,
): ReadStretch {
  const slice = text.slice(start, end);
  const { quantities, dates } = findValues(slice, language);
  const move = <Value extends { readonly start: number; readonly end: number }>(value: Value): Value => ({
    ...value,
    start: value.start + start,
    end: value.end + start,
  });
  return {
    start,
    end,
    text: slice,
    words,
    quantities: quantities.map(move),
    dates: dates.map(move),
    content: contentOf(words),
  };
}

/** Reads one sentence of a compared text. */
export function readSentence(compared: ComparedText, index: number): ReadStretch {
  const sentence = compared.sentences[index]!;
  const { from, to } = compared.ranges[index]!;
  const words = compared.words.slice(from, to);
  return readStretch(compared.text, sentence.start, sentence.end, words, compared.language);
}
