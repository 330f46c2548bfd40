import { isBlankAt } from "../characters.ts";
import { detectLanguage } from "../language/detect-language.ts";
import type { Language } from "../language/languages.ts";
import type { TextSpan } from "../positions/spans.ts";
import { findCuts } from "./find-cuts.ts";

/** A sentence of a text with its number and exact place. */
export interface Sentence extends TextSpan {
  readonly index: number;
}

/**
 * Splits a text into sentences. They come in order, never overlap, are never empty, and only white space lies between
 * them; `text.slice(start, end) === sentence.text` holds for any input. Linear time.
 *
 * The language defaults to the detected one; it decides which abbreviations and ordinals are known.
 */
export function segmentSentences(text: string, language: Language = detectLanguage(text)): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const cut of findCuts(text, language)) {
    add(from, cut);
    from = cut;
  }
  add(from, text.length);
  return sentences;

  function add(first: number, last: number): void {
    let start = first;
    let end = last;
    while (start < end && isBlankAt(text, start)) start += 1;
    while (end > start && isBlankAt(text, end - 1)) end -= 1;
    if (start === end) return;
    sentences.push({ index: sentences.length, start, end, text: text.slice(start, end) });
  }
}
