import type { LanguagePack } from "../../languages/language-pack.ts";
import { isStopWord, type Sentence, stem } from "../../text/index.ts";
import { type SplitSentence, splitText } from "../../text/words/split-text.ts";
import { readOnce } from "../../text/words/written-word.ts";

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
  readonly language: LanguagePack;
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
export function readComparedText(
  text: string,
  language: LanguagePack,
  sentences: readonly SplitSentence[] = splitText(text, language),
): ComparedText {
  const words: ComparedWord[] = [];
  const ranges: { from: number; to: number }[] = [];
  for (const sentence of sentences) {
    const from = words.length;
    for (const { start, written } of sentence.words) {
      const forms = comparedForms(written);
      if (forms.length === 1) add(forms[0]!, start, sentence.index, from);
      else {
        let offset = start;
        for (const form of forms) {
          if (form.written !== "") add(form, offset, sentence.index, from);
          offset += form.written.length + 1;
        }
      }
    }
    ranges.push({ from, to: words.length });
  }
  return { text, language, sentences, words, ranges };

  function add(form: ComparedForm, start: number, sentence: number, from: number): void {
    const { written, lower, stem, stop, number, capitalised } = form;
    const capital = capitalised && words.length > from;
    words.push({ start, end: start + written.length, lower, stem, sentence, stop, number, capital, capitalised });
  }
}

type ComparedForm = Pick<ComparedWord, "lower" | "stem" | "stop" | "number" | "capitalised"> & {
  readonly written: string;
};

/** What the parts of a written word are compared by, wherever it stands; a word without hyphens is one part. */
const comparedForms = readOnce((word, language) => word.split(HYPHEN).map((part) => comparedForm(part, language)));

function comparedForm(written: string, language: LanguagePack): ComparedForm {
  const lower = plainForm(written);
  const number = /^\p{N}/u.test(written);
  return {
    written,
    lower,
    stem: number ? lower.replace(/(?<=\d)[,'\u2019](?=\d{3})/g, "") : stem(lower, language),
    stop: isStopWord(lower, language) || (!number && lower.length === 1),
    number,
    capitalised: /^\p{Lu}/u.test(written),
  };
}

/** Reads the article and remembers where each stem stands. */
export function readSourceText(text: string, language: LanguagePack, sentences?: readonly SplitSentence[]): SourceText {
  const compared = readComparedText(text, language, sentences);
  const places = new Map<string, number[]>();
  compared.words.forEach((word, at) => {
    const list = places.get(word.stem);
    if (list === undefined) places.set(word.stem, [at]);
    else list.push(at);
  });
  return { ...compared, places };
}

/** The sentences that hold a stem as a content word, in order; words from `limit` on are left out. */
export function sentencesWith(stem: string, { places, words }: SourceText, limit = words.length): number[] {
  const sentences: number[] = [];
  for (const place of places.get(stem) ?? sentences) {
    if (place >= limit) break;
    const { sentence, stop } = words[place]!;
    if (!stop && sentences[sentences.length - 1] !== sentence) sentences.push(sentence);
  }
  return sentences;
}

/** Small letters, one apostrophe, without the possessive `'s`. */
function plainForm(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/'s$/, "");
}
