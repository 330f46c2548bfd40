import type { Language } from "./language.ts";

/** The languages every user-visible message exists in. */
export const LOCALES = ["de", "en", "es", "pt"] as const satisfies readonly Language[];

/** One of the languages messages are written in. */
export type Locale = (typeof LOCALES)[number];

/** Tells whether a text names one of the languages messages are written in. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The language of messages about a text: its own where they are written in it, else English. */
export function localeFor(language: string): Locale {
  return isLocale(language) ? language : "en";
}

/** The same for texts of a pack. */
export function localeOf({ code }: { readonly code: string }): Locale {
  return localeFor(code);
}
