import { stopWords } from "../words/stop-words.ts";
import { ENDINGS, LETTER_WEIGHTS } from "./language-marks.ts";
import { LANGUAGES, type Language } from "./languages.ts";

/** The language of a text and how sure that is. */
export interface LanguageGuess {
  readonly language: Language;
  /** 0 without any evidence, towards 1 the further the best language is ahead of the second. */
  readonly confidence: number;
}

/** A few thousand characters settle the language; reading more only costs time. */
const SAMPLE = 4000;

/** The language of a text; English when nothing speaks for any language. */
export function detectLanguage(text: string): Language {
  return guessLanguage(text).language;
}

/** The language of a text with a confidence. */
export function guessLanguage(text: string): LanguageGuess {
  const scores: Record<Language, number> = { en: 0, de: 0, es: 0, pt: 0 };
  for (const [word] of text.slice(0, SAMPLE).matchAll(/[\p{L}\p{M}]+|[¿¡]/gu)) {
    const lower = word.toLowerCase().normalize("NFC");
    let owners = 0;
    for (const language of LANGUAGES) if (stopWords(language).has(lower)) owners += 1;
    for (const language of LANGUAGES) {
      if (stopWords(language).has(lower)) scores[language] += (lower.length > 1 ? 3 : 1) / owners;
    }
    for (const letter of lower) {
      const weights = LETTER_WEIGHTS[letter];
      if (weights !== undefined) for (const [language, weight] of weights) scores[language] += weight;
    }
    if (lower.length < 4 || owners > 0) continue;
    for (const [ending, language, weight] of ENDINGS) if (lower.endsWith(ending)) scores[language] += weight;
  }
  let best: Language = "en";
  for (const language of LANGUAGES) if (scores[language] > scores[best]) best = language;
  let second = 0;
  for (const language of LANGUAGES) if (language !== best) second = Math.max(second, scores[language]);
  const lead = scores[best] - second;
  return { language: best, confidence: lead / (lead + second * 0.5 + 3) };
}
