import type { Language } from "./language.ts";
import type { LanguagePack } from "./language-pack.ts";
import { PACKS } from "./packs.ts";

/** The pack of a language; a pack stands for itself. */
export function packOf(language: Language | LanguagePack): LanguagePack {
  return typeof language === "string" ? PACKS[language] : language;
}
