import type { LanguagePack } from "../../languages/language-pack.ts";
import { atOnce } from "../at-once.ts";
import { EXTEND, flagsAt, isBlankAt, PICTOGRAPH, pullsNext } from "../characters.ts";
import { detectLanguage } from "../language/detect-language.ts";
import { isInsideWord } from "../words/tokenize-words.ts";
import { cutSteps } from "./find-cuts.ts";

/** A sentence of a text with its number and exact place. */
export interface Sentence {
  readonly start_char: number;
  readonly end_char: number;
  readonly text: string;
  readonly index: number;
}

/** Nobody writes a longer sentence. What comes without stops (a transcript, a table) is cut at white space, else between words. */
const MAX_LENGTH = 2000;

/** Sentences between two places to pause at. */
const SENTENCES = 2000;

/**
 * Splits a text into sentences. They come in order, never overlap, are never empty, and only white space lies between
 * them; `text.slice(start_char, end_char) === sentence.text` holds for any input. Linear time.
 *
 * The language defaults to the detected one; it decides which abbreviations and ordinals are known.
 */
export function segmentSentences(text: string, language: LanguagePack = detectLanguage(text)): Sentence[] {
  return sentencesIn(text, language);
}

/** The same where the language is known. */
export function sentencesIn(text: string, language: LanguagePack): Sentence[] {
  return atOnce(sentenceSteps(text, language));
}

/** The same step by step. */
export function* sentenceSteps(text: string, language: LanguagePack): Generator<number, Sentence[]> {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const cut of [...(yield* cutSteps(text, language)), text.length]) {
    while (cut - from > MAX_LENGTH) {
      const place = yield* placeNear(text, from, cut);
      add(from, place);
      from = place;
      yield MAX_LENGTH / 10;
    }
    add(from, cut);
    from = cut;
    if (sentences.length % SENTENCES === 0) yield SENTENCES / 5;
  }
  return sentences;

  function add(first: number, last: number): void {
    let start = first;
    let end = last;
    while (start < end && isBlankAt(text, start)) start += 1;
    while (end > start && isBlankAt(text, end - 1)) end -= 1;
    if (start === end) return;
    sentences.push({ index: sentences.length, start_char: start, end_char: end, text: text.slice(start, end) });
  }
}

/** The last white space a sentence that starts here may reach to, else the last place between two words, else the first behind it. */
function* placeNear(text: string, from: number, end: number): Generator<number, number> {
  let at = from + MAX_LENGTH;
  while (at > from && !isBlankAt(text, at)) at -= 1;
  if (at > from) return at;
  at = from + MAX_LENGTH;
  while (at > from && !isBetweenWords(text, at)) at -= 1;
  if (at > from) return at;
  for (at = from + MAX_LENGTH; at < end && !isBetweenWords(text, at); at += 1) {
    if (at % MAX_LENGTH === 0) yield MAX_LENGTH / 2;
  }
  return at;
}

/** True where no word goes on and a grapheme surely starts. */
function isBetweenWords(text: string, at: number): boolean {
  return (flagsAt(text, at) & (EXTEND | PICTOGRAPH)) === 0 && !pullsNext(text, at - 1) && !isInsideWord(text, at);
}
