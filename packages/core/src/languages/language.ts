/** The languages Beleg reads by its own rules. */
export const LANGUAGES = ["en", "de", "es", "pt"] as const;

/** One of the languages Beleg reads by its own rules. */
export type Language = (typeof LANGUAGES)[number];
