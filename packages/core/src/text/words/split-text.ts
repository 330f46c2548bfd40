import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Range } from "../positions/range.ts";
import { type Sentence, segmentSentences } from "../sentences/segment-sentences.ts";
import { nextWord } from "./tokenize-words.ts";
import { type WrittenWord, writtenWord } from "./written-word.ts";

/** A word of a split text; its place counts in the whole text. */
interface SplitWord extends Range {
  readonly written: WrittenWord;
}

/** A sentence with its words. */
export interface SplitSentence extends Sentence {
  readonly words: readonly SplitWord[];
}

/** Splits a text into sentences and these into words. Linear time. */
export function splitText(text: string, language: LanguagePack): SplitSentence[] {
  return segmentSentences(text, language).map(({ index, start, end, text: sentence }) => {
    const words: SplitWord[] = [];
    for (let word = nextWord(sentence, 0); word !== undefined; word = nextWord(sentence, word.end)) {
      words.push({ start: start + word.start, end: start + word.end, written: writtenWord(word.text, language) });
    }
    return { index, start, end, text: sentence, words };
  });
}

interface Split {
  readonly text: string;
  readonly language: LanguagePack;
  readonly sentences: readonly SplitSentence[];
}

const splits = new WeakMap<object, Split[]>();

/** The same, done once for everybody who reads this text of an input; kept by the input and gone with it. */
export function splitOnce(input: object, text: string, language: LanguagePack): readonly SplitSentence[] {
  const known = splits.get(input) ?? [];
  const before = known.find((split) => split.language === language && split.text === text);
  if (before !== undefined) return before.sentences;
  const sentences = splitText(text, language);
  splits.set(input, [...known, { text, language, sentences }]);
  return sentences;
}
