/** The languages every user-visible message exists in. */
export const LOCALES = ["de", "en", "es", "pt"] as const;

/** One of the languages of the message tables. */
export type Locale = (typeof LOCALES)[number];

/** Tells whether a text names one of the languages of the message tables. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}
