/** The languages whose number, date and unit words are known. */
export type ValueLanguage = "en" | "de" | "es" | "pt";
