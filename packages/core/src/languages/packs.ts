import { de } from "./de/complete.ts";
import { en } from "./en/complete.ts";
import { es } from "./es/complete.ts";
import type { Language } from "./language.ts";
import type { LanguagePack } from "./language-pack.ts";
import { pt } from "./pt/complete.ts";

/** Every language with its pack: who imports this loads them all. */
export const PACKS = { en, de, es, pt } satisfies Readonly<Record<Language, LanguagePack>>;
