import type { Language } from "./language.ts";
import type { LanguagePack } from "./language-pack.ts";

const PACKS: Readonly<Record<Language, LanguagePack>> = {
  en: { code: "en" },
  de: { code: "de" },
  es: { code: "es" },
  pt: { code: "pt" },
};

/** The pack of a language; a pack stands for itself. */
export function packOf(language: Language | LanguagePack): LanguagePack {
  return typeof language === "string" ? PACKS[language] : language;
}
