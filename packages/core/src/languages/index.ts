export { blankPack, type KnownParts } from "./blank-pack.ts";
export { isLanguage, LANGUAGES, type Language } from "./language.ts";
export { type LanguagePack, type LoadedPacks, loadPacks } from "./language-pack.ts";
export { isLocale, LOCALES, type Locale, localeFor } from "./locale.ts";
export { packOf } from "./pack-of.ts";
