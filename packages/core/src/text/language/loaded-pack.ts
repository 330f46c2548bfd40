import { checkError } from "../../contracts/errors/check-error.ts";
import type { Language } from "../../languages/language.ts";
import type { LanguagePack, LoadedPacks } from "../../languages/language-pack.ts";
import { CLEAR_GUESS } from "./sentence-language.ts";
import type { ToldLanguage } from "./tell-language.ts";

/** The pack a text is read by; a pack stands for itself. Throws for a language nobody loaded: no other one would do. */
export function loadedPack(language: Language | LanguagePack, loaded: LoadedPacks): LanguagePack {
  if (typeof language !== "string") return language;
  const pack = loaded[language];
  if (pack !== undefined) return pack;
  throw checkError("language_not_loaded", { language, loaded: Object.keys(loaded).join(", ") });
}

/** The same for a language that was told; where that is unclear and not loaded, the first one that is. */
export function packOfTold({ language, confidence }: ToldLanguage, loaded: LoadedPacks): LanguagePack {
  const first = confidence < CLEAR_GUESS ? Object.values(loaded)[0] : undefined;
  return loaded[language] ?? first ?? loadedPack(language, loaded);
}
