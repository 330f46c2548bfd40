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

/** Of more lines with the same words the rest is left alone. */
const MOST_ALIKE = 40;

function wordsOf(words: readonly ComparedWord[]): string {
  return words.length === 0 ? "" : ` ${words.map(({ lower }) => lower).join(" ")} `;
}
