import { traces as de } from "./de/traces.ts";
import { traces as en } from "./en/traces.ts";
import { traces as es } from "./es/traces.ts";
import type { LanguageTraces } from "./language-pack.ts";
import { traces as pt } from "./pt/traces.ts";

/**
 * The languages Beleg reads by its own rules, each with the little that every program knows of it. Where two fit a text
 * equally well, the first one wins.
 */
export const TRACES = { en, de, es, pt } satisfies Readonly<Record<string, LanguageTraces>>;

/** One of the languages Beleg reads by its own rules. */
export type Language = keyof typeof TRACES;

/** The codes of these languages. */
export const LANGUAGES: readonly Language[] = Object.keys(TRACES) as Language[];

/** Tells whether a text names one of the languages Beleg reads by its own rules. */
export function isLanguage(text: string | null | undefined): text is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(text);
}
