import { joinTexts } from "../contracts/sources-of.ts";
import type { LanguagePack, LoadedPacks } from "../languages/language-pack.ts";
import { AnalysedSentence } from "./analysed-sentence.ts";
import { sentenceSteps } from "./sentences/segment-sentences.ts";
import { TextDocument } from "./text-document.ts";
import type { TextPart } from "./text-part.ts";

/** One of several texts, and the language it is in. */
interface TextInLanguage {
  readonly id: string;
  readonly text: string;
  readonly language: LanguagePack;
}

/**
 * Several texts that are searched together. Each is cut into sentences by itself and in its own language: no sentence
 * begins in one and ends in another. Places count in the texts in a row; `parts` tells whose they are.
 */
export class SourceDocument extends TextDocument {
  override readonly parts: readonly TextPart[];

  constructor(texts: readonly TextInLanguage[], language: LanguagePack, loaded: LoadedPacks) {
    const { text, places } = joinTexts(texts);
    super(text, language, loaded);
    this.parts = texts.map(({ id, language: own }, at) => ({ ...places[at]!, id, language: own }));
  }

  protected override *segment(): Generator<number, readonly AnalysedSentence[]> {
    const sentences: AnalysedSentence[] = [];
    for (const { start: from, end: to, language } of this.parts) {
      const own = yield* sentenceSteps(this.text.slice(from, to), language);
      for (const { start_char: start, end_char: end, text } of own) {
        const place = { index: sentences.length, start_char: from + start, end_char: from + end, text };
        sentences.push(new AnalysedSentence(place, language));
      }
    }
    return sentences;
  }
}
