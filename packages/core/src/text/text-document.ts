import type { LanguagePack, LoadedPacks } from "../languages/language-pack.ts";
import { AnalysedSentence } from "./analysed-sentence.ts";
import { atOnce } from "./at-once.ts";
import { IndexedText } from "./indexed-text.ts";
import { sentenceLanguage } from "./language/sentence-language.ts";
import { findNames } from "./names/find-names.ts";
import type { Name } from "./names/name.ts";
import { sentenceSteps } from "./sentences/segment-sentences.ts";
import type { TextPart } from "./text-part.ts";
import { findValues, readValues, type Values } from "./values/find-values.ts";
import { scanSteps } from "./values/scan.ts";
import { type ContentWord, contentWords } from "./words/content-words.ts";
import type { Token } from "./words/token.ts";

/**
 * A text and everything that is read from it, each once, when somebody first asks. Passed on instead of the text, so that
 * no two rooms cut it into words again.
 */
export class TextDocument extends IndexedText {
  readonly language: LanguagePack;
  /** The texts it is made of: one, unless it was made of several. */
  readonly parts: readonly TextPart[];
  /** The packs its sentences may be read by. */
  readonly loaded: LoadedPacks;
  readonly #mixed: boolean;
  readonly #sentence: AnalysedSentence | undefined;
  #sentences: readonly AnalysedSentence[] | undefined;
  #tokens: readonly Token[] | undefined;
  #contentWords: readonly ContentWord[] | undefined;
  #values: Values | undefined;
  #names: readonly Name[] | undefined;

  /**
   * `mixed` texts may have sentences of other languages: what is clearly one is read by its own rules. A text that was a
   * sentence of another one is given that sentence, and what was read of it need not be read again.
   */
  constructor(
    text: string,
    language: LanguagePack,
    loaded: LoadedPacks = {},
    mixed = false,
    sentence?: AnalysedSentence,
  ) {
    super(text);
    if (sentence?.text === text && sentence.language === language) this.#sentence = sentence;
    this.loaded = loaded;
    this.#mixed = mixed;
    this.language = language;
    this.parts = [{ id: null, start: 0, end: text.length, language }];
  }

  get sentences(): readonly AnalysedSentence[] {
    this.#sentences ??= atOnce(this.segment());
    return this.#sentences;
  }

  /** Cuts the text into its sentences: whoever asks for them afterwards has them at once. */
  *readSentences(): Generator<number, readonly AnalysedSentence[]> {
    this.#sentences ??= yield* this.segment();
    return this.#sentences;
  }

  protected *segment(): Generator<number, readonly AnalysedSentence[]> {
    const own = this.#mixed ? (sentence: string) => this.#languageOf(sentence) : this.language;
    const sentences: AnalysedSentence[] = [];
    for (const one of yield* sentenceSteps(this.text, this.language)) sentences.push(new AnalysedSentence(one, own));
    return sentences;
  }

  /** The words and numbers of all sentences, in order. */
  get tokens(): readonly Token[] {
    this.#tokens ??= this.sentences.flatMap(({ tokens }) => tokens);
    return this.#tokens;
  }

  /** The words that carry meaning, of compounds with hyphens part by part: what a search compares. */
  get contentWords(): readonly ContentWord[] {
    this.#contentWords ??= contentWords(this.text, this.language);
    return this.#contentWords;
  }

  /** The numbers and dates of the whole text. */
  get values(): Values {
    this.#values ??= this.#sentence?.values ?? findValues(this.text, this.language);
    return this.#values;
  }

  /** Reads them step by step. */
  *readValues(): Generator<number, Values> {
    const { text, language } = this;
    this.#values ??= yield* this.#sentence?.readValues() ??
      readValues(text, language, yield* scanSteps(text, language));
    return this.#values;
  }

  /** The people, places and organisations of the whole text. */
  get names(): readonly Name[] {
    this.#names ??= findNames(this.text, { language: this.language });
    return this.#names;
  }

  #languageOf(sentence: string): LanguagePack {
    return sentenceLanguage(sentence, this.language, this.loaded);
  }
}
