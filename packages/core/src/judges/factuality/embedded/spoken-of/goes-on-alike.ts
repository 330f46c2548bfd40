import type { ComparedWord, SourceText } from "../../source-text.ts";
import { type ComparedSpan, sourceSentence } from "../compared-span.ts";
import type { ToldThing } from "./thing-told-of.ts";

/**
 * True where the text goes on as the source does: what it says right before the claim, the source says before the sentence, or one with
 * the same words, and behind the one that names the thing.
 */
export function goesOnAlike(
  told: readonly ComparedSpan[],
  sentence: number,
  source: SourceText,
  { at: named, thing }: ToldThing,
): boolean {
  const { text } = source.sentences[sentence]!;
  const last = told.map(({ words }) => wordsOf(words)).find((line) => line !== "") ?? "";
  let tried = 0;
  for (let at = 0; at < source.sentences.length && tried < MOST_ALIKE; at += 1) {
    if (source.sentences[at]!.text !== text) continue;
    tried += 1;
    const from = at - (sentence - named);
    for (let before = Math.max(0, from); before <= at; before += 1) {
      const isSaid = wordsOf(sourceSentence(source, before).words).includes(last);
      // A part of the sentence that names it says it with its name.
      if (isSaid && (before > from || thing.noun.every(({ lower }) => last.includes(` ${lower} `)))) return true;
    }
  }
  return false;
}

/**
 * True where every line a text tells before a claim stands in the source right before the sentence, in the same order; so many statements may
 * be left out between two.
 */
export function isToldAlike(
  told: readonly ComparedSpan[],
  sentence: number,
  source: SourceText,
  leftOut: number,
): boolean {
  const { text } = source.sentences[sentence]!;
  const lines = told.map(({ words }) => wordsOf(words)).filter((line) => line !== "");
  let tried = 0;
  for (let place = 0; place < source.sentences.length && tried < MOST_ALIKE; place += 1) {
    if (source.sentences[place]!.text !== text) continue;
    tried += 1;
    let at = place;
    const stands = (line: string) => at >= 0 && wordsOf(sourceSentence(source, at).words).includes(line);
    const isAlike = lines.every((line) => {
      if (stands(line)) return true;
      let left = leftOut;
      do {
        at -= 1;
        if (at >= 0 && STATES.test(source.sentences[at]!.text)) left -= 1;
      } while (left >= 0 && at >= 0 && !stands(line));
      return stands(line);
    });
    if (isAlike) return true;
  }
  return false;
}

/** What does not end like a statement may stand between: a heading, a question. */
const STATES = /[.!]["”»)\]]*$/u;

/** Of more lines with the same words the rest is left alone. */
const MOST_ALIKE = 40;

function wordsOf(words: readonly ComparedWord[]): string {
  return words.length === 0 ? "" : ` ${words.map(({ lower }) => lower).join(" ")} `;
}
