import { outcomeWords as de } from "./de/outcome-words.ts";
import { outcomeWords as en } from "./en/outcome-words.ts";
import { outcomeWords as es } from "./es/outcome-words.ts";
import type { Locale } from "./locale.ts";
import type { OutcomeWords } from "./parts/outcome-words.ts";
import { outcomeWords as pt } from "./pt/outcome-words.ts";

/** Beside the packs, not in them: a check never reads what became of a payment and should not load it. */
const OUTCOME_WORDS = { de, en, es, pt } satisfies Readonly<Record<Locale, OutcomeWords>>;

/** How a language says what became of a payment. */
export function outcomeWordsOf(locale: Locale): OutcomeWords {
  return OUTCOME_WORDS[locale];
}
