import type { Language } from "../languages/language.ts";
import type { LanguagePack } from "../languages/language-pack.ts";
import { packOf } from "../languages/pack-of.ts";
import { pairLanguages } from "./language/pair-languages.ts";
import { Analysed } from "./read-once.ts";
import { TextDocument } from "./text-document.ts";

/** The two texts of a check as they come in. */
interface GivenTexts {
  readonly article_text: string;
  readonly summary_text: string;
}

/** The two texts of a check, analysed by the rules of the language given, else each by those of its own: what every judge reads. */
export class TextPair extends Analysed implements GivenTexts {
  readonly article_text: string;
  readonly summary_text: string;
  // Private, so that a copy of the input is the two texts and nothing else.
  readonly #article: TextDocument;
  readonly #summary: TextDocument;

  constructor({ article_text, summary_text }: GivenTexts, given?: LanguagePack) {
    super();
    const own = given === undefined ? pairLanguages(summary_text, article_text) : { summary: given, article: given };
    this.article_text = article_text;
    this.summary_text = summary_text;
    this.#article = new TextDocument(article_text, own.article);
    this.#summary = new TextDocument(summary_text, own.summary, given === undefined);
  }

  get article(): TextDocument {
    return this.#article;
  }

  get summary(): TextDocument {
    return this.#summary;
  }

  /** The language of the summary: what is judged. */
  get language(): LanguagePack {
    return this.#summary.language;
  }
}

/** The texts of an input, analysed in the language given or their own; those that come analysed that way stay as they are. */
export function textPairOf(input: GivenTexts, given: Language | LanguagePack | undefined): TextPair {
  const language = given === undefined ? undefined : packOf(given);
  if (input instanceof TextPair && (language === undefined || input.language === language)) return input;
  return new TextPair(input, language);
}
