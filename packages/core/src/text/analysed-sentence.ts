import type { LanguagePack } from "../languages/language-pack.ts";
import { Analysed } from "./read-once.ts";
import type { Sentence } from "./sentences/segment-sentences.ts";
import { findValues, readValues, type Values } from "./values/find-values.ts";
import { scanSteps } from "./values/scan.ts";
import { Token } from "./words/token.ts";
import { nextWord } from "./words/tokenize-words.ts";
import { withoutTags } from "./words/without-tags.ts";
import { writtenWord } from "./words/written-word.ts";

/** A sentence of a document. Its tokens and values are read when somebody first asks for them. */
export class AnalysedSentence extends Analysed implements Sentence {
  readonly index: number;
  readonly start_char: number;
  readonly end_char: number;
  readonly text: string;
  readonly #languageOf: LanguagePack | ((text: string) => LanguagePack);
  #language: LanguagePack | undefined;
  #tokens: readonly Token[] | undefined;
  #stems: ReadonlySet<string> | undefined;
  #values: Values | undefined;

  /** In a text of several languages its own is told when somebody first asks. */
  constructor(
    { index, start_char, end_char, text }: Sentence,
    language: LanguagePack | ((text: string) => LanguagePack),
  ) {
    super();
    this.index = index;
    this.start_char = start_char;
    this.end_char = end_char;
    this.text = text;
    this.#languageOf = language;
  }

  get language(): LanguagePack {
    const told = this.#languageOf;
    this.#language ??= typeof told === "function" ? told(this.text) : told;
    return this.#language;
  }

  /** Its words and numbers; their places count in the whole text. */
  get tokens(): readonly Token[] {
    this.#tokens ??= tokensOf(this);
    return this.#tokens;
  }

  /** The stems of its content words. */
  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(this.tokens.filter((token) => token.isContent).map((token) => token.stem));
    return this.#stems;
  }

  /** The numbers and dates of the sentence, read without what stands around it; their places count in the sentence. */
  get values(): Values {
    this.#values ??= findValues(this.text, this.language);
    return this.#values;
  }

  /** Reads them step by step: what has no blank is one sentence, however long. */
  *readValues(): Generator<number, Values> {
    this.#values ??= yield* readValues(this.text, this.language, yield* scanSteps(this.text, this.language));
    return this.#values;
  }
}

function tokensOf({ start_char: start, text: written, language }: AnalysedSentence): Token[] {
  const text = withoutTags(written);
  const tokens: Token[] = [];
  let word = nextWord(text, 0);
  while (word !== undefined) {
    const next = nextWord(text, word.end);
    const breakAfter = hasBreak(text, word.end, next?.start ?? text.length);
    const written = writtenWord(text, language, word.start, word.end);
    tokens.push(new Token(start + word.start, start + word.end, written, breakAfter));
    word = next;
  }
  return tokens;
}

function hasBreak(text: string, start: number, end: number): boolean {
  // Nearly all words are parted by one blank.
  if (end - start === 1 && text.charCodeAt(start) === 0x20) return false;
  return /[^\s'’]/u.test(text.slice(start, end));
}
