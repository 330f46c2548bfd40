import { LANGUAGES, type Language, PACKS } from "./language.ts";
import type { LanguagePack, LocalePack } from "./language-pack.ts";

/** One of the languages messages are written in: those whose pack has them. */
export type Locale = { [Code in Language]: (typeof PACKS)[Code] extends LocalePack ? Code : never }[Language];

/** The languages every user-visible message exists in. */
export const LOCALES: readonly Locale[] = LANGUAGES.filter(hasMessages).sort();

/** Tells whether a text names one of the languages messages are written in. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The language of messages about a text: its own where they are written in it, else English. */
export function localeFor(language: string): Locale {
  return isLocale(language) ? language : "en";
}

function hasMessages(code: Language): code is Locale {
  const pack: LanguagePack = PACKS[code];
  return pack.messages !== undefined;
}
