import type { Language } from "../languages/language.ts";
import type { LanguagePack } from "../languages/language-pack.ts";
import { packOf } from "../languages/pack-of.ts";
import { analyse } from "./analyse.ts";
import { Analysed } from "./read-once.ts";
import type { TextDocument } from "./text-document.ts";

/** The two texts of a check as they come in. */
interface GivenTexts {
  readonly article_text: string;
  readonly summary_text: string;
}

/** The two texts of a check, analysed by the rules of one language: what every judge reads. */
export class TextPair extends Analysed implements GivenTexts {
  readonly article_text: string;
  readonly summary_text: string;
  // Private, so that a copy of the input is the two texts and nothing else.
  readonly #article: TextDocument;
  readonly #summary: TextDocument;

  constructor({ article_text, summary_text }: GivenTexts, language: LanguagePack) {
    super();
    this.article_text = article_text;
    this.summary_text = summary_text;
    this.#article = analyse(article_text, language);
    this.#summary = analyse(summary_text, language);
  }

  get article(): TextDocument {
    return this.#article;
  }

  get summary(): TextDocument {
    return this.#summary;
  }

  get language(): LanguagePack {
    return this.#summary.language;
  }
}

/** The texts of an input, analysed; those that come analysed in this language stay as they are. */
export function textPairOf(input: GivenTexts, given: Language | LanguagePack): TextPair {
  const language = packOf(given);
  return input instanceof TextPair && input.language === language ? input : new TextPair(input, language);
}
