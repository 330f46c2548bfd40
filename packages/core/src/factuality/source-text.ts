import { isStopWord, type Language, type Sentence, segmentSentences, stem, tokenizeWords } from "../text/index.ts";
import { rememberWords } from "../text/words/remember-words.ts";

/** A word as the comparison sees it: its place, its stem and what kind of word it is. */
export interface ComparedWord {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  readonly stem: string;
  readonly sentence: number;
  /** A function word: it takes part in n-grams, not in content. */
  readonly stop: boolean;
  readonly number: boolean;
  /** Starts with a capital where a sentence does not demand one. */
  readonly capital: boolean;
  /** Starts with a capital wherever it stands. */
  readonly capitalised: boolean;
}

/** A text cut into sentences and compared words, done once and shared by every step. */
export interface ComparedText {
  readonly text: string;
  readonly language: Language;
  readonly sentences: readonly Sentence[];
  readonly words: readonly ComparedWord[];
  /** For each sentence the range `[from, to)` of its words. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
}

/** The article, with the places of every stem. */
export interface SourceText extends ComparedText {
  /** Places of each stem among the words, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

const HYPHEN = /[-\u2010\u2011]/;

/** Reads a text for comparison. Compounds with hyphens are taken part by part. Linear time. */
export function readComparedText(text: string, language: Language): ComparedText {
  const sentences = segmentSentences(text, language);
  const words: ComparedWord[] = [];
  const ranges: { from: number; to: number }[] = [];
  for (const sentence of sentences) {
    const from = words.length;
    for (const word of tokenizeWords(sentence.text)) {
      const start = sentence.start + word.start;
      if (HYPHEN.test(word.text)) {
        let offset = 0;
        for (const part of word.text.split(HYPHEN)) {
          if (part !== "") add(part, start + offset, sentence.index, from);
          offset += part.length + 1;
        }
      } else add(word.text, start, sentence.index, from);
    }
    ranges.push({ from, to: words.length });
  }
  return { text, language, sentences, words, ranges };

  function add(written: string, start: number, sentence: number, from: number): void {
    const { lower, stem, stop, number, capitalised } = comparedForm(written, language);
    const capital = capitalised && words.length > from;
    words.push({ start, end: start + written.length, lower, stem, sentence, stop, number, capital, capitalised });
  }
}

/** What a written word is compared by, wherever it stands. */
const comparedForm = rememberWords((written, language) => {
  const lower = plainForm(written);
  const number = /^\p{N}/u.test(written);
  return {
    lower,
    stem: number ? lower.replace(/(?<=\d)[,'\u2019](?=\d{3})/g, "") : stem(lower, language),
    stop: isStopWord(lower, language) || (!number && lower.length === 1),
    number,
    capitalised: /^\p{Lu}/u.test(written),
  };
});

/** Reads the article and remembers where each stem stands. */
export function readSourceText(text: string, language: Language): SourceText {
  const compared = readComparedText(text, language);
  const places = new Map<string, number[]>();
  compared.words.forEach((word, at) => {
    const list = places.get(word.stem);
    if (list === undefined) places.set(word.stem, [at]);
    else list.push(at);
  });
  return { ...compared, places };
}

/** Small letters, one apostrophe, without the possessive `'s`. */
function plainForm(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/'s$/, "");
}
