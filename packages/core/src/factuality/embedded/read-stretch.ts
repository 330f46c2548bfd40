import { findValues, type Language } from "../../text/index.ts";
import type { ComparedText, ComparedWord } from "../source-text.ts";
import { contentOf, type ReadStretch } from "./aligned-sentence.ts";

/**
 * Reads a stretch of a text: its words and its values, with offsets of the whole text. Values are read when somebody
 * first asks for them: most sentences of an article are too far from a claim for that.
 */
export function readStretch(
  text: string,
  start: number,
  end: number,
  words: readonly ComparedWord[],
  language: Language,
): ReadStretch {
  const slice = text.slice(start, end);
  let values: Values | undefined;
  const read = () => {
    values ??= moveValues(findValues(slice, language), start);
    return values;
  };
  return {
    start,
    end,
    text: slice,
    words,
    content: contentOf(words),
    get quantities() {
      return read().quantities;
    },
    get dates() {
      return read().dates;
    },
  };
}

type Values = Pick<ReadStretch, "quantities" | "dates">;

function moveValues({ quantities, dates }: Values, by: number): Values {
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
