import { letterWords as de } from "./de/letter-words.ts";
import { letterWords as en } from "./en/letter-words.ts";
import { letterWords as es } from "./es/letter-words.ts";
import type { Locale } from "./locale.ts";
import type { LetterWords } from "./parts/letter-words.ts";
import { letterWords as pt } from "./pt/letter-words.ts";

/** Beside the packs, not in them: only letters to customers are read with these. */
const LETTER_WORDS = { de, en, es, pt } satisfies Readonly<Record<Locale, LetterWords>>;

/** What the words of a language's letters are about. */
export function letterWordsOf(locale: Locale): LetterWords {
  return LETTER_WORDS[locale];
}
