import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import type { LanguagePack } from "./language-pack.ts";
import { pt } from "./pt/index.ts";

/** The languages Beleg reads by its own rules. Where two fit a text equally well, the first one wins. */
export const PACKS = { en, de, es, pt } satisfies Readonly<Record<string, LanguagePack>>;

/** One of the languages Beleg reads by its own rules. */
export type Language = keyof typeof PACKS;

/** The codes of these languages. */
export const LANGUAGES: readonly Language[] = Object.keys(PACKS) as Language[];
