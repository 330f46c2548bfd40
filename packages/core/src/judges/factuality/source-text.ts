import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { PACKS } from "../../languages/packs.ts";
import type { Steps } from "../../ports/steps.ts";
import { type AnalysedSentence, isStopWord, stem } from "../../text/index.ts";
import { Analysed, readOnce } from "../../text/read-once.ts";
import { TextDocument } from "../../text/text-document.ts";
import type { TextPart } from "../../text/text-part.ts";
import { LONGEST_WORD } from "../../text/words/stem.ts";
import { type WrittenWord, writtenWord } from "../../text/words/written-word.ts";

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

/** A document as it is compared: of compounds with hyphens, and of two words written as one, each part is a word of its own. */
export class ComparedText extends Analysed {
  readonly text: string;
  readonly language: LanguagePack;
  readonly loaded: LoadedPacks;
  readonly sentences: readonly AnalysedSentence[];
  readonly words: readonly ComparedWord[];
  /** For each sentence the range `[from, to)` of its words. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[];

  constructor({ text, language, loaded, sentences }: TextDocument) {
    super();
    const words: ComparedWord[] = [];
    this.text = text;
    this.language = language;
    this.loaded = loaded;
    this.sentences = sentences;
    this.words = words;
    this.ranges = sentences.map((sentence) => {
      const from = words.length;
      for (const word of comparedWords(sentence)) words.push(word);
      return { from, to: words.length };
    });
  }
}

/** Reads the words of a document sentence by sentence: whoever compares it afterwards has them at once. */
export function* readComparedWords({ sentences, text }: TextDocument): Steps<void> {
  for (const sentence of sentences) yield comparedWords(sentence).length / 2;
  yield text.length / 40;
}

/** A document as it is compared, read once. Linear time. */
export const comparedText: (document: TextDocument) => ComparedText = readOnce(
  (document: TextDocument) => new ComparedText(document),
);

/** One of the sources, with the range `[from, to)` of its sentences. */
export interface SourcePart extends TextPart {
  readonly from: number;
  readonly to: number;
}

/** The source, or several that are searched together, with the places of every stem. */
export class SourceText extends ComparedText {
  readonly parts: readonly SourcePart[];
  /** For each sentence the source it stands in. */
  readonly #homes: readonly SourcePart[];
  /** Places of each stem among the words, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly #beside = new Map<string, TextDocument>();

  constructor(document: TextDocument) {
    super(document);
    const places = new Map<string, number[]>();
    this.words.forEach((word, at) => {
      const list = places.get(word.stem);
      if (list === undefined) places.set(word.stem, [at]);
      else list.push(at);
    });
    this.places = places;
    this.parts = partsOf(document);
    this.#homes = this.parts.flatMap((part) => Array<SourcePart>(part.to - part.from).fill(part));
  }

  /** The source that a place stands in. */
  partAt(place: number): SourcePart {
    return this.parts.findLast(({ start }) => start <= place) ?? this.parts[0]!;
  }

  /** The source that a sentence stands in: what another one says is no context for it. */
  partOf(sentence: number): SourcePart {
    return this.#homes[sentence] ?? this.parts[0]!;
  }

  /**
   * A text that is held against this one, analysed once: a claim is retrieved for, judged and weighed. Who first asks
   * says which language it is in, by default the source's, and which sentence it may be.
   */
  beside(text: string, language = this.language, sentence?: AnalysedSentence): TextDocument {
    let document = this.#beside.get(text);
    if (document === undefined) {
      document = new TextDocument(text, language, {}, false, sentence);
      this.#beside.set(text, document);
    }
    return document;
  }
}

function partsOf({ parts, sentences }: TextDocument): readonly SourcePart[] {
  let from = 0;
  return parts.map((part) => {
    let to = from;
    while (to < sentences.length && sentences[to]!.start_char < part.end) to += 1;
    const ranged = { ...part, from, to };
    from = to;
    return ranged;
  });
}

/** Reads an article and remembers where each stem stands. */
export function readSourceText(text: string, language: LanguagePack): SourceText {
  return new SourceText(new TextDocument(text, language, PACKS));
}

const HYPHEN = /[-\u2010\u2011]/;

/** The words of a sentence as they are compared, read once. */
export const comparedWords = readOnce((sentence: AnalysedSentence): readonly ComparedWord[] => {
  const { index, tokens } = sentence;
  const words: ComparedWord[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { start, end, written } = tokens[at]!;
    const rest = tokens[at + 1];
    if (rest !== undefined && isBroken(sentence, end, rest.start)) {
      const whole = writtenWord(written.text + rest.text, written.language);
      for (const form of comparedForms(whole)) {
        addWord(words, { ...form, length: form.length + rest.start - end }, start + form.offset, index);
      }
      at += 1;
      continue;
    }
    for (const form of comparedForms(written)) addWord(words, form, start + form.offset, index);
  }
  return words;
});

/** "Re-\nplaced": a word that a line broke. */
const BROKEN = /^[-\u2010\u00ad]\r?\n[^\S\n]{0,20}\p{Ll}$/u;

function isBroken({ text, start_char: from }: AnalysedSentence, end: number, next: number): boolean {
  if (next - end < 2 || next - end > 23) return false;
  return /\p{L}$/u.test(text.slice(0, end - from).slice(-1)) && BROKEN.test(text.slice(end - from, next - from + 1));
}

function addWord(words: ComparedWord[], form: ComparedForm, start: number, sentence: number): void {
  const { length, lower, stem, stop, number, capitalised } = form;
  const capital = capitalised && words.length > 0;
  words.push({ start, end: start + length, lower, stem, sentence, stop, number, capital, capitalised });
}

type ComparedForm = Pick<ComparedWord, "lower" | "stem" | "stop" | "number" | "capitalised"> & {
  readonly offset: number;
  readonly length: number;
};

/** What the parts of a written word are compared by, wherever it stands; most words are one part. */
const comparedForms = readOnce(({ text, language }: WrittenWord): readonly ComparedForm[] => {
  if (text.length > LONGEST_WORD) return [comparedForm(text, 0, language)];
  const full = language.words.contracted?.(plainForm(text));
  if (full !== undefined) return contractedForms(text, full, language);
  const forms: ComparedForm[] = [];
  let offset = 0;
  for (const part of text.split(HYPHEN)) {
    if (part.length > 0) forms.push(comparedForm(part, offset, language));
    offset += part.length + 1;
  }
  return forms;
});

/** "Won't": "will" stands at "wo", "not" at "n't". */
function contractedForms(text: string, full: readonly string[], language: LanguagePack): readonly ComparedForm[] {
  const [first = "", second = ""] = full;
  const length = text.length - second.length;
  const { capitalised } = comparedForm(text, 0, language);
  const opening = { ...comparedForm(first, 0, language), length, capitalised };
  return second === "" ? [opening] : [opening, comparedForm(second, length, language)];
}

function comparedForm(written: string, offset: number, language: LanguagePack): ComparedForm {
  const lower = plainForm(written);
  const number = /^\p{N}/u.test(written);
  return {
    offset,
    length: written.length,
    lower,
    stem: number ? lower.replace(/(?<=\d)[,'\u2019](?=\d{3})/g, "") : stem(lower, language),
    stop: isStopWord(lower, language) || (!number && lower.length === 1),
    number,
    capitalised: /^\p{Lu}/u.test(written),
  };
}

/** The stems of the content words among these. */
export function contentOf(words: readonly ComparedWord[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of words) if (!word.stop) stems.add(word.stem);
  return stems;
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
  if (word.length > LONGEST_WORD) return word;
  return word
    .toLowerCase()
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/'s$/, "");
}
